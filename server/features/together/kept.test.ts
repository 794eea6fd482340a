import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeAcceptedPair } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';

const app = await startTestApp();
const { pool } = app;

const press = (who: TestMember, other: TestMember, step: string, value: string) =>
  ask(who, 'presstogether', other, { step, value });
const download = async ({ client }: TestMember): Promise<unknown> => {
  const file = readZip((await client.get('/files/my-data.zip')).bytes).get('my-data.json');
  return JSON.parse(String(file))['steps of two families'];
};
const rowsOf = async (...families: TestMember[]) =>
  (
    await pool.query(
      'select one_id, other_id, ended_at is not null as over from together where one_id = any($1) or other_id = any($1)',
      [families.map(({ pid }) => pid)],
    )
  ).rows;

test('the download has one’s own presses, with whom as long as that family is seen, and never the other’s', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await press(bride, groom, 'call', 'spoken');
  await press(groom, bride, 'quiet14', 'ended');
  const own = { step: 'call', answer: 'spoken', 'pressed at': expect.any(String) };
  expect(await download(bride)).toEqual([{ ...own, 'with member': groom.pid }]);
  expect(await download(groom)).toMatchObject([{ step: 'quiet14', answer: 'ended', 'with member': bride.pid }]);

  await groom.client.call('deleteprofile', { pid: groom.pid, password: TEST_PASSWORD });
  expect(await download(bride)).toEqual([{ ...own, 'with member': null }]);
  await pool.query('update members set deletion_due_at = now() where profile_id = $1', [groom.pid]);
  await sweep(app.db, makeFileStore(app.dataDir));
  expect(await rowsOf(bride)).toMatchObject([{ over: true }]);
  expect(JSON.stringify(await rowsOf(bride))).not.toContain(groom.pid);
  // What she wrote herself stays in her data.
  expect(await download(bride)).toEqual([{ ...own, 'with member': null }]);
});

test('ninety days after the end nothing is kept, and what is open stays', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await press(bride, groom, 'call', 'spoken');
  const [other, open] = await makeAcceptedPair(app);
  await press(other, open, 'call', 'spoken');
  await pool.query("update together set began_at = now() - interval '1 year'");
  await ask(groom, 'endacquaintance', bride);
  const letPass = async (days: number) => {
    await pool.query('update together set ended_at = ended_at - make_interval(days => $1)', [days]);
    await sweep(app.db, makeFileStore(app.dataDir));
  };
  await letPass(89);
  expect(await rowsOf(bride)).toHaveLength(1);
  await letPass(2);
  expect(await rowsOf(bride)).toEqual([]);
  expect(await rowsOf(open)).toHaveLength(1);
});

test('a new acceptance after the end begins with nothing pressed', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await press(bride, groom, 'numbers', 'writeFirst');
  await ask(groom, 'endacquaintance', bride);
  await pool.query('delete from partings');
  await pool.query('delete from introductions where sender_id = $1', [bride.pid]);
  await becomeAcquainted(bride, groom);
  expect((await ask(groom, 'opencontact', bride)).body.phone).toBe(bride.phone);
  await press(bride, groom, 'call', 'spoken');
  expect(await rowsOf(bride)).toMatchObject([{ over: true }, { over: false }]);
});
