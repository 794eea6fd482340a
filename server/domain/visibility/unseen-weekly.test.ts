import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { introduce, pressIntroduction, stayBeforeSundayEvening, sundayEvening } from '#server/testing/introduce.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { isWholeSecrecy } from '#server/testing/unseen/whole-secrecy.ts';
import { freeze, type InCopy, type World } from '#server/testing/unseen/worlds.ts';

/** A family introduced this week must not learn what the other has pressed, nor why there is no introduction. */
let bride: TestMember;
let father: TestMember;
let groom: TestMember;
let inCopy: InCopy;
let frozenAt = 0;

beforeAll(async () => {
  stayBeforeSundayEvening();
  const app = await startTestApp();
  father = await makeShownMember(app);
  bride = await addHolder(app, father, 'candidate');
  groom = await makeShownMember(app, { gender: 'Male' });
  await introduce(app, [bride, groom]);
  inCopy = await freeze(app);
  frozenAt = Date.now();
}, 180_000);

type Bring = (world: World) => Promise<unknown>;
const nothing: Bring = async () => {};
const as = async (world: World, one: TestMember): Promise<TestMember> => ({ ...one, ...(await world.as(one)) });
const presses =
  (one: () => TestMember, what: Parameters<typeof pressIntroduction>[2], other = () => groom): Bring =>
  async (world) =>
    expect((await pressIntroduction(await as(world, one()), other(), what)).body.msgcode).toBe(1);
const inTurn =
  (...all: Bring[]): Bring =>
  async (world) => {
    for (const bring of all) await bring(world);
  };

/** Returns everything that the groom can read. */
const groomReads = (bring: Bring): Promise<Transcript> =>
  inCopy(bring, async (world) => {
    const { pid, client } = await world.as(groom);
    return transcribe(client, requestsOf({ pid, member: bride.pid, files: [], withPages: false }), frozenAt);
  });
let asItIs: Promise<Transcript> | undefined;
const before = () => {
  asItIs ??= groomReads(nothing);
  return asItIs;
};

const PRESSED: Record<string, Bring> = {
  'she sends': presses(() => bride, 'send'),
  'it is not for her': presses(() => bride, 'no'),
  'she waits': presses(() => bride, 'later'),
  'she sends, and takes it back': inTurn(
    presses(() => bride, 'send'),
    presses(() => bride, ''),
  ),
  'her father would send': presses(() => father, 'send'),
  'she hides him': async (world) =>
    expect((await ask(await as(world, bride), 'hidemember', groom)).body.msgcode).toBe(1),
  'she switches introductions off': async (world) => {
    const { client, pid } = await as(world, bride);
    expect((await client.call('updateweekly', { pid, introduced: 'No', shownto: 'Members' })).body.msgcode).toBe(1);
  },
};
const quickly = ['she sends', 'it is not for her', 'her father would send'];
const some = Object.entries(PRESSED).filter(([name]) => isWholeSecrecy || quickly.includes(name));

test.each(some)(
  'before Sunday evening it changes no byte for him that %s',
  async (_, bring) => {
    expect(differences(await before(), await groomReads(bring))).toEqual([]);
  },
  120_000,
);

const settled: Bring = (world) => world.settle(sundayEvening());
const hisSend = presses(
  () => groom,
  'send',
  () => bride,
);

test('after it his interest waits, whether she said nothing, or that it is not for her, or has hidden him', async () => {
  const afterwards = (bring: Bring) => groomReads(inTurn(hisSend, bring, settled));
  const waits = await afterwards(nothing);
  for (const name of ['it is not for her', 'she hides him'])
    expect(differences(waits, await afterwards(PRESSED[name] ?? nothing))).toEqual([]);
}, 240_000);

const query =
  (text: string, ...values: (() => string)[]): Bring =>
  ({ pool }) =>
    pool.query(
      text,
      values.map((value) => value()),
    );
const never = query('delete from weekly_pairs');
const GONE: Record<string, Bring> = {
  'has blocked him': async (world) =>
    expect((await ask(await as(world, bride), 'blockmember', groom)).body.msgcode).toBe(1),
  'has blocked his number': async (world) => {
    const { client, pid } = await as(world, bride);
    expect((await client.call('blockphone', { pid, phone: groom.phone })).body.msgcode).toBe(1);
  },
  'has paused': query(
    "insert into pauses (profile_id, kind, reason, words) values ($1, 'paused', 'notNow', '')",
    () => bride.pid,
  ),
  rests: query(
    "insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'mitra')",
    () => bride.pid,
  ),
};

test.each(Object.entries(GONE))(
  'where she %s it is for him as if there had been no introduction',
  async (_, bring) => {
    const [there, notThere] = [await groomReads(bring), await groomReads(inTurn(never, bring))];
    expect(differences(there, notThere)).toEqual([]);
  },
  120_000,
);

test('an introduction is seen by the two alone', async () => {
  expect(differences(await before(), await groomReads(never)).join()).toContain('showtoday');
}, 120_000);
