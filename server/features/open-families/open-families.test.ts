import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { MATCHES_A_PAGE } from '#contract/matches.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const [groom, bride, other] = [
  await makeShownMember(app, { gender: 'Male' }),
  await makeShownMember(app),
  await makeShownMember(app),
];

const list = async ({ client, pid }: TestMember, of: string, cursor = '') =>
  (await client.call('openfamilies', { pid, of, cursor })).body;
const idsIn = async (reader: TestMember, of: string): Promise<string[]> =>
  Object(await list(reader, of)).matches.map(({ member }: { member: { memberId: string } }) => member.memberId);
const wish = ({ client, pid }: TestMember, wishes: Record<string, string>) =>
  client.call('updatewishes', { pid, nobarform: '1', ...wishes });
const tell = ({ client, pid }: TestMember, audience: string) =>
  client.call('updatedisability', { pid, kinds: 'Seeing', since: '', helps: '', words: '', audience, agrees: 'Yes' });
const welcome = ({ client, pid }: TestMember, welcomes = 'Yes') => client.call('updatewelcome', { pid, welcomes });

test('who says that caste is no bar is shown those who say the same, and nobody else', async () => {
  expect(await list(groom, 'noBar')).toMatchObject({ is_in: false, matches: [] });
  await wish(groom, { castenobar: 'Yes' });
  await wish(other, { religionnobar: 'Yes' });
  expect(await list(groom, 'noBar')).toMatchObject({ is_in: true, matches: [] });
  await wish(bride, { castenobar: 'Yes' });
  expect([await idsIn(groom, 'noBar'), await idsIn(bride, 'noBar')]).toEqual([[bride.pid], [groom.pid]]);
  expect((await ask(groom, 'member', bride)).body.open_to).toEqual(['caste']);
});

test('a tick of before is told to nobody until the page that says so saves it again', async () => {
  const quiet = await makeShownMember(app);
  await quiet.client.call('updatewishes', { pid: quiet.pid, castenobar: 'Yes' });
  expect(await idsIn(groom, 'noBar')).not.toContain(quiet.pid);
  expect((await ask(groom, 'member', quiet)).body.open_to).toEqual([]);
  await wish(quiet, { castenobar: 'Yes' });
  expect(await idsIn(groom, 'noBar')).toContain(quiet.pid);
  await wish(quiet, {});
  expect(await idsIn(groom, 'noBar')).not.toContain(quiet.pid);
});

test('with no bar a religion is no must', async () => {
  const { status, body } = await wish(other, { religionnobar: 'Yes', religionids: '1', religionstrength: 'Must' });
  expect([status, Object.keys(Object(body.errors))]).toEqual([422, ['religionstrength']]);
  expect((await wish(other, { religionnobar: 'Yes', religionids: '1', religionstrength: 'Wish' })).body.msgcode).toBe(
    1,
  );
});

test('the musts of both hold here too, and so do block and pause', async () => {
  await wish(bride, { castenobar: 'Yes', agefrom: '90', ageto: '95', agestrength: 'Must' });
  expect(await idsIn(groom, 'noBar')).not.toContain(bride.pid);
  await wish(bride, { castenobar: 'Yes' });
  expect(await idsIn(groom, 'noBar')).toContain(bride.pid);
  await ask(bride, 'blockmember', groom);
  expect(await idsIn(groom, 'noBar')).not.toContain(bride.pid);
  await ask(bride, 'unblockmember', groom);
  await bride.client.call('pauseprofile', { pid: bride.pid, kind: 'paused', reason: 'notNow', words: '' });
  expect(await idsIn(groom, 'noBar')).not.toContain(bride.pid);
  await bride.client.call('resumeprofile', { pid: bride.pid });
});

test('who told every member and who would welcome it find each other; told to families in touch it is in no list', async () => {
  await tell(bride, 'Accepted');
  await welcome(groom);
  expect(await idsIn(groom, 'disability')).toEqual([]);
  expect(await list(bride, 'disability')).toMatchObject({ is_in: false });
  await tell(bride, 'Members');
  expect([await idsIn(groom, 'disability'), await idsIn(bride, 'disability')]).toEqual([[bride.pid], [groom.pid]]);
  // Two who are open to it and have told of none themselves are not listed for each other.
  await welcome(other);
  expect(await idsIn(groom, 'disability')).toEqual([bride.pid]);
  await bride.client.call('erasedisability', { pid: bride.pid });
  expect(await idsIn(groom, 'disability')).toEqual([]);
});

test('pages follow each other without anybody twice or left out, in an order of its own', async () => {
  const brides = [];
  for (let made = 0; made < MATCHES_A_PAGE + 3; made += 1) brides.push(await makeShownMember(app));
  for (const one of brides) await wish(one, { castenobar: 'Yes' });
  const first = Object(await list(groom, 'noBar'));
  const second = Object(await list(groom, 'noBar', first.cursor));
  const ids = [...first.matches, ...second.matches].map(({ member }) => member.memberId);
  expect([first.matches.length, second.cursor, new Set(ids).size]).toEqual([MATCHES_A_PAGE, '', ids.length]);
  for (const { pid } of brides) expect(ids).toContain(pid);
  expect(ids).not.toEqual([...ids].sort());
});

test.each(['x', '-1', '0', '12345678901'])('the cursor %j is refused', async (cursor) => {
  const { status } = await groom.client.call('openfamilies', { pid: groom.pid, of: 'noBar', cursor });
  expect(status).toBe(422);
});

test('who is not shown reads nobody', async () => {
  const hidden = await makeShownMember(app, { gender: 'Male' });
  await wish(hidden, { castenobar: 'Yes' });
  await app.db.deleteFrom('showings').where('profile_id', '=', hidden.pid).execute();
  expect(await list(hidden, 'noBar')).toMatchObject({ shown: false, matches: [] });
});

test('nothing that is said openly changes a byte of the lists, the search or the home of others', async () => {
  const reader = await makeShownMember(app, { gender: 'Male' });
  const look = async () => [
    (await reader.client.get(`/api/findmatches?pid=${reader.pid}`)).text,
    (await reader.client.get(`/api/searchmembers?pid=${reader.pid}`)).text,
    (await reader.client.get(`/api/showtoday?pid=${reader.pid}`)).text,
  ];
  // The lists learn of members within a second.
  let before = await look();
  await expect
    .poll(
      async () => {
        const last = before;
        before = await look();
        return isDeepStrictEqual(before, last);
      },
      { interval: 1_100, timeout: 20_000 },
    )
    .toBe(true);
  await tell(other, 'Members');
  for (const kind of ['caste', 'religion', 'disability'])
    await app.pool.query(
      'insert into open_to select profile_id, $1 from members where profile_id <> $2 on conflict do nothing',
      [kind, reader.pid],
    );
  expect(await look()).toEqual(before);
});
