import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { makeAcceptedPair } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

let app: TestApp;
let bride: TestMember;
let groom: TestMember;
let manifest: Record<string, { file: string }>;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  app = await startTestApp({}, { pages: 'built' });
  [bride, groom] = await makeAcceptedPair(app);
}, 120_000);

/** Returns the scripts that the HTML of a bride's page preloads. */
async function preloadedBy(path: string): Promise<string[]> {
  const { status, text } = await bride.client.get(path);
  expect(status, text.slice(0, 300)).toBe(200);
  return Array.from(text.matchAll(/<link rel="modulepreload" href="\/([^"]+)">/g), ([, file = '']) => file);
}

// Server and web never import each other.
const steps = Array.from(
  readFileSync('web/pages/together/steps.ts', 'utf8').matchAll(/step\(\s*'(\w+)',\s*'([^']+)'/g),
  ([, name = '', source = '']) => ({ name, source }),
);

const fileOf = (source: string): string => manifest[source]?.file ?? `no file of ${source}`;

test('the page of each step of two families names its script, and no other step’s', async () => {
  const page = `/matching-profile/${groom.pid}/together`;
  const files = steps.map(({ name, source }) => ({ name, file: fileOf(source) }));
  expect(files.length).toBeGreaterThan(10);
  const onOverview = await preloadedBy(page);
  for (const { name, file } of files) {
    const named = await preloadedBy(`${page}?step=${name}`);
    const own = files.filter((each) => named.includes(each.file));
    expect(own, name).toEqual([{ name, file }]);
    expect(onOverview, name).not.toContain(file);
  }
});

test('the page of an accepted family names the scripts of its parts', async () => {
  const named = await preloadedBy(`/matching-profile/${groom.pid}`);
  expect(named).toContain(fileOf('web/pages/member/AcceptedCover.tsx'));
  expect(named).not.toContain(fileOf('web/pages/member/OwnMember.tsx'));
});
