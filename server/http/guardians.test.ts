import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { OWNER_NAME } from '#contract/call.ts';
import { makeResetLink } from '#server/office/password-resets.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool } = app;

const calls = api.filter(({ access }) => access === 'member' || access === 'registering');
const make = ({ client, pid }: Pick<TestMember, 'client' | 'pid'>, path: string, form: Record<string, string> = {}) => {
  const { method, access } = calls.find((call) => call.path === path) ?? { method: 'POST', access: 'member' as const };
  const sent = { [OWNER_NAME[access]]: pid, ...form };
  return method === 'GET' ? client.get(`/api/${path}?${new URLSearchParams(sent)}`) : client.call(path, sent);
};

let father: TestMember;
let daughter: TestMember;

beforeAll(async () => {
  father = await makeMember(app);
  daughter = await addHolder(app, father, 'candidate');
});

test('a holder who looks after a profile alone makes them all, in every role', async () => {
  for (const role of ['family', 'guardian', 'candidate']) {
    const alone = await makeMember(app);
    await pool.query('update account_profiles set role = $2 where profile_id = $1', [alone.pid, role]);
    for (const path of ['showhaemoglobin', 'blockedphones', 'deleteprofile'])
      expect((await make(alone, path)).status, `${role} ${path}`).not.toBe(403);
  }
});

describe('health', () => {
  const health = { userbloodgroup: 'B-', userdiseasereport: 'Thalassemia', fatherbloodgroup: 'A+' };

  test('of the candidate is empty for a guardian, who leaves it as it is and saves the parents’', async () => {
    await make(daughter, 'updatehealth', health);
    const shown = await make(father, 'showhealth');
    expect(shown.body).toMatchObject({ user_blood_group: '', user_disease_report: '', father_blood_group: 'A+' });
    const form = { userbloodgroup: 'O+', userdiseasereport: '', fatherbloodgroup: 'B+' };
    expect((await make(father, 'updatehealth', form)).body).toMatchObject({ msgcode: 1 });
    expect((await make(daughter, 'showhealth')).body).toMatchObject({
      user_blood_group: 'B-',
      user_disease_report: 'Thalassemia',
      father_blood_group: 'B+',
    });
  });
});

describe('a pause', () => {
  const pause = { kind: 'paused', reason: 'notNow', words: '' };

  test('by the candidate is ended by the candidate alone', async () => {
    await make(daughter, 'pauseprofile', pause);
    for (const path of ['resumeprofile', 'pauseprofile'])
      expect((await make(father, path, pause)).body).toMatchObject({ msgcode: 2, msgkey: 'pausedByCandidate' });
    expect((await make(father, 'showpause')).body).toMatchObject({ kind: 'paused' });
    expect((await make(daughter, 'resumeprofile')).body.msgcode).toBe(1);
  });

  test('by a guardian is ended by either', async () => {
    for (const by of [father, daughter]) {
      await make(father, 'pauseprofile', pause);
      expect((await make(by, 'resumeprofile')).body.msgcode).toBe(1);
    }
  });
});

test('a deletion that the candidate asked for is taken back by the candidate alone', async () => {
  const parent = await makeMember(app);
  const child = await addHolder(app, parent, 'candidate');
  expect((await make(child, 'deleteprofile', { password: TEST_PASSWORD })).body.msgcode).toBe(1);
  const logIn = async ({ phone }: TestMember) =>
    (await app.client().call('custlogin', { phone, password: TEST_PASSWORD, keepprofile: 'Yes' })).body;
  expect(await logIn(parent)).toMatchObject({ msgcode: 2, msgkey: 'deletionByCandidate' });
  expect(await logIn(child)).toMatchObject({ msgcode: 1, profileid: parent.pid });
  expect(await logIn(parent)).toMatchObject({ msgcode: 1 });
});

test('whose phone is given is the candidate’s to say, and each who looks after a profile can have a link for a new password', async () => {
  const save = (by: TestMember, guardianphone: string) => make(by, 'updateprofiledetails', { guardianphone });
  expect((await save(father, '9830055555')).body.errors).toEqual({ guardianphone: expect.any(String) });
  expect((await save(daughter, '9830055555')).body.msgcode).toBe(1);
  expect((await save(father, '9830055555')).body.msgcode).toBe(1);
  for (const { phone } of [father, daughter])
    expect(await makeResetLink(app.db, phone, 'https://site.example')).toMatchObject({ profileId: father.pid });
});

test('who did what is written down, the same of a day once, and nothing of what is the candidate’s alone', async () => {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male' });
  const child = await addHolder(app, bride, 'candidate');
  await ask(bride, 'sendintroduction', groom, { note: '' });
  await ask(child, 'blockmember', groom);
  await ask(child, 'unblockmember', groom);
  await make(child, 'updatehealth', { userbloodgroup: 'B-' });
  for (let turn = 0; turn < 2; turn += 1) await make(child, 'updatewishes', {});
  const { rows } = await pool.query('select role, act, about_id from acts where profile_id = $1 order by id', [
    bride.pid,
  ]);
  expect(rows).toEqual([
    { role: 'guardian', act: 'sent', about_id: groom.pid },
    { role: 'candidate', act: 'wishes', about_id: null },
  ]);
});
