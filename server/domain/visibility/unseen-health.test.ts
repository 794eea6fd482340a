import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeReadyToCheck, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { freeze, type InCopy, type World } from '#server/testing/unseen/worlds.ts';

/**
 * A bride whose account cannot read health answers, after the previous owner of the account wrote everything about
 * health.
 */
let bride: TestMember;
let groom: TestMember;
let asking: TestMember;
let inCopy: InCopy;
let frozenAt = 0;

const agreement = { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' };

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  const app = await startTestApp();
  bride = await makeShownMember(app);
  groom = await makeShownMember(app, { gender: 'Male' });
  asking = await makeShownMember(app, { gender: 'Male' });
  for (const one of [groom, asking]) {
    await becomeAcquainted(bride, one);
    await one.client.call('updatehaemoglobin', { pid: one.pid, status: 'clear', testedon: '2024-05-06' });
  }
  const { client, pid } = bride;
  await client.call('updatehaemoglobin', { pid, status: 'beta', testedon: '2024-05-06' });
  const parents = { fatherbloodgroup: 'A+', fatherchronicdisease: 'Yes', fatherchronicdiseasedetails: 'diabetes' };
  await client.call('updatehealth', { pid, userbloodgroup: 'B-', userdiseasereport: 'Thalassemia', ...parents });
  await client.call('updatepaternaldata', { pid, pgfname: 'Amal Ghosh', pgfcdiseasedetails: 'gout' });
  await makeReadyToCheck(app, bride, groom, asking);
  await ask(asking, 'agreetopaircheck', bride, agreement);
  inCopy = await freeze(app);
  frozenAt = Date.now();
}, 180_000);

const ACCOUNT = '(select account_id from account_profiles where profile_id = $1)';
/** Four days after a new password without a second proof. */
const close = ({ pool }: World) =>
  pool.query(`update accounts set health_closed_at = now() - interval '4 days' where id = ${ACCOUNT}`, [bride.pid]);
const forget = async ({ pool }: World) => {
  await pool.query('delete from haemoglobin_results where profile_id = $1', [bride.pid]);
  await pool.query("update health_answers set blood_group = '', disease_report = '' where profile_id = $1", [
    bride.pid,
  ]);
  await pool.query(
    "update relatives set blood_group = '', chronic_disease = '', chronic_disease_details = '', life_expectancy = '' where profile_id = $1",
    [bride.pid],
  );
};

const seenOf = (about: TestMember, bring: (world: World) => Promise<unknown>): Promise<Transcript> =>
  inCopy(
    async (world) => {
      await close(world);
      await bring(world);
    },
    async ({ as }) => {
      const { pid, client } = await as(bride);
      return transcribe(client, requestsOf({ pid, member: about.pid, files: [], withPages: true }), frozenAt);
    },
  );

test.each([
  ['nobody has asked for a pair check', () => groom],
  ['the other family has asked for a pair check', () => asking],
] as const)(
  'whether anything of health was written changes no byte for an account that reads none: %s',
  async (_, of) => {
    const [written, nothing] = [await seenOf(of(), async () => {}), await seenOf(of(), forget)];
    expect(differences(nothing, written)).toEqual([]);
  },
);

test('the answer of a check that somebody else has agreed to is not read either, and one of its own is', async () => {
  const answerAfter = (bring: (world: World) => Promise<unknown>, isClosed = true) =>
    inCopy(
      async (world) => {
        await bring(world);
        if (isClosed) await close(world);
      },
      async ({ as }) => (await ask({ ...bride, ...(await as(bride)) }, 'showpaircheck', asking)).body,
    );
  const agree = async (world: World) => {
    const { body } = await ask({ ...bride, ...(await world.as(bride)) }, 'agreetopaircheck', asking, agreement);
    expect(body.msgcode).toBe(1);
  };
  const before = async (world: World) => {
    await agree(world);
    await world.pool.query("update consents set given_at = now() - interval '5 days' where profile_id = $1", [
      bride.pid,
    ]);
  };
  expect(await answerAfter(before, false)).toMatchObject({ state: 'answered', answer: 'B' });
  expect(await answerAfter(before)).toMatchObject({ state: 'answered', answer: '', has_result: false });
  const anew = async (world: World) => {
    await world.pool.query(
      "update haemoglobin_results set feeds_from = now() - interval '1 day' where profile_id = $1",
      [bride.pid],
    );
    await agree(world);
  };
  expect(await answerAfter(anew)).toMatchObject({ state: 'answered', answer: 'B', has_result: true });
}, 120_000);
