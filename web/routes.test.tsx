import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { memberPages } from './member-routes.tsx';
import { officeRoutes } from './office/routes.tsx';
import { seldomPages } from './public-routes.tsx';
import { routesOf, visitorPages } from './routes.tsx';

const routes = routesOf([...visitorPages, ...seldomPages, ...memberPages]);

// The addresses in section 2 of the specification.
const ADDRESSES =
  '/ /login /register /register2 /thankyou /contact-us /success-story /faqs /mission-vision /privacy-policy /about ' +
  '/sitemap /vision /mission /dashboard /communication-details /personal-information /health-details ' +
  '/paternal-bibliography /maternal-bibliography /update-profile-image /change-password /matching-profile';

/** The files of all pages and frames. */
const files = import.meta.glob<object>([
  './pages/*/*Page.tsx',
  './{layout,pages}/*Frame.tsx',
  './office/pages/*Page.tsx',
]);

/** Returns these routes and all routes below them. */
const withChildren = (parents: RouteObject[]): RouteObject[] =>
  parents.flatMap((route) => [route, ...withChildren(route.children ?? [])]);

const pathAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

test.each(ADDRESSES.split(' '))('%s is a page with a title in both languages', async (address) => {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  expect(route?.path).toBe(address);
  if (typeof route?.lazy !== 'function') throw new Error(`${address} is not loaded lazily.`);
  const { handle } = await route.lazy();
  expect(handle.head.en.title).toMatch(/[A-Z]/);
  expect(handle.head.bn.title).toMatch(/[\u0980-\u09ff]/);
});

test('a member’s profile has its own address, beside those of the pages around it', () => {
  expect(pathAt('/matching-profile/SV12')).toBe('/matching-profile/:profileId');
  expect(pathAt('/matching-profile/inbox')).toBe('/matching-profile/inbox');
  expect(pathAt('/matching-profile/SV12/more')).toBe('*');
});

test.each(['/Login', '/login/x', '/dashboard/1', '/nothing'])('%s is not a page', (address) => {
  expect(pathAt(address)).toBe('*');
});

test('every route of the site and the office keeps all exports of its file, such as `parts`', async () => {
  const droppedExports: string[] = [];
  for (const { lazy } of withChildren([...routes, ...officeRoutes])) {
    if (typeof lazy !== 'function') continue;
    const { handle, ...route } = await lazy();
    const file = await files[handle.module.replace('web', '.')]?.();
    const exported = Object.keys(file ?? {});
    expect(exported, handle.module).toContain('Component');
    const kept = new Set(Object.keys({ ...route, ...handle }));
    droppedExports.push(...exported.filter((name) => !kept.has(name)).map((name) => `${handle.module}: ${name}`));
  }
  expect(droppedExports).toEqual([]);
});
