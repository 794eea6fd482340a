import { describe, expect, test } from 'vitest';
import { BLOOD_GROUPS, DISEASE_REPORTS } from '#contract/choices.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { client, pid } = await makeMember(app);
const show = async () => (await client.call('showhealth', { pid })).body;

const form = {
  pid,
  userbloodgroup: 'B-',
  fatherbloodgroup: 'A-',
  motherbloodgroup: 'O+',
  fatherchronicdisease: 'Yes',
  fcd: 'no',
  fatherchronicdiseasedetails: 'ডায়াবেটিস\nদশ বছর',
  motherchronicdisease: 'Yes',
  mcd: 'no',
  motherchronicdiseasedetails: 'Asthma',
  fatherlifeexpectancy: 'Still Alive',
  motherlifeexpectancy: '150',
  userdiseasereport: 'None of The Above',
};

describe('showhealth', () => {
  test('answers the ten fields flat, empty before anything was saved', async () => {
    const other = await makeMember(app);
    const { body } = await other.client.call('showhealth', { pid: other.pid });
    expect(body).toEqual({
      user_blood_group: '',
      father_blood_group: '',
      mother_blood_group: '',
      father_chronic_disease: '',
      father_chronic_disease_details: '',
      mother_chronic_disease: '',
      mother_chronic_disease_details: '',
      father_life_expectancy: '',
      mother_life_expectancy: '',
      user_disease_report: '',
      write_only: false,
    });
  });
});

describe('updatehealth', () => {
  test('saves every field', async () => {
    const answer = await client.call('updatehealth', form);
    expect(answer.body).toEqual({
      msgcode: 1,
      msg: 'Health Details Updated!!',
      msgkey: 'healthUpdated',
      msgcolor: 'green',
    });
    expect(await show()).toEqual({
      user_blood_group: 'B-',
      father_blood_group: 'A-',
      mother_blood_group: 'O+',
      father_chronic_disease: 'Yes',
      father_chronic_disease_details: 'ডায়াবেটিস\nদশ বছর'.normalize('NFC'),
      mother_chronic_disease: 'Yes',
      mother_chronic_disease_details: 'Asthma',
      father_life_expectancy: 'Still Alive',
      mother_life_expectancy: '150',
      user_disease_report: 'None of The Above',
      write_only: false,
    });
  });

  test('each blood group and each report is a value of its own', async () => {
    for (const group of BLOOD_GROUPS) {
      await client.call('updatehealth', { pid, userbloodgroup: group });
      expect(await show()).toMatchObject({ user_blood_group: group });
    }
    for (const report of DISEASE_REPORTS) {
      await client.call('updatehealth', { pid, userdiseasereport: report });
      expect(await show()).toMatchObject({ user_disease_report: report });
    }
  });

  test.each(['yes', 'Yes'])('details whose control was disabled (%s) are cleared, on that side alone', async (fcd) => {
    await client.call('updatehealth', { ...form, fcd });
    expect(await show()).toMatchObject({
      father_chronic_disease_details: '',
      mother_chronic_disease_details: 'Asthma',
    });
  });

  test('details are cleared with the answer No, whatever the flag says', async () => {
    for (const flag of [{ fcd: 'no' }, {}]) {
      await client.call('updatehealth', { ...form, ...flag, fatherchronicdisease: 'No' });
      expect(await show()).toMatchObject({ father_chronic_disease: 'No', father_chronic_disease_details: '' });
    }
  });

  test('nothing is required', async () => {
    const answer = await client.call('updatehealth', { pid });
    expect(answer.body.msgcode).toBe(1);
    expect(new Set(Object.values(await show()))).toEqual(new Set(['', false]));
  });

  test.each([
    ['userbloodgroup', 'C+'],
    ['fatherbloodgroup', 'A-)'],
    ['motherbloodgroup', 'o+'],
    ['fatherchronicdisease', 'Maybe'],
    ['motherchronicdisease', 'yes'],
    ['fatherlifeexpectancy', '17'],
    ['motherlifeexpectancy', '151'],
    ['userdiseasereport', 'Flu'],
  ])('%s %j is not in its list', async (name, value) => {
    const answer = await client.call('updatehealth', { ...form, [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ msgcode: 2, errors: { [name]: 'Please choose from the list' } });
  });

  test('details of 2000 characters are kept, of 2001 refused', async () => {
    const send = (length: number) =>
      client.call('updatehealth', { ...form, fatherchronicdiseasedetails: 'x'.repeat(length) });
    expect((await send(2000)).body.msgcode).toBe(1);
    expect((await send(2001)).body.errors).toEqual({
      fatherchronicdiseasedetails: 'This is too long: please shorten it',
    });
  });

  test('the database holds no answer in clear', async () => {
    await client.call('updatehealth', form);
    const { rows } = await app.pool.query(
      'select blood_group, disease_report from health_answers where profile_id = $1',
      [pid],
    );
    expect(rows[0]).toEqual({
      blood_group: expect.stringMatching(/^1\.[0-9a-f]{8}\./),
      disease_report: expect.stringMatching(/^1\.[0-9a-f]{8}\./),
    });
  });
});
