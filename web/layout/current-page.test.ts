import { expect, test } from 'vitest';
import { currentAt, entryOf, isListed } from './current-page.ts';

const OWN = '/matching-profile/SV7';

test.each([
  ['/matching-profile/search', '/matching-profile'],
  ['/matching-profile/find', '/matching-profile'],
  ['/matching-profile/shortlist', '/matching-profile'],
  ['/matching-profile/wishes', '/matching-profile'],
  ['/matching-profile/SV12', '/matching-profile'],
  ['/matching-profile/SV12/pair', '/matching-profile'],
  [OWN, OWN],
  ['/matching-profile/links', OWN],
  ['/confirm-phone', '/phone-and-email'],
  ['/delete-profile', '/matching-profile/settings'],
  ['/matching-profile/inbox', '/matching-profile/inbox'],
  ['/my-consents', '/my-consents'],
])('%s is marked in the menus at %s', (pathname, entry) => {
  expect(entryOf(pathname, OWN)).toBe(entry);
});

test('a page without its own entry is marked under the entry it belongs to', () => {
  const at = (to: string) => currentAt(to, '/matching-profile/SV12', OWN);
  expect(['/matching-profile', '/matching-profile/SV12', OWN].map(at)).toEqual(['true', 'page', undefined]);
});

test('a page that the left menu lists is marked there alone', () => {
  expect(['/matching-profile/wishes', '/matching-profile/links'].map(isListed)).toEqual([true, true]);
  expect(['/matching-profile/find', '/matching-profile/SV12', '/matching-profile'].map(isListed)).toEqual([
    false,
    false,
    false,
  ]);
});

test('a search by number or name is not the search with its own entry', () => {
  expect(currentAt('/matching-profile/search', '/matching-profile/find', OWN)).toBeUndefined();
});
