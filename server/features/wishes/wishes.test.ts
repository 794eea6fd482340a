import { beforeAll, describe, expect, test, vi } from 'vitest';
import { answersIn, SECTIONS } from '#contract/catalogue.ts';
import { wishesForm } from '#contract/wishes.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { addUnseenRows, settleBirthday, setUnseen, UNSEEN_COLUMNS } from '#server/testing/unseen-answers.ts';

/**
 * Number of brides in the counts: Hindus without wishes, the first 100 cm tall and each next one a centimetre taller.
 */
const BRIDES = 101;
const FIRST = 600_000_000;
const brideOf = (heightCm: number) => `SV${FIRST + 2 * (heightCm - 100)}`;

const database = await makeTestDatabase();
// Every second one is a groom and is not counted here.
await insertInvented(database, { seed: 11, count: 2 * BRIDES, firstId: FIRST });
await database.pool.query('delete from wishes');
await database.pool.query(
  `update personal_details set religion_id = 1, birth_date = '1995-02-03',
     height_cm = 100 + (substr(profile_id, 3)::int - ${FIRST}) / 2`,
);
const app = await startTestApp({}, { database });
const { client, pid } = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });

const save = (form: Record<string, string>) => client.call('updatewishes', { pid, ...form });
const show = async () => Object((await client.get(`/api/showwishes?${new URLSearchParams({ pid })}`)).body.row);
const count = (form: Record<string, string>) => client.call('countwished', { pid, ...form });
const countBetween = async (heightfrom: number, heightto: number) => {
  const musts = {
    heightstrength: 'Must',
    religionids: '1',
    religionstrength: 'Must',
    agefrom: '20',
    agestrength: 'Must',
  };
  return (await count({ heightfrom: String(heightfrom), heightto: String(heightto), ...musts })).body;
};
beforeAll(() =>
  vi.waitFor(async () => expect((await app.client().get('/readyz')).body.lists).toBe('ok'), { timeout: 30_000 }),
);

describe('updatewishes', () => {
  test('keeps lists sorted, each once, and saves a missing field as empty', async () => {
    expect(new Set(Object.values(await show()))).toEqual(new Set(['']));
    const lists = { casteids: ' ৯,4, 9,', communities: 'SC,OBC,SC', stateids: '35601163', districtids: '201,107' };
    expect((await save({ ...lists, castenobar: 'Yes' })).body).toEqual({
      msgcode: 1,
      msg: 'Saved',
      msgkey: 'saved',
      msgcolor: 'green',
    });
    expect(await show()).toMatchObject({
      casteids: '4,9',
      communities: 'OBC,SC',
      stateids: '35601163',
      districtids: '107,201',
      castenobar: 'Yes',
      agestrength: '',
    });
    await save({});
    expect(new Set(Object.values(await show()))).toEqual(new Set(['']));
  });

  const CHOOSE = 'Please choose from the list';
  const AGE = 'Age must be between 18 and 99';
  const HEIGHT = 'Height must be between 90 and 250 cm, in whole centimetres';
  const REVERSED = 'The first number must not be larger than the second';
  test.each([
    ['agefrom', AGE, '17'],
    ['ageto', AGE, '100'],
    ['heightfrom', HEIGHT, '160.5'],
    ['heightto', HEIGHT, '251'],
    ['ageto', REVERSED, '19'],
    ['heightto', REVERSED, '119'],
    ['agestrength', CHOOSE, 'must'],
    ['religionids', CHOOSE, '1,99999'],
    ['casteids', CHOOSE, '4\0'],
    ['educationids', CHOOSE, '9999999999'],
    ['professionids', CHOOSE, '-1'],
    ['stateids', CHOOSE, '1'],
    ['districtids', CHOOSE, '100'],
    ['communities', CHOOSE, 'General,Brahmin'],
    ['diets', CHOOSE, 'Vegan'],
    ['maritalstatuses', CHOOSE, 'Widowed,Single'],
    ['mangalikis', CHOOSE, 'Maybe'],
    ['castenobar', CHOOSE, 'No'],
    ['ownclanstrength', CHOOSE, 'Yes'],
    ['casteids', 'This is too long: please shorten it', '4,'.repeat(121)],
  ])('%s: %s', async (name, sentence, value) => {
    const form = { agefrom: '20', heightfrom: '120', [name]: value };
    for (const answer of [await save(form), await count(form)]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ [name]: sentence });
    }
    expect((await show()).agefrom).toBe('');
  });
});

test('countries, mother tongues, deshes and children are wished from their lists alone', async () => {
  const wishes = {
    countryids: '50,826',
    countryabroad: 'Yes',
    countrystrength: 'Must',
    mothertongues: 'Bengali,Sylheti',
    mothertonguestrength: 'Wish',
    deshes: 'East Bengal',
    deshstrength: 'Wish',
    childrencounts: 'None,One',
    childrenstrength: 'Must',
  };
  expect((await save(wishes)).body.msgcode).toBe(1);
  expect(await show()).toMatchObject(wishes);
  for (const [name, value] of [
    ['countryids', '1000'],
    ['countryabroad', 'No'],
    ['mothertongues', 'Klingon'],
    ['deshes', 'east'],
    ['childrencounts', '2'],
  ] as const)
    expect((await save({ [name]: value })).body.errors, name).toEqual({ [name]: expect.any(String) });
  await save({});
});

test('a wish, and so a must, is about what strangers see', () => {
  const judged = SECTIONS.flatMap(answersIn).filter(({ wish }) => wish);
  expect([...new Set(judged.map(({ wish }) => wish))].sort()).toEqual(Object.keys(wishesForm.fields).sort());
  const unseen = judged.filter(({ layer }) => layer !== 'members').map(({ name }) => name);
  // Strangers see the age only.
  expect(unseen).toEqual(['birthDate']);
});

describe('the live count', () => {
  test.each([
    [1, 'few'],
    [9, 'few'],
    [10, 'about20'],
    [34, 'about20'],
    [35, 'about50'],
    [100, 'about50'],
    [101, 'many'],
  ])('of %i is told as %s and no more', async (number, band) => {
    expect(await countBetween(100, 99 + number)).toEqual({ band });
  });

  test('is of the wishes in the form: those saved stay, and a wish hides nobody', async () => {
    await save({ heightto: '105', heightstrength: 'Must' });
    expect((await count({ heightto: '105', heightstrength: 'Wish' })).body.band).toBe('many');
    expect((await show()).heightstrength).toBe('Must');
  });

  test('does not move with what strangers may not see', async () => {
    const [counted, taller] = [brideOf(105), brideOf(159)];
    for (const bride of [counted, taller]) {
      await settleBirthday(app, bride);
      await app.pool.query(
        `insert into addresses (profile_id, line1, city, pincode, country_id, state_id)
         values ($1, 'x', 'x', '700029', 356, 35601163) on conflict do nothing`,
        [bride],
      );
    }
    const counts = async () => [await countBetween(100, 109), await countBetween(150, 158)];
    const before = [{ band: 'about20' }, { band: 'few' }];
    expect(await counts()).toEqual(before);
    for (const bride of [counted, taller]) {
      for (const column of UNSEEN_COLUMNS) await setUnseen(app, bride, column, column.value);
      await addUnseenRows(app, bride);
    }
    // Changes visible to strangers reach the index in order, so everything saved before this one counts once it does.
    const grow = (bride: string, heightCm: number) =>
      app.db.updateTable('personal_details').set({ height_cm: heightCm }).where('profile_id', '=', bride).execute();
    await grow(brideOf(200), 185);
    await expect.poll(() => countBetween(180, 188)).toEqual({ band: 'about20' });
    expect(await counts()).toEqual(before);
    await Promise.all([grow(counted, 120), grow(taller, 155)]);
    await expect.poll(counts).toEqual([{ band: 'few' }, { band: 'about20' }]);
  });
});

test('musts that leave few are named with the band that each would give as a wish', async () => {
  const musts = { religionids: '1', religionstrength: 'Must', agefrom: '20', agestrength: 'Must' };
  await save({ ...musts, heightfrom: '100', heightto: '102', heightstrength: 'Must' });
  const { body } = await client.get(`/api/findmatches?${new URLSearchParams({ pid })}`);
  expect(body.band).toBe('few');
  expect(body.relaxations).toEqual([{ wish: 'heightCm', band: 'many' }]);
  await save(musts);
  const all = await client.get(`/api/findmatches?${new URLSearchParams({ pid })}`);
  expect(all.body).toMatchObject({ band: 'many', relaxations: [] });
});
