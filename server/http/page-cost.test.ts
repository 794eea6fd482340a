import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

/** Most queries of a page, and the bytes of its HTML before compression. */
const MOST = { list: 14, home: 16, listBytes: 90_000 };

let app: TestApp;
let bride: TestMember;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  app = await startTestApp({ readings: { cards: 100_000, profiles: 100, lists: 100_000 } }, { pages: 'built' });
  bride = await makeShownMember(app);
  await insertInvented(app, { seed: 11, count: 120, firstId: 500_000_000 });
  // One has accepted, one is waiting, and one may not be seen.
  const grooms = await Promise.all(
    ['Amit Dutta', 'Subir Sen', 'Ratan Pal'].map((name) => makeShownMember(app, { gender: 'Male', name })),
  );
  const [friend, waiting, blocked] = grooms;
  if (!friend || !waiting || !blocked) throw new RangeError('Three grooms are needed.');
  await becomeAcquainted(bride, friend);
  await ask(waiting, 'sendintroduction', bride, { note: '' });
  await ask(blocked, 'sendintroduction', bride, { note: '' });
  await ask(bride, 'blockmember', blocked);
  await vi.waitUntil(async () => (await app.client().get('/readyz')).body.lists === 'ok', { timeout: 10_000 });
  // New members reach the lists within a second.
  await vi.waitUntil(async () => (await open('/matching-profile')).text.split('<article').length > 20, {
    timeout: 10_000,
  });
}, 120_000);

async function open(path: string) {
  const answer = await bride.client.get(path);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer;
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => {
    bride.client.cookies.set('lang', language);
  });

  test('a list takes few statements, and few bytes for twenty people', async () => {
    const { answer, queries } = await countQueries(app, () => open('/matching-profile'));
    expect(answer.text.match(/<article/g)).toHaveLength(20);
    expect(queries).toBeLessThanOrEqual(MOST.list);
    expect(answer.bytes.length).toBeLessThanOrEqual(MOST.listBytes);
  });

  test('the home of a family with news takes few statements', async () => {
    const { answer, queries } = await countQueries(app, () => open('/dashboard'));
    expect(answer.text).toContain('id="data"');
    expect(queries).toBeLessThanOrEqual(MOST.home);
  });
});

test('a page is of one moment, and the next page of its own', async () => {
  expect((await open('/matching-profile')).text).not.toContain('"newNotices":7');
  const other = await makeShownMember(app, { gender: 'Male', name: 'Tarun Roy' });
  const before = (await open('/dashboard')).text;
  await ask(other, 'sendintroduction', bride, { note: '' });
  const after = (await open('/dashboard')).text;
  expect(before).not.toContain(other.pid);
  expect(after).toContain(other.pid);
});

test('whose session has ended sees the login at the next page', async () => {
  const groom = await makeShownMember(app, { gender: 'Male', name: 'Bimal Kar' });
  expect((await groom.client.get('/dashboard')).status).toBe(200);
  await app.pool.query('delete from sessions where profile_id = $1', [groom.pid]);
  expect((await groom.client.get('/dashboard')).headers.get('location')).toBe('/login');
});
