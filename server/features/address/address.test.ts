import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { client, pid } = await makeMember(app);

const inIndia = {
  pid,
  addr1: '12 Lake Road',
  addr2: 'দোতলা',
  city: 'Kolkata',
  pin: '700029',
  dist: 'দক্ষিণ কলকাতা',
  state: '35601163',
  country: '356',
};
const show = async () => (await client.call('showcommunication', { pid })).body;

let abroad = { country: '', state: '' };

beforeAll(async () => {
  const { body } = await client.call('showcuntrywisestatelist', { countryid: '50' });
  abroad = { country: '50', state: String(Object(Object(body)[0]).id) };
});

describe('showcommunication', () => {
  test('answers the row with the countries and the states of its country', async () => {
    await client.call('updatecommunication', inIndia);
    const body = await show();
    expect(body.row).toEqual({
      addr1: '12 Lake Road',
      addr2: 'দোতলা',
      city: 'Kolkata',
      district: 'দক্ষিণ কলকাতা',
      pincode: '700029',
      state: '35601163',
      countryid: '356',
    });
    expect(Object(body.countries)[0]).toEqual({ id: 356, name: 'India', name_bn: 'ভারত' });
    expect(body.states).toContainEqual({ id: 35601163, name: 'West Bengal', name_bn: 'পশ্চিমবঙ্গ' });
  });
});

describe('updatecommunication', () => {
  test('says that it is saved', async () => {
    const answer = await client.call('updatecommunication', inIndia);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ msgcode: 1, msg: 'Saved', msgkey: 'saved', msgcolor: 'green' });
  });

  test('keeps the stored country when none is sent', async () => {
    const { country: _, ...disabled } = inIndia;
    expect((await client.call('updatecommunication', { ...disabled, city: 'Howrah' })).body.msgcode).toBe(1);
    expect((await show()).row).toMatchObject({ city: 'Howrah', countryid: '356' });
  });

  test('changes the country when one is sent', async () => {
    const answer = await client.call('updatecommunication', { ...inIndia, ...abroad, pin: '12A' });
    expect(answer.body.msgcode).toBe(1);
    expect((await show()).row).toMatchObject({ countryid: '50', state: abroad.state, pincode: '12A' });
    await client.call('updatecommunication', inIndia);
  });

  test('asks a member without a stored address for the country', async () => {
    const other = await makeMember(app);
    await app.db.deleteFrom('addresses').where('profile_id', '=', other.pid).execute();
    const { country: _, ...form } = { ...inIndia, pid: other.pid };
    const answer = await other.client.call('updatecommunication', form);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ country: 'Select Country' });
  });

  test.each([
    ['addr1', { addr1: ' ' }, 'Address Line Required'],
    ['city', { city: '' }, 'City Required'],
    ['pin', { pin: '' }, 'Pin Code Required'],
    ['pin', { pin: '70002' }, 'Pin Code Required'],
    ['pin', { pin: '7000299' }, 'Pin Code Required'],
    ['pin', { pin: '70002A' }, 'Pin Code Required'],
    ['state', { state: '' }, 'State Required'],
    ['state', { state: '1' }, 'Please choose a state of this country'],
    ['country', { country: '999' }, 'Please choose from the list'],
    ['country', { country: 'India' }, 'Please choose from the list'],
  ])('%s of %j: %s', async (name, changes, sentence) => {
    const answer = await client.call('updatecommunication', { ...inIndia, ...changes });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ msgcode: 2, msgcolor: 'red', errors: { [name]: sentence } });
  });

  test('a pincode abroad has three characters at least', async () => {
    const send = (pin: string) => client.call('updatecommunication', { ...inIndia, ...abroad, pin });
    expect((await send('12')).body.errors).toEqual({ pin: 'Pin Code Required' });
    expect((await send('123')).body.msgcode).toBe(1);
  });

  test('the pincode is held against the stored country when none is sent', async () => {
    await client.call('updatecommunication', inIndia);
    const { country: _, ...disabled } = { ...inIndia, pin: '123' };
    expect((await client.call('updatecommunication', disabled)).body.errors).toEqual({ pin: 'Pin Code Required' });
  });
});
