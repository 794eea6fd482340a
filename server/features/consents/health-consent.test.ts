import { expect, test } from 'vitest';
import { CONSENTS } from '#contract/agreed-words.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { removeHolder } from '#server/domain/holders/holders.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair, makeReadyToCheck } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool } = app;

const make = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const key = async (one: TestMember, path: string, form = {}) => (await make(one, path, form)).body.msgkey;
const health = async (one: TestMember) => (await make(one, 'showhealth')).body;
const result = async (one: TestMember) => (await make(one, 'showhaemoglobin')).body.status;
const consents = async (pid: string) =>
  (
    await pool.query(
      `select text_hash, language, withdrawn_at is null as stands from consents where profile_id = $1 and kind = 'health' order by id`,
      [pid],
    )
  ).rows;
const agrees = async (one: TestMember) =>
  (await make(one, 'showprofile', { completeness: 'Yes' })).body.agrees_to_health;

/** Makes a member who has not been asked for the consent yet. */
async function makeUnasked() {
  const one = await makeMember(app);
  await pool.query(`delete from consents where profile_id = $1 and kind = 'health'`, [one.pid]);
  return one;
}
const RESULT = { status: 'beta', testedon: '2020-01-02' };

test('our own forms take nothing of health before it is agreed to, and empty it all the same', async () => {
  const one = await makeUnasked();
  const writing: [string, Record<string, string>][] = [
    ['savehealthstep', { userbloodgroup: 'B-', version: '' }],
    ['savehealthstep', { motherchronicdisease: 'Yes', mcd: 'no', motherchronicdiseasedetails: 'asthma', version: '' }],
    ['savepaternalstep', { pgfcdiseasedetails: 'gout', version: '' }],
    ['savematernalstep', { gmgflifeexpectancy: '80', version: '' }],
    ['updatehaemoglobin', RESULT],
  ];
  for (const [path, form] of writing) {
    const { status, body } = await make(one, path, form);
    expect([path, status, body.msgkey]).toEqual([path, 403, 'healthConsentFirst']);
  }
  expect((await make(one, 'savepaternalstep', { paternalgrandfathername: 'Hari', version: '' })).body.msgcode).toBe(1);
  expect((await make(one, 'savehealthstep', { userbloodgroup: '', version: '' })).body.msgcode).toBe(1);
  expect([await agrees(one), (await health(one)).user_blood_group, await result(one)]).toEqual([false, '', '']);
  one.client.cookies.set('lang', 'bn');
  expect((await make(one, 'givehealthconsent')).body.msgcode).toBe(1);
  expect(await consents(one.pid)).toEqual([{ text_hash: CONSENTS.health.hash.bn, language: 'bn', stands: true }]);
  expect(await agrees(one)).toBe(true);
  for (const [path, form] of writing) expect([path, (await make(one, path, form)).body.msgcode]).toEqual([path, 1]);
});

test('the specified calls answer as specified, whatever is agreed to', async () => {
  const one = await makeUnasked();
  const { status, body } = await make(one, 'updatehealth', { userbloodgroup: 'B-', fatherchronicdisease: 'No' });
  expect([status, body.msgcode, body.msgkey]).toEqual([200, 1, 'healthUpdated']);
  expect((await make(one, 'updatepaternaldata', { pgflifeexpectancy: '80' })).body.msgcode).toBe(1);
  expect((await health(one)).user_blood_group).toBe('B-');
  expect(await consents(one.pid)).toEqual([]);
});

test('taken back, what rests on it is erased: the own, the result under its lock too, the family’s, and the checks for both', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  for (const one of [bride, groom]) await make(one, 'updatehaemoglobin', RESULT);
  await makeReadyToCheck(app, bride, groom);
  await make(bride, 'updatehealth', { userbloodgroup: 'B-', fatherbloodgroup: 'A+', userdiseasereport: 'Thalassemia' });
  await make(bride, 'updatepaternaldata', {
    pgfcdisease: 'Yes',
    pgfcdiseasedetails: 'gout',
    paternalgrandfathername: 'Hari',
  });
  const agree = { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' };
  for (const [one, other] of [
    [bride, groom],
    [groom, bride],
  ] as const)
    expect((await ask(one, 'agreetopaircheck', other, agree)).body.msgcode).toBe(1);
  const check = async (one: TestMember, other: TestMember) => JSON.parse((await ask(one, 'showpaircheck', other)).text);
  expect((await check(groom, bride)).answer).not.toBe('');

  expect(await key(bride, 'withdrawhealthconsent')).toBe('healthConsentWithdrawn');
  const left = await health(bride);
  expect([left.user_blood_group, left.user_disease_report, left.father_blood_group]).toEqual(['', '', '']);
  const tree = (await make(bride, 'paternalinformation')).text;
  expect([tree.includes('gout'), tree.includes('Hari')]).toEqual([false, true]);
  expect(await result(bride)).toBe('');
  for (const pair of [
    [bride, groom],
    [groom, bride],
  ] as const)
    expect((await check(...pair)).answer ?? '').toBe('');
  // The groom's own result stays.
  expect(await result(groom)).toBe('beta');
  expect((await consents(bride.pid)).map(({ stands }) => stands)).toEqual([false]);
  // No other result is accepted before the month is over.
  await make(bride, 'givehealthconsent');
  expect(await key(bride, 'updatehaemoglobin', RESULT)).toBe('resultLocked');
});

test('beside the candidate a guardian writes, reads and erases nothing of the own, by no call and with every consent', async () => {
  const father = await makeMember(app);
  const bride = await addHolder(app, father, 'candidate');
  await make(bride, 'updatehealth', { userbloodgroup: 'B-', userdiseasereport: 'Thalassemia' });
  await make(bride, 'updatehaemoglobin', RESULT);
  const own = { userbloodgroup: 'O+', userdiseasereport: 'None of The Above' };
  for (const path of ['updatehealth', 'savehealthstep']) {
    expect((await make(father, path, { ...own, fatherbloodgroup: 'A+', version: '' })).body.msgcode).toBe(1);
    for (const one of [father, bride]) expect((await health(one)).father_blood_group).toBe('A+');
  }
  expect(await key(father, 'updatehaemoglobin', RESULT)).toBe('candidateAlone');
  expect(await key(father, 'showhaemoglobin')).toBe('candidateAlone');
  await make(father, 'erasehealth');
  await make(father, 'withdrawhealthconsent');
  expect(await health(bride)).toMatchObject({ user_blood_group: 'B-', user_disease_report: 'Thalassemia' });
  expect(await result(bride)).toBe('beta');
  expect(await health(father)).toMatchObject({ user_blood_group: '', user_disease_report: '' });
});

test('of relatives’ health stays what another’s consent carries; the candidate’s own goes with the candidate’s', async () => {
  const father = await makeMember(app);
  const bride = await addHolder(app, father, 'candidate');
  await make(bride, 'updatehealth', { userbloodgroup: 'B-' });
  await make(father, 'updatehealth', { fatherbloodgroup: 'A+' });
  await make(bride, 'withdrawhealthconsent');
  expect(await health(bride)).toMatchObject({ user_blood_group: '', father_blood_group: 'A+' });
  await make(father, 'withdrawhealthconsent');
  expect(await health(father)).toMatchObject({ father_blood_group: '' });
});

test.each(['leaves', 'is removed'])(
  'of relatives’ health nothing stays without a consent when the guardian %s',
  async (how) => {
    const father = await makeMember(app);
    const bride = await addHolder(app, father, 'candidate');
    const go = async () => {
      if (how === 'leaves') return make(father, 'leaveprofile');
      const { rows } = await pool.query('select id from accounts where phone = $1', [father.phone]);
      return app.db
        .transaction()
        .execute((transaction) => removeHolder(transaction, { profileId: father.pid, accountId: Number(rows[0].id) }));
    };
    await make(bride, 'updatehealth', { userbloodgroup: 'B-', fatherbloodgroup: 'A+' });
    await make(father, 'updatepaternaldata', { pgfcdisease: 'Yes', pgfcdiseasedetails: 'gout' });
    await pool.query(
      `delete from consents where profile_id = $1 and kind = 'health'
       and account_id = (select id from accounts where phone = $2)`,
      [bride.pid, bride.phone],
    );
    await go();
    expect((await make(bride, 'paternalinformation')).text).not.toContain('gout');
    // Her own answers did not depend on his consent.
    expect(await health(bride)).toMatchObject({ user_blood_group: 'B-', father_blood_group: '' });
  },
);

test('what another’s consent carries stays when a guardian leaves; what none ever carried, too', async () => {
  for (const agreed of [true, false]) {
    const father = await makeMember(app);
    const bride = await addHolder(app, father, 'candidate');
    await make(father, 'updatehealth', { fatherbloodgroup: 'A+' });
    if (!agreed) await pool.query(`delete from consents where profile_id = $1 and kind = 'health'`, [father.pid]);
    await make(father, 'leaveprofile');
    expect((await health(bride)).father_blood_group).toBe('A+');
  }
});

test('that the candidate has agreed to it a guardian reads nowhere, nor the Power Link', async () => {
  const father = await makeMember(app);
  const bride = await addHolder(app, father, 'candidate');
  const told = async (one: TestMember) =>
    JSON.parse((await make(one, 'showmydata')).text).consents.flatMap(({ kind, by }: Record<string, string>) =>
      kind === 'health' ? [by] : [],
    );
  expect(await told(bride)).toEqual(['guardian', 'me']);
  expect(await told(father)).toEqual(['me']);
});
