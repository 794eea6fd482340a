import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { FULL_FROM } from '#contract/signs.ts';
import { renewFullInboxes } from '#server/domain/interests/full-inboxes.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { isWholeSecrecy } from '#server/testing/unseen/whole-secrecy.ts';
import { freeze, type InCopy, type World } from '#server/testing/unseen/worlds.ts';

/**
 * A gate and a full inbox must not reveal to a sender what became of an interest, nor to anybody that there is a gate.
 */
const MONDAY = `(date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`;
let bride: TestMember;
let sender: TestMember;
let stranger: TestMember;
let inCopy: InCopy;
let frozenAt = 0;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  const app = await startTestApp();
  bride = await makeShownMember(app);
  const wishes = { religionids: '1', religionstrength: 'Wish' };
  await bride.client.call('updatewishes', { pid: bride.pid, ...wishes });
  // Ten families of another religion wait. One of them looks, and so does a member who has not written.
  const grooms = [];
  for (let made = 0; made <= FULL_FROM; made += 1)
    grooms.push(await makeShownMember(app, { gender: 'Male', religion: '2' }));
  const [first, second, ...others] = grooms;
  if (first === undefined || second === undefined) throw new Error('There are no grooms.');
  [sender, stranger] = [first, second];
  for (const one of [sender, ...others]) await ask(one, 'sendintroduction', bride, { note: '' });
  await app.pool.query(`update introductions set sent_at = ${MONDAY} - interval '2 days';
    update showings set shown_at = ${MONDAY} - interval '31 days'`);
  inCopy = await freeze(app);
  frozenAt = Date.now();
}, 180_000);

type Bring = (world: World) => Promise<unknown>;
const week: Bring = ({ db }) => renewFullInboxes(db);
const after =
  (...steps: Bring[]): Bring =>
  async (world) => {
    for (const step of steps) await step(world);
  };
const asks =
  (path: string, form: Record<string, string>): Bring =>
  async ({ as }) => {
    const { client, pid } = await as(bride);
    const { body, text } = await client.call(path, { pid, ...form });
    expect(body.msgcode, `${path} ${text}`).toBe(1);
  };
/** Returns everything that the sender of an interest, and a member who sent none, get afterwards. */
const looks = (bring: Bring, withPages = isWholeSecrecy): Promise<Map<string, Transcript>> =>
  inCopy(bring, async ({ as }) => {
    const seen = new Map<string, Transcript>();
    for (const [name, viewer] of Object.entries({ sender, stranger })) {
      const { pid, client } = await as(viewer);
      const requests = requestsOf({ pid, member: bride.pid, files: [], withPages });
      seen.set(name, await transcribe(client, requests, frozenAt));
    }
    return seen;
  });
const changesOf = (one: Map<string, Transcript>, other: Map<string, Transcript>) =>
  ['sender', 'stranger'].flatMap((name) => differences(one.get(name), other.get(name)));
const ticks = (gate: string) =>
  asks('updatewishes', { religionids: '1', religionstrength: 'Wish', gateform: '1', gate });
const declines: Bring = (world) => asks('declineintroduction', { member: sender.pid })(world);
const opens: Bring = async ({ as }) => {
  const { client, pid } = await as(bride);
  await client.call('introductions', { pid });
  await client.call('member', { pid, member: sender.pid });
};
const isEmptied: Bring = ({ pool }) => pool.query('delete from introductions where sender_id <> $1', [sender.pid]);

/**
 * The answers after the family has saved its wishes without the gate, for comparison. Its visit shows only as a week,
 * and is part of every run.
 */
let usual: Map<string, Transcript>;
beforeAll(async () => {
  usual = await looks(after(ticks(''), week));
}, 180_000);

test('a full inbox does change what others are answered', async () => {
  const changed = changesOf(await looks(after(ticks(''), isEmptied, week)), usual).join();
  for (const name of ['member\n', 'findmatches\n']) expect(changed).toContain(name);
}, 120_000);

const CASES: [string, Bring][] = [
  ['the gate is ticked, and the interest declined in silence', after(ticks('Yes'), opens, declines, week)],
  ['the gate was ticked and is no longer, and the interest opened', after(ticks('Yes'), opens, ticks(''), week)],
  ['after the count the gate is ticked, and the interest declined', after(week, ticks('Yes'), declines)],
];
test.each(isWholeSecrecy ? CASES : CASES.slice(0, 1))(
  '%s: no byte changes for who sent it, nor for who did not',
  async (_, bring) => {
    expect(changesOf(usual, await looks(bring))).toEqual([]);
  },
  120_000,
);

test.each(isWholeSecrecy ? [10, 20] : [10])(
  'on day %i who waits reads the same, whatever has become of it',
  async (days) => {
    const aged: Bring = ({ pool }) =>
      pool.query('update introductions set sent_at = to_timestamp($1) - make_interval(days => $2)', [
        frozenAt / 1000,
        days,
      ]);
    const waits = await looks(after(ticks(''), week, aged), false);
    expect(changesOf(waits, await looks(after(ticks('Yes'), opens, declines, week, aged), false))).toEqual([]);
  },
  120_000,
);
