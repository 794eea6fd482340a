import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { client, pid } = await makeMember(app);

type Texts = Record<string, string>;
interface Side {
  show: string;
  update: string;
  sentence: string;
  key: string;
  sent: Texts;
  row: Texts;
  health: Texts;
  /** Fields for which a number outside the list is invalid. */
  broken: string[];
}

// Written out for both sides, because the names are what is tested.
const SIDES: Side[] = [
  {
    show: 'paternalinformation',
    update: 'updatepaternaldata',
    sentence: 'Paternal Details Updated!!',
    key: 'paternalUpdated',
    sent: {
      paternalgrandfathername: 'হরিপদ ঘোষ',
      greatpaternalgrandfathername: 'Ramchandra',
      paternalgrandfatheroccupation: '1',
      greatpaternalgrandfatheroccupation: '2',
      fcastid: '1',
      pgcastid: '2',
      gpgcastid: '3',
      ftribeid: '4',
      pgftribeid: '5',
      gpgftribeid: '6',
      fclanid: 'কাশ্যপ',
      pgfclanid: 'Kashyap',
      gpgfclanid: 'Kasyap',
      pgflifeexpectancy: '86',
      gpgflifeexpectancy: 'Still Alive',
      pgfcdisease: 'Yes',
      pgfcdiseasedetails: 'Asthma',
      gpgfcdisease: 'Yes',
      gpgfcdiseasedetails: 'Gout',
    },
    row: {
      paternal_grandfather_name: 'হরিপদ ঘোষ',
      great_paternal_grandfather_name: 'Ramchandra',
      paternal_grandfather_occupation: '1',
      great_paternal_grandfather_occupation: '2',
      father_cast: '1',
      paternal_grandfather_cast: '2',
      great_paternal_grandfather_cast: '3',
      father_tribe: '4',
      paternal_grandfather_tribe: '5',
      great_paternal_grandfather_tribe: '6',
      father_clan: 'কাশ্যপ',
      paternal_grandfather_clan: 'Kashyap',
      great_paternal_grandfather_clan: 'Kasyap',
    },
    health: {
      paternal_grandfather_life_expectancy: '86',
      great_paternal_grandfather_life_expectancy: 'Still Alive',
      paternal_grandfather_chronic_disease: 'Yes',
      paternal_grandfather_chronic_disease_details: 'Asthma',
      great_paternal_grandfather_chronic_disease: 'Yes',
      great_paternal_grandfather_chronic_disease_details: 'Gout',
    },
    broken: [
      'paternalgrandfatheroccupation',
      'fcastid',
      'gpgcastid',
      'pgftribeid',
      'gpgfcdisease',
      'pgflifeexpectancy',
    ],
  },
  {
    show: 'maternalinformation',
    update: 'updatematernaldata',
    sentence: 'Maternal Details Updated!!',
    key: 'maternalUpdated',
    sent: {
      maternalgrandfathername: 'শ্যামাপদ বসু',
      greatmaternalgrandfathername: 'Nilmani',
      maternalgrandfatheroccupation: '3',
      greatmaternalgrandfatheroccupation: '4',
      mcastid: '4',
      mgcastid: '5',
      gmgcastid: '6',
      mtribeid: '7',
      mgftribeid: '8',
      gmgftribeid: '9',
      mclanid: 'ভরদ্বাজ',
      mgfclanid: 'Bharadwaj',
      gmgfclanid: 'Vardwaj',
      mgflifeexpectancy: '71',
      gmgflifeexpectancy: '99',
      mgfcdisease: 'Yes',
      mgfcdiseasedetails: 'Arthritis',
      gmgfcdisease: 'Yes',
      gmgfcdiseasedetails: 'Thyroid',
    },
    row: {
      maternal_grandfather_name: 'শ্যামাপদ বসু',
      great_maternal_grandfather_name: 'Nilmani',
      maternal_grandfather_occupation: '3',
      great_maternal_grandfather_occupation: '4',
      mother_cast: '4',
      maternal_grandfather_cast: '5',
      great_maternal_grandfather_cast: '6',
      mother_tribe: '7',
      maternal_grandfather_tribe: '8',
      great_maternal_grandfather_tribe: '9',
      mother_clan: 'ভরদ্বাজ',
      maternal_grandfather_clan: 'Bharadwaj',
      great_maternal_grandfather_clan: 'Vardwaj',
    },
    health: {
      maternal_grandfather_life_expectancy: '71',
      great_maternal_grandfather_life_expectancy: '99',
      maternal_grandfather_chronic_disease: 'Yes',
      maternal_grandfather_chronic_disease_details: 'Arthritis',
      great_maternal_grandfather_chronic_disease: 'Yes',
      great_maternal_grandfather_chronic_disease_details: 'Thyroid',
    },
    broken: [
      'greatmaternalgrandfatheroccupation',
      'mcastid',
      'mgcastid',
      'gmgftribeid',
      'mgfcdisease',
      'gmgflifeexpectancy',
    ],
  },
];

describe.each(SIDES)('$update', ({ show, update, sentence, key, sent, row, health, broken }) => {
  test('saves and says so', async () => {
    const answer = await client.call(update, { pid, ...sent });
    expect(answer.body).toEqual({ msgcode: 1, msg: sentence, msgkey: key, msgcolor: 'green' });
    const { body } = await client.call(show, { pid });
    expect(body).toMatchObject({ row, health });
    expect(Object(body.tribe)[0]).toMatchObject({ tribe_id: 1, tribe_name: 'Asur' });
    expect(Object(body.clan)[0]).toMatchObject({ clan_id: 1, clan_name: 'Shandilya' });
    expect(Object(body.maleoccupation)[0]).toMatchObject({ occupation_id: 1, occupation_name: 'Government service' });
  });

  test.each(broken)('%s outside its list gets a sentence, and nothing changes', async (name) => {
    await client.call(update, { pid, ...sent });
    const answer = await client.call(update, { pid, [name]: '99999' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ msgcode: 2, errors: { [name]: 'Please choose from the list' } });
    expect((await client.call(show, { pid })).body).toMatchObject({ row, health });
  });
});

test('the two sides and the health form leave one another alone', async () => {
  for (const { update, sent } of SIDES) await client.call(update, { pid, ...sent });
  await client.call('updatehealth', { pid, fatherbloodgroup: 'AB-' });
  for (const { show, row, health } of SIDES)
    expect((await client.call(show, { pid })).body).toMatchObject({ row, health });
  expect((await client.call('showpersonalinfo', { pid })).body.row).toMatchObject({ father_name: 'অমল ঘোষ' });
  expect((await client.call('showhealth', { pid })).body).toMatchObject({ father_blood_group: 'AB-' });
});

test('details of an ancestor are cleared with the answer No', async () => {
  const sent = {
    pid,
    pgfcdisease: 'No',
    pgfcdiseasedetails: 'Asthma',
    gpgfcdisease: 'Yes',
    gpgfcdiseasedetails: 'Gout',
  };
  await client.call('updatepaternaldata', sent);
  const { body } = await client.call('paternalinformation', { pid });
  expect(body.health).toMatchObject({
    paternal_grandfather_chronic_disease_details: '',
    great_paternal_grandfather_chronic_disease_details: 'Gout',
  });
});

test('what the parents do is told by its names in the lists of men and of women', async () => {
  const { client, pid } = await makeMember(app);
  const { body } = await client.call('showpersonalinfo', { pid });
  const [man] = Object(body.maleoccupation);
  const [woman] = Object(body.femaleoccupation);
  const work = async (path: string) => {
    const { parent_occupation, parent_occupation_bn } = (await client.call(path, { pid })).body;
    return [parent_occupation, parent_occupation_bn];
  };
  expect(await work('paternalinformation')).toEqual(['', '']);
  const sent = { foccu: String(man.occupation_id), moccu: String(woman.occupation_id) };
  await client.call('updatepersonalinformation', { pid, fname: 'Amal', mname: 'Lata', ...sent });
  expect(await work('paternalinformation')).toEqual([man.occupation_name, man.occupation_name_bn]);
  expect(await work('maternalinformation')).toEqual([woman.occupation_name, woman.occupation_name_bn]);
});

test('the parents’ names of the registration are there for the tree', async () => {
  const named = await makeMember(app, { father_name: 'Bimal Sarkar', mother_name: 'Lata Sarkar' });
  const nameIn = async (path: string) => (await named.client.call(path, { pid: named.pid })).body.parent_name;
  expect([await nameIn('paternalinformation'), await nameIn('maternalinformation')]).toEqual([
    'Bimal Sarkar',
    'Lata Sarkar',
  ]);
});

test('that nobody knows a name is an answer: it counts, stands beside an empty name, and a name takes its place', async () => {
  const member = await makeMember(app);
  const countOf = async (section: string) => {
    const { body } = await member.client.call('showprofile', { pid: member.pid, completeness: 'Yes' });
    return Object(body.completeness).find((one: { section: string }) => one.section === section);
  };
  const save = (form: Texts) => member.client.call('updatepaternaldata', { pid: member.pid, ...form });
  const rowOf = async () => (await member.client.call('paternalinformation', { pid: member.pid })).body.row;

  expect(await countOf('paternal')).toMatchObject({ filled: 0, of: 19 });
  await save({ paternalgrandfathernameunknown: 'Yes', greatpaternalgrandfathernameunknown: 'Yes' });
  expect(await rowOf()).toMatchObject({ paternal_grandfather_name: '', paternalgrandfathernameunknown: 'Yes' });
  expect(await countOf('paternal')).toMatchObject({ filled: 2, of: 19 });
  await save({ paternalgrandfathername: 'Haripada', paternalgrandfathernameunknown: 'Yes' });
  expect(await rowOf()).toMatchObject({ paternal_grandfather_name: 'Haripada', paternalgrandfathernameunknown: '' });
  expect((await save({ paternalgrandfathernameunknown: 'No' })).status).toBe(422);

  const { body } = await member.client.call('updatepersonalinformation', {
    pid: member.pid,
    fathernameunknown: 'Yes',
    mname: 'Lata',
  });
  expect(body.msgcode).toBe(1);
  expect((await member.client.call('paternalinformation', { pid: member.pid })).body).toMatchObject({
    parent_name: '',
    parentnameunknown: 'Yes',
  });
});

test('a father is offered what his child has answered, and a mother is not', async () => {
  const own = await makeMember(app, { cast_id: '2', tribe_id: '3', clan_id: 'ভরদ্বাজ' });
  const offeredBy = async (path: string) => (await own.client.call(path, { pid: own.pid })).body.offered;
  expect([await offeredBy('paternalinformation'), await offeredBy('maternalinformation')]).toEqual([
    { cast: '2', tribe: '3', clan: 'ভরদ্বাজ' },
    { cast: '', tribe: '', clan: '' },
  ]);
});

test('of a grandfather is said that he has retired beside what he did, and accepted families read it', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const said = {
    paternalgrandfathername: 'Hari Ghosh',
    paternalgrandfatheroccupation: '3',
    paternalgrandfathernow: 'Retired',
  };
  const save = (form: Texts) => bride.client.call('savepaternalstep', { pid: bride.pid, ...form });
  expect((await save(said)).body.msgcode).toBe(1);
  expect((await save({ greatpaternalgrandfathernow: 'Asleep' })).status).toBe(422);
  const { row } = Object((await bride.client.call('paternalinformation', { pid: bride.pid })).body);
  expect(row.paternalgrandfathernow).toBe('Retired');
  const { family } = Object((await ask(groom, 'member', bride)).body);
  expect(family.relatives.paternalGrandfather).toMatchObject({ name: 'Hari Ghosh', now: 'Retired' });
  expect(family.relatives.maternalGrandfather.now).toBe('');
  // The completeness does not count it as missing for anybody.
  const { completeness } = Object(
    (await bride.client.call('showprofile', { pid: bride.pid, completeness: 'Yes' })).body,
  );
  expect(completeness.find(({ section }: { section: string }) => section === 'paternal')).toMatchObject({ of: 19 });
});

test('that nobody remembers is an answer of each question: kept, counted, and an answer takes its place', async () => {
  const member = await makeMember(app);
  await member.client.call('givehealthconsent', { pid: member.pid });
  const step = async (form: Texts) =>
    (await member.client.call('savematernalstep', { pid: member.pid, ...form })).body.msgcode;
  const shown = async () => (await member.client.call('maternalinformation', { pid: member.pid })).body;
  const filled = async () => {
    const { body } = await member.client.call('showprofile', { pid: member.pid, completeness: 'Yes' });
    return Object(body.completeness).find((one: { section: string }) => one.section === 'maternal').filled;
  };
  expect(
    await step({ maternalgrandfathercasteunknown: 'Yes', mothercasteunknown: 'Yes', motherclanunknown: 'Yes' }),
  ).toBe(1);
  expect(await step({ maternalgrandfatheroccupation: '3', maternalgrandfatherlifeunknown: 'Yes' })).toBe(1);
  expect(await step({ maternalgrandfatherdiseaseunknown: 'Yes', maternalgrandfatheroccupationunknown: '' })).toBe(1);
  expect((await shown()).row).toMatchObject({
    mothercasteunknown: 'Yes',
    motherclanunknown: 'Yes',
    maternalgrandfathercasteunknown: 'Yes',
    maternal_grandfather_occupation: '3',
    maternalgrandfatheroccupationunknown: '',
    maternalgrandfatherclanunknown: '',
  });
  expect((await shown()).health).toMatchObject({
    maternalgrandfatherlifeunknown: 'Yes',
    maternalgrandfatherdiseaseunknown: 'Yes',
    maternal_grandfather_life_expectancy: '',
  });
  // Caste and tribe of both, the mother's gotra, his work, how long he lived, and his illness with its details.
  expect(await filled()).toBe(9);

  expect(
    await step({ mcastid: '2', maternalgrandfatheroccupation: '', maternalgrandfatheroccupationunknown: 'Yes' }),
  ).toBe(1);
  expect(await step({ mgflifeexpectancy: '71' })).toBe(1);
  const { row, health } = await shown();
  expect(row).toMatchObject({
    mother_cast: '2',
    mothercasteunknown: '',
    maternal_grandfather_occupation: '',
    maternalgrandfatheroccupationunknown: 'Yes',
  });
  expect(health).toMatchObject({ maternal_grandfather_life_expectancy: '71', maternalgrandfatherlifeunknown: '' });
});

test('what nobody remembers of an elder’s health goes with the consent to health', async () => {
  const member = await makeMember(app);
  await member.client.call('givehealthconsent', { pid: member.pid });
  await member.client.call('savematernalstep', {
    pid: member.pid,
    maternalgrandfatherlifeunknown: 'Yes',
    maternalgrandfatherdiseaseunknown: 'Yes',
  });
  expect((await member.client.call('withdrawhealthconsent', { pid: member.pid })).body).toMatchObject({ msgcode: 1 });
  const { rows } = await app.pool.query(
    `select life_expectancy_unknown, chronic_disease_unknown from relatives
      where profile_id = $1 and side = 'maternal' and generation = 'grandfather'`,
    [member.pid],
  );
  expect(rows).toEqual([{ life_expectancy_unknown: '', chronic_disease_unknown: '' }]);
});

test('an accepted family is not told what nobody remembers', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await bride.client.call('savepaternalstep', { pid: bride.pid, paternalgrandfatheroccupationunknown: 'Yes' });
  const { family } = Object((await ask(groom, 'member', bride)).body);
  expect(Object.keys(family.relatives.paternalGrandfather).sort()).toEqual([
    'caste',
    'clan',
    'name',
    'now',
    'occupation',
  ]);
});
