import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { AGREED, PROMISED, speakWith } from '#server/testing/sealed-words.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { isWholeSecrecy } from '#server/testing/unseen/whole-secrecy.ts';
import { freeze, type InCopy, type World } from '#server/testing/unseen/worlds.ts';

/**
 * A sealed word between two candidates must not change a byte for others. Before it is opened, it must not change any
 * for anybody else at all.
 */
let bride: TestMember;
let groom: TestMember;
/** All others, each with the member about whom they ask. */
let others: Record<string, readonly [TestMember, TestMember]>;
let inCopy: InCopy;
let frozenAt = 0;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  const app = await startTestApp();
  bride = await makeShownMember(app);
  groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  const accepted = await makeShownMember(app, { gender: 'Male', name: 'Bimal Roy' });
  const stranger = await makeShownMember(app, { gender: 'Male', name: 'Chandan Pal' });
  for (const one of [groom, accepted]) await becomeAcquainted(one, bride);
  for (const one of [bride, groom, accepted, stranger]) await speakWith(app, one);
  const [father, mother] = [await addHolder(app, bride, 'guardian'), await addHolder(app, groom, 'guardian')];
  others = {
    'her father, of him': [father, groom],
    'his mother, of her': [mother, bride],
    'another whom she has accepted': [accepted, bride],
    'a stranger': [stranger, bride],
  };
  inCopy = await freeze(app);
  frozenAt = Date.now();
}, 180_000);

type Bring = (world: World) => Promise<unknown>;
const does =
  (who: () => TestMember, about: () => TestMember, path: string, form: Record<string, string> = {}): Bring =>
  async ({ as }) => {
    const { client, pid } = await as(who());
    const { body, text } = await client.call(path, { pid, member: about().pid, ...form });
    expect(body.msgcode, `${path} ${text}`).toBe(1);
  };
const seals = does(
  () => bride,
  () => groom,
  'writesealedword',
  { ...AGREED, words: 'Zq9sealed asthma' },
);
const opens = does(
  () => groom,
  () => bride,
  'opensealedword',
  PROMISED,
);
const takesBack = does(
  () => bride,
  () => groom,
  'takebacksealedword',
);
const after =
  (...steps: Bring[]): Bring =>
  async (world) => {
    for (const step of steps) await step(world);
  };

/** Returns the answers to all others, one after the other, and the messages sent. */
const looks = (bring: Bring): Promise<Map<string, Transcript>> =>
  inCopy(bring, async (world) => {
    const seen = new Map<string, Transcript>();
    for (const [name, [viewer, about]] of Object.entries(others)) {
      const { pid, client } = await world.as(viewer);
      const requests = requestsOf({ pid, member: about.pid, files: [], withPages: isWholeSecrecy });
      seen.set(name, await transcribe(client, requests, frozenAt));
    }
    expect((await world.send()).join()).not.toContain('Zq9sealed');
    return seen;
  });
const changesOf = (one: Map<string, Transcript>, other: Map<string, Transcript>) =>
  [...one.keys()].flatMap((name) => differences(one.get(name), other.get(name)));

let usual: Map<string, Transcript>;
beforeAll(async () => {
  usual = await looks(async () => {});
}, 180_000);

const CASES: readonly (readonly [string, Bring])[] = [
  ['one that is sealed, opened three times', after(seals, opens, opens, opens)],
  ['one that is sealed', seals],
  ['one that is taken back', after(seals, takesBack)],
];
test.each(isWholeSecrecy ? CASES : CASES.slice(0, 1))(
  '%s changes no byte for guardians of either side, another accepted family and strangers',
  async (_, bring) => {
    expect(changesOf(usual, await looks(bring))).toEqual([]);
  },
  180_000,
);

test('the one reader does notice, so the test above proves something', async () => {
  const reads = (bring: Bring) =>
    inCopy(bring, async ({ as }) => {
      const reader = await as(groom);
      return (await ask({ ...groom, ...reader }, 'showsealedword', bride)).body.theirs;
    });
  expect([await reads(async () => {}), await reads(seals)]).toEqual(['', 'sealed']);
}, 120_000);

/**
 * The files whose SQL may name the table. The office, lists, counts, prices, figures and notices are not among them.
 */
const READERS = [
  'server/domain/sealed-words/sealed-words.queries.ts',
  'server/platform/backup/tables.queries.ts',
  'server/platform/crypto/rotation.queries.ts',
  'server/platform/crypto/sealed-words.queries.ts',
  'server/platform/db/sealed-word-tables.ts',
];
const CALLERS = [
  'server/domain/consents/health.queries.ts',
  'server/domain/holders/candidate-choices.queries.ts',
  'server/domain/holders/holders.queries.ts',
  'server/domain/members/remove-member.queries.ts',
  'server/domain/together/end-together.ts',
  'server/features/my-data/make-archive.ts',
  'server/features/sealed-words/sealed-words.routes.ts',
  'server/sweep.ts',
];
test('no SQL but its own reads the table, and nobody but these calls it: the office does not', () => {
  const files = globSync('{server,database,scripts,bench}/**/*.ts').filter(
    (path) => !path.endsWith('.test.ts') && !path.includes('/testing/'),
  );
  const naming = (words: string) => files.filter((path) => readFileSync(path, 'utf8').includes(words)).sort();
  expect(naming('sealed_words')).toEqual(READERS);
  expect(naming('domain/sealed-words/')).toEqual(CALLERS);
});
