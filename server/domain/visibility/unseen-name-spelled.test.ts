import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { freeze, type InCopy } from '#server/testing/unseen/worlds.ts';

/**
 * The family's spelling of a name in the other script must be visible exactly like the name: no surname for strangers,
 * and nothing where the name is hidden.
 */
const VIEWERS = ['a stranger', 'a family they have accepted', 'a family they have blocked'] as const;
type Viewer = (typeof VIEWERS)[number];
let owner: TestMember;
let viewers: Record<Viewer, TestMember>;
let inCopy: InCopy;
let frozenAt = 0;

beforeAll(async () => {
  const app = await startTestApp({ approval: 'before' });
  owner = await makeShownMember(app, { name: 'Sudeshna Mukherjee' });
  const groom = (name: string) => makeShownMember(app, { gender: 'Male', name });
  viewers = {
    'a stranger': await groom('Amit Dutta'),
    'a family they have accepted': await groom('Bimal Roy'),
    'a family they have blocked': await groom('Chandan Pal'),
  };
  await becomeAcquainted(viewers['a family they have accepted'], owner);
  await ask(owner, 'blockmember', viewers['a family they have blocked']);
  inCopy = await freeze(app, { approval: 'before' });
  frozenAt = Date.now();
}, 180_000);

const looks = (viewer: Viewer, spelling: string): Promise<Transcript> =>
  inCopy(
    ({ pool }) => pool.query('update members set name_spelled = $2 where profile_id = $1', [owner.pid, spelling]),
    async ({ as }) => {
      const { pid, client } = await as(viewers[viewer]);
      return transcribe(client, requestsOf({ pid, member: owner.pid, files: [], withPages: false }), frozenAt);
    },
  );
const spellings = ['সুদেষণা মুখোপাধ্যায়', 'সুদেষণা মুখার্জী'].map((spelling) => spelling.normalize('NFC'));
const saidIn = (transcript: Transcript) => Buffer.from([...transcript.values()].join(), 'latin1').toString();

test('a stranger reads its given name alone, and another surname changes no byte', async () => {
  const [one, other] = [await looks('a stranger', spellings[0] ?? ''), await looks('a stranger', spellings[1] ?? '')];
  expect(differences(one, other)).toEqual([]);
  expect(saidIn(one)).toContain('"spelled":"সুদেষণা"');
  expect(saidIn(one)).not.toMatch(/মুখ|Mukh/);
});

test('an accepted family reads the whole of it', async () => {
  const viewer = 'a family they have accepted';
  const [one, other] = [await looks(viewer, spellings[0] ?? ''), await looks(viewer, spellings[1] ?? '')];
  expect(saidIn(one)).toContain(spellings[0]);
  expect(differences(one, other).map((difference) => difference.split('\n')[0])).toContain('member');
});

test('where the name is not shown, that there is one changes no byte', async () => {
  const viewer = 'a family they have blocked';
  const [one, none] = [await looks(viewer, spellings[0] ?? ''), await looks(viewer, '')];
  expect(differences(one, none)).toEqual([]);
  expect(saidIn(one)).not.toContain('সুদেষণা');
});

test.each([
  ['a stranger', 'Sudeshna Dutta'],
  ['a stranger', 'Mita Basu'],
  ['a family they have accepted', 'Sudeshna Dutta'],
  ['a family they have accepted', 'Mita Basu'],
] as const)('to %s, a name that waits for the office (%s) changes no byte', async (viewer, name) => {
  const [namespelled = ''] = spellings;
  const saved = (to: string) =>
    inCopy(
      async (world) => {
        await world.pool.query('update members set name_spelled = $2 where profile_id = $1', [owner.pid, namespelled]);
        const form = { pid: owner.pid, phone: owner.phone, name: to, namespelled, gender: 'Female', email: '' };
        const { body, text } = await (await world.as(owner)).client.call('updatedashboard', form);
        expect(body.msgcode, text).toBe(1);
        const { rowCount } = await world.pool.query("select from held_answers where answer = 'name'");
        expect(rowCount).toBe(to === name ? 1 : 0);
      },
      async ({ as }) => {
        const { pid, client } = await as(viewers[viewer]);
        return transcribe(client, requestsOf({ pid, member: owner.pid, files: [], withPages: false }), frozenAt);
      },
    );
  const [before, waiting] = [await saved('Sudeshna Mukherjee'), await saved(name)];
  expect(saidIn(before)).toContain('সুদেষণা');
  expect(differences(before, waiting)).toEqual([]);
});
