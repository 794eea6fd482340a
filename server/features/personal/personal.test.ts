import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { bornYearsAgo } from '#server/testing/birth-dates.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { client, pid } = await makeMember(app, { timeofbirth: '06:30', rashi_id: '3' });
const show = async () => (await client.call('showpersonalinfo', { pid })).body;

describe('showpersonalinfo', () => {
  test('answers what the registration stored, and every list', async () => {
    const body = await show();
    expect(body.row).toMatchObject({
      father_name: 'অমল ঘোষ',
      mother_name: 'Mina Ghosh',
      height: '160',
      weight: '52.5',
      religion: '1',
      community: 'General',
      dateofbirth: '1995-02-03',
      timeofbirth: '06:30',
      rashi_id: '3',
      is_mangalik: '',
      user_initiation: '',
      user_diet: '',
      kusthi_file: '',
    });
    expect(Object(body.rashi)[0]).toEqual({ rashi_id: 1, rashi_name: 'Mesh (Aries)', rashi_name_bn: 'মেষ' });
    const { body: other } = await client.get('/api/reg_other');
    for (const list of ['tribe', 'clan', 'rashi', 'gon', 'logno', 'religion']) expect(body[list]).toEqual(other[list]);
    expect(body.cast).toEqual((await client.get('/api/reg_cast')).body);
    for (const [list, word, name] of [
      ['maleoccupation', 'occupation', 'Government service'],
      ['femaleoccupation', 'occupation', 'Homemaker'],
      ['educationalqualification', 'educational_qualification', 'No formal schooling'],
      ['otherqualification', 'other_qualification', 'None'],
      ['userprofession', 'profession', 'Central government service'],
      ['userskill', 'skill', 'Rabindra Sangeet'],
    ] as const)
      expect(Object(body[list])[0]).toMatchObject({ [`${word}_id`]: 1, [`${word}_name`]: name });
  });
});

describe('updatepersonalinformation', () => {
  test('each name that is sent is returned under its own', async () => {
    // Written out, because the names are what is tested. No two values of one kind are equal.
    const names = [
      ['fname', 'father_name', 'Amal'],
      ['mname', 'mother_name', 'মিনা'],
      ['foccu', 'father_occupation', '2'],
      ['moccu', 'mother_occupation', '3'],
      ['quali', 'educational_qualification', '4'],
      ['otherquali', 'other_qualification', '5'],
      ['profession', 'profession', '6'],
      ['skill', 'user_special_skill', '7'],
      ['skincolor', 'user_skin_color', 'Wheatish'],
      ['castid', 'cast_id', '8'],
      ['tribeid', 'tribe_id', '9'],
      ['clanid', 'clan_id', 'শাণ্ডিল্য'],
      ['rashiid', 'rashi_id', '10'],
      ['lognoid', 'logno_id', '11'],
      ['gonid', 'gon_id', '1'],
      ['height', 'height', '158.5'],
      ['weight', 'weight', '61'],
      ['community', 'community', 'OBC'],
      ['religion', 'religion', '12'],
      ['dob', 'dateofbirth', '1994-12-31'],
      ['pob', 'placeofbirth', 'Siliguri'],
      ['tob', 'timeofbirth', '00:05'],
      ['mangalik', 'is_mangalik', 'Yes'],
      ['initiation', 'user_initiation', 'No'],
      ['userdiet', 'user_diet', 'Non Veg'],
    ] as const;
    const form = Object.fromEntries(names.map(([sent, , value]) => [sent, value]));
    expect((await client.call('updatepersonalinformation', { pid, ...form })).body.msgcode).toBe(1);
    expect((await show()).row).toMatchObject(
      Object.fromEntries(names.map(([, returned, value]) => [returned, value.normalize('NFC')])),
    );
  });

  test('everything is optional: a missing field is saved as empty', async () => {
    const answer = await client.call('updatepersonalinformation', { pid });
    expect(answer.body).toEqual({ msgcode: 1, msg: 'Saved', msgkey: 'saved', msgcolor: 'green' });
    const { row } = await show();
    expect(new Set(Object.values(Object(row)))).toEqual(new Set(['']));
  });

  const CHOOSE = 'Please choose from the list';
  test.each([
    ['foccu', '99999', CHOOSE],
    ['moccu', '99999', CHOOSE],
    ['quali', '99999', CHOOSE],
    ['otherquali', '99999', CHOOSE],
    ['profession', '99999', CHOOSE],
    ['skill', '99999', CHOOSE],
    ['castid', '0', CHOOSE],
    ['tribeid', '-1', CHOOSE],
    ['rashiid', '13', CHOOSE],
    ['gonid', 'deva', CHOOSE],
    ['lognoid', '1.5', CHOOSE],
    ['religion', '9999999999', CHOOSE],
    ['skincolor', 'fair', CHOOSE],
    ['community', 'sc', CHOOSE],
    ['mangalik', 'yes', CHOOSE],
    ['initiation', '1', CHOOSE],
    ['userdiet', 'NonVeg', CHOOSE],
    ['height', '89', 'Height must be between 90 and 250 cm'],
    ['height', '250.1', 'Height must be between 90 and 250 cm'],
    ['weight', 'heavy', 'Please give the weight in kilograms, like 55 or 55.5'],
    ['weight', '19', 'Weight must be between 20 and 250 kg'],
    ['dob', '2000-13-01', 'Please give the date as day, month and year'],
    ['dob', bornYearsAgo(18, 1), 'Bride must be at least 18 years old'],
    ['dob', bornYearsAgo(-1), 'Date of birth cannot be in the future'],
    ['tob', '7:30', 'Please give the time as hours and minutes, for example 14:35'],
    ['pob', 'x'.repeat(201), 'This is too long: please shorten it'],
    ['clanid', 'a\u0000b', 'There is a character here that we cannot save: please type this again'],
  ])('%s %j: %s', async (name, value, sentence) => {
    const answer = await client.call('updatepersonalinformation', { pid, [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ msgcode: 2, msgcolor: 'red', errors: { [name]: sentence } });
  });

  test('a refused form changes nothing', async () => {
    await client.call('updatepersonalinformation', { pid, fname: 'Amal', clanid: 'শাণ্ডিল্য' });
    await client.call('updatepersonalinformation', { pid, fname: 'Other', castid: '99999' });
    expect((await show()).row).toMatchObject({ father_name: 'Amal', clan_id: 'শাণ্ডিল্য' });
  });

  test('the borders of the ranges and of the age are inside', async () => {
    const forms: Record<string, string>[] = [
      { height: '90', weight: '20' },
      { height: '250', weight: '250' },
      { dob: bornYearsAgo(18) },
    ];
    for (const form of forms) {
      expect((await client.call('updatepersonalinformation', { pid, ...form })).body.msgcode).toBe(1);
    }
  });

  test('the age rule follows the stored gender', async () => {
    const groom = await makeMember(app, { gender: 'Male' });
    const answer = await groom.client.call('updatepersonalinformation', { pid: groom.pid, dob: bornYearsAgo(21, 1) });
    expect(answer.body.errors).toEqual({ dob: 'Groom must be at least 21 years old' });
  });

  test('Bengali digits stand for numbers, dates and times; seconds are dropped', async () => {
    await client.call('updatepersonalinformation', { pid, height: '১৫০.৫', dob: '১৯৯০-১২-৩১', tob: '২৩:০৫:৫৯' });
    expect((await show()).row).toMatchObject({ height: '150.5', dateofbirth: '1990-12-31', timeofbirth: '23:05' });
  });

  test('leaves the health answers of the parents alone', async () => {
    await client.call('updatehealth', { pid, fatherbloodgroup: 'B-', fatherlifeexpectancy: '71' });
    await client.call('updatepersonalinformation', { pid, fname: 'Amal' });
    expect((await client.call('showhealth', { pid })).body).toMatchObject({
      father_blood_group: 'B-',
      father_life_expectancy: '71',
    });
  });
});
