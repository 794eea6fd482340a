import { describe, expect, test } from 'vitest';
import { formMessages } from '#contract/form-messages.ts';
import type { Sheet } from '#contract/member.ts';
import { findPlace } from '#matching/places.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const member = await makeShownMember(app);
const { client, pid } = member;

const save = (form: Record<string, string>) => client.call('updateprofiledetails', { pid, ...form });
const show = async () => (await client.get(`/api/showprofiledetails?${new URLSearchParams({ pid })}`)).body;
const valuesOf = (row: unknown) => [...new Set(Object.values(Object(row)))];

describe('showprofiledetails', () => {
  test('answers nothing but the lists where nothing was ever saved', async () => {
    const body = await show();
    expect(valuesOf(body.row)).toEqual(['']);
    expect(body.computed).toEqual({ rashi: null, nakshatra: null, pada: null, gon: null, logno: null });
    expect(Object.keys(body).sort()).toEqual(['computed', 'nakshatra', 'row']);
    expect(Object(body.nakshatra)[0]).toMatchObject({ nakshatra_id: 1, nakshatra_name_bn: 'অশ্বিনী' });
  });

  test('says what the birth details compute to', async () => {
    const born = await makeMember(app, { timeofbirth: '14:35' });
    await app.db
      .updateTable('personal_details')
      .set({ birth_place_id: findPlace('Krishnanagar')[0]?.id ?? 0 })
      .where('profile_id', '=', born.pid)
      .execute();
    const { body } = await born.client.get(`/api/showprofiledetails?${new URLSearchParams({ pid: born.pid })}`);
    expect(body.computed).toEqual({ rashi: 12, nakshatra: 26, pada: 1, gon: 2, logno: 3 });
    expect(Object(body.row).nakshatraid).toBe('');
  });
});

describe('updateprofiledetails', () => {
  test('keeps each value in its one form, and saves a missing field as empty', async () => {
    const sent = {
      guardianphone: '+91 ৯৮৩০০-৯৯৯৯৯',
      children: '০২',
      homedistrictid: '১০৭',
      siblingnotes: 'ব\u09dcো\r\n',
    };
    expect((await save({ ...sent, maritalstatus: 'Widowed' })).body).toEqual({
      msgcode: 1,
      msg: 'Saved',
      msgkey: 'saved',
      msgcolor: 'green',
    });
    const { guardianphone, children, homedistrictid, siblingnotes, maritalstatus, ...others } = Object(
      (await show()).row,
    );
    expect({ guardianphone, children, homedistrictid, siblingnotes, maritalstatus }).toEqual({
      guardianphone: '9830099999',
      children: '2',
      homedistrictid: '107',
      siblingnotes: 'ব\u09a1\u09bcো\n',
      maritalstatus: 'Widowed',
    });
    expect(valuesOf(others)).toEqual(['']);
    await save({});
    expect(valuesOf((await show()).row)).toEqual(['']);
  });

  const CHOOSE = 'Please choose from the list';
  const NUMBER = 'Please give a number from 0 to 20';
  const PHONE = 'This phone number cannot be used. Please give another number.';
  const LONG = 'This is too long: please shorten it';
  const NOT_TEXT = 'There is a character here that we cannot save: please type this again';
  test.each([
    ['maritalstatus', CHOOSE, 'never married'],
    ['desh', CHOOSE, 'Bangladesh'],
    ['mothertongue', CHOOSE, 'Klingon'],
    ['incomeband', CHOOSE, '1'],
    ['childrenwith', CHOOSE, 'me'],
    ['residence', CHOOSE, 'US'],
    ['relocation', CHOOSE, 'Yes'],
    ['incomecurrency', CHOOSE, 'INR'],
    ['incomeabroad', CHOOSE, '60'],
    ['marriageended', 'Please give a year from 1950 onwards, in four digits', '1949'],
    ['marriageended', 'Please give a year from 1950 onwards, in four digits', '95'],
    ['marriageended', 'That year is still in the future', '9999'],
    ['horoscopecounts', CHOOSE, 'yes'],
    ['photofor', CHOOSE, 'Everybody'],
    ['guardianrelation', CHOOSE, 'Neighbour'],
    ['pada', CHOOSE, '5'],
    ['nakshatraid', CHOOSE, '28'],
    ['nakshatraid', CHOOSE, '9999999999'],
    ['ancestraldistrictid', CHOOSE, '100'],
    ['homedistrictid', CHOOSE, '-1'],
    ['birthdistrictid', CHOOSE, '107\0'],
    ['children', NUMBER, '21'],
    ['brothers', NUMBER, '1.5'],
    ['sisters', NUMBER, 'two'],
    ['guardianphone', PHONE, '1111111111'],
    ['guardianphone', PHONE, '1800123456'],
    ['guardianphone', PHONE, '+881612345678'],
    ['guardianphone', PHONE, '+99912345678'],
    ['guardianphone', PHONE, '98300\0'],
    ['guardianphone', PHONE, '9'.repeat(10_000)],
    ['guardianname', LONG, 'x'.repeat(201)],
    ['homedistrict', LONG, 'x'.repeat(201)],
    ['siblingnotes', LONG, 'ক'.repeat(501)],
    ['aboutself', LONG, 'ক'.repeat(2001)],
    ['abouthoped', NOT_TEXT, 'a\0b'],
    ['workplace', NOT_TEXT, '\0'],
  ])('%s: %s', async (name, sentence, value) => {
    const answer = await save({ desh: 'East Bengal', [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [name]: sentence });
    expect(Object((await show()).row).desh).toBe('');
  });

  test('keeps what was of an earlier marriage and is of life abroad; an income there has its currency', async () => {
    const sent = {
      marriageended: '২০১৯',
      childrenwith: 'With Me',
      residence: 'Work Visa',
      relocation: 'Within India',
      incomeabroad: '75 to 100',
    };
    expect((await save(sent)).body.errors).toEqual({ incomecurrency: 'Please choose the currency of the income' });
    expect((await save({ ...sent, incomecurrency: 'USD' })).body.msgcode).toBe(1);
    expect((await show()).row).toMatchObject({ ...sent, marriageended: '2019', incomecurrency: 'USD' });
    await save({});
  });

  test.each([
    ['a phone', 'Ring 98300 12345 after six'],
    ['a phone in Bengali digits', 'ফোন ৯৮৩০০-১২৩৪৫'],
    ['an e-mail', 'ruma@example.in'],
  ])('keeps %s out of a family’s own words', async (_, words) => {
    const sentence = formMessages.contactInOwnWords;
    const sent = { aboutself: words, abouthoped: words, homedistrict: words, ancestraldistrict: words };
    const answer = await save(sent);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual(Object.fromEntries(Object.keys(sent).map((name) => [name, sentence])));
  });

  test.each([
    ['updatepersonalinformation', { clanid: 'noy aat tin shunno shunno ek dui tin char panch' }, 'clanid'],
    ['updatedashboard', { name: 'Ruma 98300 12345', gender: 'Female' }, 'name'],
    [
      'updatecommunication',
      { addr1: 'x', city: 'x', pin: '700029', state: '35601163', countryid: '356', dist: 'insta: ruma_95' },
      'dist',
    ],
    ['updatebiodata', { blessing: '৯৮৩০০১২৩৪৫' }, 'blessing'],
  ])('%s names the field that carries a number', async (path, form, field) => {
    const { client, pid, phone } = await makeMember(app);
    const answer = await client.call(path, { pid, phone, ...form });
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: formMessages.contactInOwnWords }]);
  });
});

test('a district in free words is unknown to the other’s wishes, one of the list is not', async () => {
  const groom = await makeShownMember(app, { gender: 'Male' });
  await groom.client.call('updatewishes', { pid: groom.pid, districtids: '108', placestrength: 'Must' });
  const judged = async (form: Record<string, string>) => {
    await save(form);
    const sheet: Sheet = JSON.parse((await ask(groom, 'member', member)).text).sheet;
    return sheet.myWishes;
  };
  expect(await judged({ homedistrict: 'Hooghly' })).toEqual([
    { wish: 'place', code: 'wish.unknown', strength: 'must' },
  ]);
  expect(await judged({ homedistrictid: '107' })).toEqual([{ wish: 'place', code: 'wish.unmet', strength: 'must' }]);
});

test('the photo’s name is for members as long as its owner says so', async () => {
  await app.db
    .insertInto('files')
    .values({ profile_id: pid, kind: 'picture', name: 'a.jpg', small_name: 'b.jpg' })
    .execute();
  const stranger = await makeShownMember(app, { gender: 'Male' });
  const seen = async () => Object((await ask(stranger, 'member', member)).body.shared).picture;
  await save({});
  expect(await seen()).toBe('');
  await save({ photofor: 'Members' });
  expect(await seen()).toBe('a.jpg');
  await save({ photofor: 'Accepted' });
  expect(await seen()).toBe('');
});
