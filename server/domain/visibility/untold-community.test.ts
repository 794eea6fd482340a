import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { freeze, type InCopy, type Somebody } from '#server/testing/unseen/worlds.ts';

let bride: TestMember;
let friend: TestMember;
let stranger: TestMember;
let visitor: Somebody;
let link = '';
let inCopy: InCopy;
let frozenAt = 0;

const VIEWERS = ['the accepted family', 'a stranger who wishes for it', 'who has the address of a link'] as const;
type Viewer = (typeof VIEWERS)[number];

beforeAll(async () => {
  const app = await startTestApp();
  bride = await makeShownMember(app, { community: 'SC' });
  friend = await makeShownMember(app, { gender: 'Male' });
  stranger = await makeShownMember(app, { gender: 'Male' });
  visitor = { pid: '', client: app.client() };
  await becomeAcquainted(bride, friend);
  for (const { client, pid } of [friend, stranger])
    await client.call('updatewishes', { pid, communities: 'SC,OBC', communitystrength: 'Must' });
  const made = await bride.client.call('makecardlink', { pid: bride.pid, days: '30', roots: 'Yes' });
  link =
    String(made.body.address ?? '')
      .split('/')
      .pop() ?? '';
  inCopy = await freeze(app);
  frozenAt = Date.now();
}, 60_000);

const by: Record<Viewer, () => Somebody> = {
  'the accepted family': () => friend,
  'a stranger who wishes for it': () => stranger,
  'who has the address of a link': () => visitor,
};

/** Returns everything that a viewer can read about a bride with this community and this audience for it. */
const look = (viewer: Viewer, community: string, communityFor: string): Promise<Transcript> =>
  inCopy(
    async ({ pool }) => {
      await pool.query('update personal_details set community = $2 where profile_id = $1', [bride.pid, community]);
      await pool.query(
        `insert into profile_details (profile_id, community_for) values ($1, $2)
         on conflict (profile_id) do update set community_for = excluded.community_for`,
        [bride.pid, communityFor],
      );
    },
    async ({ as }) => {
      const { pid, client } = await as(by[viewer]());
      const about = { pid, member: bride.pid, files: [], withPages: false, ...(pid === '' && { link }) };
      return transcribe(client, requestsOf(about), frozenAt);
    },
  );

test.each(VIEWERS)(
  '%s reads the same of an untold community, whatever it is, and another of a told one',
  async (viewer) => {
    const untold = await look(viewer, 'SC', 'Nobody');
    expect(differences(untold, await look(viewer, 'ST', 'Nobody'))).toEqual([]);
    expect(differences(untold, await look(viewer, 'ST', 'Members'))).not.toEqual([]);
  },
  120_000,
);

test('of an untold one every reader has nothing, its owner all; a must of others does not hide it', async () => {
  const app = await startTestApp();
  const [her, him] = [await makeShownMember(app, { community: 'ST' }), await makeShownMember(app, { gender: 'Male' })];
  await becomeAcquainted(her, him);
  const read = async () => {
    const { body } = await ask(him, 'member', her);
    return JSON.stringify(body).match(/"community":"([^"]*)"/)?.[1];
  };
  expect(await read()).toBe('ST');
  const { client, pid } = her;
  const saved = await client.call('savepersonalstep', { pid, communityfor: 'Nobody', version: '' });
  expect(saved.body.msgcode).toBe(1);
  expect(await read()).toBe('');
  expect((await client.call('showpersonalinfo', { pid })).text).toContain('"community":"ST"');
  const other = await makeShownMember(app, { gender: 'Male' });
  await other.client.call('updatewishes', { pid: other.pid, communities: 'General', communitystrength: 'Must' });
  const list = `/api/findmatches?${new URLSearchParams({ pid: other.pid })}`;
  await expect.poll(async () => (await other.client.get(list)).text, { timeout: 10_000 }).toContain(pid);
});
