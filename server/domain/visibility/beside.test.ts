import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeReadyToCheck, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { freeze, type InCopy, type World } from '#server/testing/unseen/worlds.ts';

let father: TestMember;
let bride: TestMember;
let groom: TestMember;
let stranger: TestMember;
let inCopy: InCopy;
let frozenAt = 0;
let before: Transcript;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  const app = await startTestApp();
  father = await makeShownMember(app);
  groom = await makeShownMember(app, { gender: 'Male' });
  stranger = await makeShownMember(app, { gender: 'Male' });
  bride = await addHolder(app, father, 'candidate');
  await becomeAcquainted(father, groom);
  const recorded = { status: 'clear', testedon: '2020-01-02' };
  await groom.client.call('updatehaemoglobin', { pid: groom.pid, ...recorded });
  await bride.client.call('updatehaemoglobin', { pid: bride.pid, ...recorded });
  await makeReadyToCheck(app, bride, groom);
  inCopy = await freeze(app);
  frozenAt = Date.now();
  before = await look(async () => {});
}, 180_000);

/** Returns everything that the father's requests return, after something has happened. */
const look = (bring: (world: World) => Promise<unknown>, withPages = true): Promise<Transcript> =>
  inCopy(bring, async ({ as }) => {
    const { pid, client } = await as(father);
    return transcribe(client, requestsOf({ pid, member: groom.pid, files: [], withPages }), frozenAt);
  });

const asBride = async (world: World): Promise<TestMember> => ({ ...bride, ...(await world.as(bride)) });
const consent = { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' };

test('what is the candidate’s own changes no byte of what a guardian is answered', async () => {
  const after = await look(async (world) => {
    const own = await asBride(world);
    const { client, pid } = own;
    const groomHere = await world.as(groom);
    const done = [
      await client.call('updatehealth', { pid, userbloodgroup: 'B-', userdiseasereport: 'Thalassemia' }),
      await client.call('updatehaemoglobin', { pid, status: 'beta', testedon: '2021-03-04' }),
      await makeReadyToCheck(world, bride).then(() =>
        ask({ ...groom, ...groomHere }, 'agreetopaircheck', bride, consent),
      ),
      await ask(own, 'agreetopaircheck', groom, consent),
      await ask(own, 'reportmember', groom, { reason: 'rude', words: 'words' }),
      await ask(own, 'blockmember', { pid: 'SV999999997' }),
      await client.call('blockphone', { pid, phone: '9830066666' }),
    ];
    expect(done.map(({ body }) => body.msgcode)).toEqual(done.map(() => 1));
    await world.pool.query(
      `insert into sessions (token_hash, account_id, profile_id, kind, expires_at)
       select decode(repeat('78', 32), 'hex'), account_id, profile_id, 'login', now() + interval '1 day'
       from account_profiles where profile_id = $1 and role = 'candidate'`,
      [bride.pid],
    );
  });
  expect(differences(before, after)).toEqual([]);
});

test('whom the candidate has blocked looks to a guardian as if they had paused', async () => {
  const pause = "insert into pauses (profile_id, kind, reason, words) values ($1, 'paused', 'other', '')";
  const paused = await look(({ pool }) => pool.query(pause, [stranger.pid]), false);
  const blocked = await look(async (world) => ask(await asBride(world), 'blockmember', stranger), false);
  expect(differences(paused, blocked)).toEqual([]);
});

test('what the two share does change it', async () => {
  const shared = await look(async (world) => {
    const { client, pid } = await asBride(world);
    await client.call('updatehealth', { pid, fatherbloodgroup: 'A+' });
  }, false);
  expect(differences(before, shared).join()).toContain('showhealth\n');
});
