import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();

const HEIGHT = 'heightCm';
const ALWAYS = { dob: '1990-02-03', religion: '1', community: 'General' };
const save = async ({ client, pid }: TestMember, form: Record<string, string>) => {
  const { body } = await client.call('updatepersonalinformation', { pid, ...ALWAYS, ...form });
  expect(body).toEqual({ msgcode: 1, msg: 'Saved', msgkey: 'saved', msgcolor: 'green' });
};
/** Changes the height `times` times: 151, 152 and so on. */
async function grow(member: TestMember, times: number) {
  for (let cm = 151; cm <= 150 + times; cm++) await save(member, { height: String(cm) });
}
/** Uses up the changes that take effect at once on one day. */
const spend = ({ pid }: TestMember) =>
  app.pool.query('insert into answer_changes (profile_id, day, changes) values ($1, current_date, 10)', [pid]);
const written = async ({ client, pid }: TestMember) =>
  Object((await client.call('showpersonalinfo', { pid })).body.row);
const read = async (reader: TestMember, of: TestMember) => Object((await ask(reader, 'member', of)).body.shared);
const judgedBy = async (member: TestMember, other: TestMember) =>
  Object((await ask(member, 'member', other)).body.sheet).theirWishes;
const pairOf = async () => ({
  groom: await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta', dateofbirth: '1990-02-03', height: '150' }),
  bride: await makeShownMember(app),
});

test('of the eleventh change of a day on, others read and wishes judge what was before, until the next', async () => {
  const { groom, bride } = await pairOf();
  await bride.client.call('updatewishes', {
    pid: bride.pid,
    heightfrom: '160',
    heightto: '160',
    heightstrength: 'Wish',
  });
  await grow(groom, 10);
  await save(groom, { height: '160' });
  await save(groom, { height: '170', clanid: 'Kashyap' });
  expect((await read(bride, groom))[HEIGHT]).toBe(160);
  expect(await judgedBy(groom, bride)).toEqual([{ wish: HEIGHT, code: 'wish.met' }]);
  // The owner reads the new value. A value that was empty is visible to all at once.
  expect(await written(groom)).toMatchObject({ height: '170', clan_id: 'Kashyap' });
  expect((await read(bride, groom)).clan).toMatchObject({ name: 'Kashyap' });

  const tidy = () => sweep(app.db, makeFileStore(app.dataDir));
  await tidy();
  expect((await read(bride, groom))[HEIGHT]).toBe(160);
  await app.pool.query("update held_answers set held_at = held_at - interval '1 day'");
  await tidy();
  expect((await read(bride, groom))[HEIGHT]).toBe(170);
  expect(await judgedBy(groom, bride)).toEqual([{ wish: HEIGHT, code: 'wish.unmet' }]);
  expect(await written(groom)).toMatchObject({ height: '170' });
});

test('what is written back waits no longer', async () => {
  const { groom, bride } = await pairOf();
  await spend(groom);
  await save(groom, { height: '170' });
  await save(groom, { height: '150' });
  expect((await app.pool.query('select from held_answers where profile_id = $1', [groom.pid])).rowCount).toBe(0);
  await save(groom, { height: '' });
  expect((await read(bride, groom))[HEIGHT]).toBe(150);
  expect((await written(groom)).height).toBe('');
});

test('a state waits with its country, and a district by itself', async () => {
  const { groom, bride } = await pairOf();
  const address = { pid: groom.pid, addr1: 'x', addr2: '', city: 'x', pin: '700029', dist: '' };
  const move = (state: string, country: string) =>
    groom.client.call('updatecommunication', { ...address, state, country });
  const details = (homedistrictid: string) =>
    groom.client.call('updateprofiledetails', { pid: groom.pid, homedistrictid });
  await move('35601163', '356');
  await details('107');
  await spend(groom);
  const [abroad] = Object((await groom.client.call('showcuntrywisestatelist', { countryid: '50' })).body);
  expect((await move(String(abroad.id), '50')).body.msgcode).toBe(1);
  expect((await details('113')).body.msgcode).toBe(1);
  expect(await read(bride, groom)).toMatchObject({ state: { name: 'West Bengal' }, district: { name: 'Hooghly' } });
  const { body } = await groom.client.call('showcommunication', { pid: groom.pid });
  expect(body.row).toMatchObject({ state: String(abroad.id), countryid: '50' });
  await app.pool.query("update held_answers set held_at = held_at - interval '1 day'");
  // The next save triggers it, too.
  await save(groom, { height: '160' });
  expect(await read(bride, groom)).toMatchObject({ state: { name: abroad.name } });
});

test('a member who hides in between is no freer; a member who was not shown for a day is', async () => {
  const { groom, bride } = await pairOf();
  const show = (show: string) => groom.client.call('updateshowing', { pid: groom.pid, show, whose: 'candidate' });
  await spend(groom);
  await show('No');
  await save(groom, { height: '170' });
  await show('Yes');
  expect((await read(bride, groom))[HEIGHT]).toBe(150);
  await show('No');
  await save(groom, { height: '160' });
  await app.pool.query("update ended_showings set ended_at = ended_at - interval '25 hours'");
  await save(groom, { height: '171' });
  await show('Yes');
  expect((await read(bride, groom))[HEIGHT]).toBe(171);

  const newcomer = await makeMember(app, { gender: 'Male', dateofbirth: '1990-02-03', height: '150' });
  await spend(newcomer);
  await save(newcomer, { height: '162' });
  await newcomer.client.call('updateshowing', { pid: newcomer.pid, show: 'Yes', whose: 'candidate' });
  expect((await read(bride, newcomer))[HEIGHT]).toBe(162);
});
