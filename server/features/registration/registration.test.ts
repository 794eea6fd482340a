import { beforeEach, describe, expect, test } from 'vitest';
import { formMessages } from '#contract/form-messages.ts';
import { startTestApp } from '#server/testing/app.ts';
import { bornYearsAgo } from '#server/testing/birth-dates.ts';
import { makeMember, step2, TEST_PASSWORD } from '#server/testing/members.ts';
import { insertMember } from './registration.queries.ts';

const app = await startTestApp({}, { passwords: 'real' });
let phones = 9_840_000_001;

const step1 = (changes: Record<string, string> = {}) => ({
  profile_id: '',
  name: 'রুমা ঘোষ',
  email: '',
  phone: String(phones++),
  gender: 'Female',
  password: TEST_PASSWORD,
  ...changes,
});

async function register(changes: Record<string, string> = {}) {
  const client = app.client();
  const form = step1(changes);
  const { body } = await client.call('registerstep1', form);
  return { client, pid: body.profile_id, ...form };
}

const findMember = (phone: string) =>
  app.db
    .selectFrom('accounts as a')
    .innerJoin('account_profiles as p', 'p.account_id', 'a.id')
    .innerJoin('members as m', 'm.profile_id', 'p.profile_id')
    .selectAll(['m', 'a'])
    .select('p.role')
    .where('a.phone', '=', phone)
    .executeTakeFirst();

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
});

describe('registerstep1', () => {
  test('a new phone begins a registration: msgcode 1, the profile id and a cookie for a day', async () => {
    const form = step1({ profile_id: 'SV4711' });
    const answer = await app.client().call('registerstep1', form);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      msgcode: 1,
      msg: 'Step 1 is complete. Please go on to step 2.',
      msgkey: 'registrationStarted',
      msgcolor: 'green',
      profile_id: expect.stringMatching(/^SV[1-9]\d{0,8}$/),
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^registration=.{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await findMember(form.phone)).toMatchObject({
      profile_id: answer.body.profile_id,
      name: 'রুমা ঘোষ',
      registered_at: null,
      role: 'family',
      language: null,
    });
  });

  test('the password is kept as argon2id alone, and no answer returns it', async () => {
    const form = step1();
    const answer = await app.client().call('registerstep1', form);
    expect(answer.text).not.toContain(TEST_PASSWORD);
    expect((await findMember(form.phone))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test.each(['', 'SV4711', 'SV0', 'SV1234567890', 'sv12', "SV1'; --", 'SV১২'])(
    'the proposal %j is taken and set aside: the server makes the id, and tells of no other',
    async (profile_id) => {
      const { pid } = await register({ profile_id });
      expect(pid).toMatch(/^SV[1-9]\d{0,8}$/);
      expect(pid).not.toBe(profile_id);
    },
  );

  test('the id of a member who is gone is given to nobody', async () => {
    const { pid } = await register();
    await app.db.deleteFrom('members').where('profile_id', '=', pid).execute();
    const member = {
      ...step1(),
      profileId: pid,
      passwordHash: 'x',
      gender: 'Female',
      ...({ language: 'en', read: 'en' } as const),
      phoneHash: Buffer.from('x'),
    } as const;
    expect(await insertMember(app.db, member)).toEqual({ outcome: 'idTaken' });
    expect(await insertMember(app.db, { ...member, profileId: 'SV4712' })).toMatchObject({ outcome: 'made' });
  });

  test('a mistyped phone is changed between the steps, to one that is nobody’s and a phone, and never afterwards', async () => {
    const { client, pid, phone: wrong } = await register();
    const other = await register();
    const mend = (phone: string) => client.call('mendphone', { profile_id: pid, phone });
    expect((await mend(other.phone)).body).toMatchObject({ msgcode: 2, msgkey: 'phoneTaken' });
    expect((await mend('12')).status).toBe(422);
    expect((await mend('0000000000')).body.msgcode).not.toBe(1);
    // The same phone in another spelling changes nothing and is not reported as a change.
    expect((await mend(`+91 ${wrong}`)).body).toMatchObject({ msgcode: 1, msgkey: 'sameContact' });
    const right = String(phones++);
    expect((await mend(`+91 ${right}`)).body).toMatchObject({ msgcode: 1, msgkey: 'phoneMended' });
    expect([await findMember(wrong), (await findMember(right))?.profile_id]).toEqual([undefined, pid]);
    expect((await client.call('custlogin', { phone: right, password: TEST_PASSWORD })).body.msgcode).toBe(1);
    expect((await app.client().call('mendphone', { profile_id: pid, phone: wrong })).status).toBe(401);
    await app.pool.query('update members set registered_at = now() where profile_id = $1', [pid]);
    expect((await mend(wrong)).body).toMatchObject({ msgcode: 4, msgkey: 'registrationOver' });
  });

  test('whether a phone is registered is told thirty times an hour to one address, and then of no phone', async () => {
    const { phone } = await register();
    const ask = (sent: string) => app.client().call('registerstep1', step1({ phone: sent }));
    const answers = await Promise.all(Array.from({ length: 34 }, () => ask(phone)));
    expect(answers.filter(({ body }) => body.msgcode === 2)).toHaveLength(30);
    const [known, free] = [await ask(phone), await ask(String(phones++))];
    expect([known.status, free.status]).toEqual([429, 429]);
    expect(known.bytes).toEqual(free.bytes);
  });

  test('a registered phone: msgcode 2, however it is written', async () => {
    const { phone } = await register();
    for (const written of [phone, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`, `91${phone}`]) {
      const answer = await app.client().call('registerstep1', step1({ phone: written }));
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        msgcode: 2,
        msg: 'This phone number is already registered. Please log in.',
        msgkey: 'phoneTaken',
        msgcolor: 'red',
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('a phone of another country is one, and logs in, by every spelling of it', async () => {
    const { pid } = await register({ phone: '+৪৪ ০৭৯১২ ৩৪৫৬৭৮' });
    expect(await findMember('+447912345678')).toBeDefined();
    for (const phone of ['+447912345678', '+44 (0)7912-345678', '0044 7912 345678', '+44 07912 345678'])
      expect((await app.client().call('registerstep1', step1({ phone }))).body.msgcode).toBe(2);
    await app.pool.query('update members set registered_at = now() where profile_id = $1', [pid]);
    for (const phone of ['+447912345678', '০০৪৪ ৭৯১২ ৩৪৫৬৭৮', '+44 07912 345678']) {
      const { body } = await app.client().call('custlogin', { phone, password: TEST_PASSWORD });
      expect([phone, body.msgcode]).toEqual([phone, 1]);
    }
  });

  test.each([
    'abcdefghij',
    '0000000000',
    '9999999999',
    '0123456789',
    '1800123456',
    '+447012345678',
    '+19005550123',
    '+881612345678',
    '+99912345678',
    '+44791112345678',
  ])('ten characters, or + and more, that are nobody’s phone (%s): msgcode 3', async (phone) => {
    const answer = await app.client().call('registerstep1', step1({ phone }));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ msgcode: 3, msgcolor: 'red' });
    expect(await findMember(phone)).toBeUndefined();
  });

  test.each([
    ['name', '', 'Full Name Required'],
    ['name', ' \n ', 'Full Name Required'],
    ['phone', '', 'User Phone Required'],
    ['phone', '983000123', 'User Phone Required'],
    ['phone', '98300012345', 'User Phone Required'],
    ['phone', '07911123456', formMessages.phoneNeedsCountry],
    ['gender', '', 'User Gender Required'],
    ['gender', 'male', 'User Gender Required'],
    ['password', '12345', 'Minimum 6-characters password Required'],
    ['password', '      ', 'Minimum 6-characters password Required'],
    ['password', 'x'.repeat(257), 'Please choose a password of at most 256 characters'],
    ['name', 'x'.repeat(201), 'This is too long: please shorten it'],
  ])('%s %j: msgcode 4 and its sentence', async (name, value, sentence) => {
    const answer = await app.client().call('registerstep1', step1({ [name]: value }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ msgcode: 4, msgcolor: 'red', errors: { [name]: sentence } });
  });

  test('a password of six characters is enough, and logs in', async () => {
    const { pid, phone } = await register({ password: 'ছবি১২৩' });
    expect(pid).toMatch(/^SV/);
    expect((await app.client().call('custlogin', { phone, password: 'ছবি১২৩' })).body.msgcode).toBe(1);
  });

  test('every broken rule is told at once', async () => {
    const answer = await app.client().call('registerstep1');
    expect(Object.keys(answer.body.errors).sort()).toEqual(['gender', 'name', 'password', 'phone']);
  });

  test('the e-mail is not checked', async () => {
    const { phone } = await register({ email: 'not an address' });
    expect(await findMember(phone)).toMatchObject({ email: 'not an address' });
  });

  test('a phone of another country is kept with its code, and logs in', async () => {
    const { phone, pid, client } = await register({ phone: '+44 7911 123456' });
    expect((await client.call('registerstep2', { profile_id: pid, ...step2 })).body.msgcode).toBe(1);
    const login = await client.call('custlogin', { phone, password: TEST_PASSWORD });
    expect(login.body).toMatchObject({ msgcode: 1, profileid: pid });
    expect((await client.call('showprofile', { pid })).body.phone).toBe('+447911123456');
    const again = await app.client().call('registerstep1', step1({ phone: '+447911123456' }));
    expect(again.body.msgcode).toBe(2);
  });

  test('an account that was stored without the + logs in with it', async () => {
    const { pid } = await register({ phone: '6591234567' });
    const login = await app.client().call('custlogin', { phone: '+65 9123 4567', password: TEST_PASSWORD });
    expect(login.body).toMatchObject({ msgcode: 1, profileid: pid });
  });

  test('of simultaneous registrations with one phone exactly one wins, the others get msgcode 2', async () => {
    const form = step1();
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.client().call('registerstep1', form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.map(({ body }) => body.msgcode).sort()).toEqual([1, ...Array(9).fill(2)]);
  });

  test('texts are kept in NFC, digits of the phone may be Bengali', async () => {
    const phone = '৯৮৪১০০০০০১';
    await register({ phone, name: '\u09dc\u09be' });
    expect(await findMember('9841000001')).toMatchObject({ name: '\u09a1\u09bc\u09be' });
  });
});

describe('registerstep2', () => {
  test('completes the registration with the cookie of step 1, and a login leads in', async () => {
    const { client, pid, phone } = await register();
    const answer = await client.call('registerstep2', { profile_id: pid, ...step2 });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      msgcode: 1,
      msg: 'Registration is complete',
      msgkey: 'registrationDone',
      msgcolor: 'green',
    });
    expect((await findMember(phone))?.registered_at).toBeInstanceOf(Date);
  });

  test('each name that is sent is returned under its own', async () => {
    const choices = { cast_id: '2', tribe_id: '3', rashi_id: '4', gon_id: '1', logno_id: '5', religion: '6' };
    const birth = { dateofbirth: '1994-12-31', placeofbirth: 'Siliguri', timeofbirth: '00:05' };
    const texts = { addr1: 'House 7', addr2: 'Floor 2', city: 'Haldia', district: 'Purba Medinipur' };
    const own = { ...choices, ...birth, clan_id: 'Kashyap', height: '158.5', weight: '61', community: 'OBC' };
    const parents = { father_name: 'Amal', mother_name: 'Mina' };
    const sent = { ...texts, ...own, ...parents, pincode: '721602', mangalik: 'Yes' };
    const member = await makeMember(app, sent);
    const { body: address } = await member.client.call('showcommunication', { pid: member.pid });
    expect(address.row).toEqual({ ...texts, pincode: '721602', state: step2.state, countryid: step2.country });
    const { body: personal } = await member.client.call('showpersonalinfo', { pid: member.pid });
    expect(personal.row).toMatchObject({ ...own, ...parents, is_mangalik: 'Yes' });
  });

  test('works with a login of the same member too', async () => {
    const { pid, phone } = await register();
    const client = app.client();
    await client.call('custlogin', { phone, password: TEST_PASSWORD });
    expect((await client.call('showprofile', { pid })).body).toMatchObject({ registered: false });
    expect((await client.call('registerstep2', { profile_id: pid, ...step2 })).body.msgcode).toBe(1);
    expect((await client.call('showprofile', { pid })).body).toMatchObject({ registered: true });
  });

  test('without cookie and login: 401, and nothing changes', async () => {
    const { pid, phone } = await register();
    const answer = await app.client().call('registerstep2', { profile_id: pid, ...step2 });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ msgcode: 4, msgcolor: 'red' });
    expect((await findMember(phone))?.registered_at).toBeNull();
  });

  test('for another’s profile id: 403, and nothing changes', async () => {
    const [mine, other] = [await register(), await register()];
    const answer = await mine.client.call('registerstep2', { profile_id: other.pid, ...step2 });
    expect(answer.status).toBe(403);
    expect((await findMember(other.phone))?.registered_at).toBeNull();
  });

  test('a second time: msgcode 4, and nothing changes', async () => {
    const { client, pid } = await register();
    await client.call('registerstep2', { profile_id: pid, ...step2 });
    const again = await client.call('registerstep2', { profile_id: pid, ...step2, city: 'Elsewhere' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual({
      msgcode: 4,
      msg: 'This registration is already complete. Please log in.',
      msgkey: 'registrationOver',
      msgcolor: 'red',
    });
    const stored = await app.db.selectFrom('addresses').select('city').where('profile_id', '=', pid).execute();
    expect(stored).toEqual([{ city: 'কলকাতা' }]);
  });

  test('of two at once one counts', async () => {
    const { client, pid } = await register();
    const answers = await Promise.all([1, 2].map(() => client.call('registerstep2', { profile_id: pid, ...step2 })));
    expect(answers.map(({ body }) => body.msgcode).sort()).toEqual([1, 4]);
  });

  test('every required field has its sentence', async () => {
    const { client, pid } = await register();
    const answer = await client.call('registerstep2', { profile_id: pid });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ msgcode: 4, msgcolor: 'red' });
    expect(answer.body.errors).toEqual({
      addr1: 'Street Name/Street Number/Flat Number/House Number Required',
      city: 'City Required',
      pincode: 'Pincode Required',
      state: 'State Required',
      country: 'Country Required',
      father_name: 'Father Name Required',
      mother_name: 'Mother Name Required',
      height: 'Height Required',
      weight: 'Weight Required',
      religion: 'Religion Required',
      community: 'Community Required',
      dateofbirth: 'Date of birth Required',
    });
  });

  describe('a broken rule', () => {
    const CHOOSE = 'Please choose from the list';
    test.each([
      ['state', { state: '5006' }, 'Please choose a state of this country'],
      ['country', { country: '999' }, CHOOSE],
      ['cast_id', { cast_id: '999999' }, CHOOSE],
      ['tribe_id', { tribe_id: '999999' }, CHOOSE],
      ['rashi_id', { rashi_id: '99' }, CHOOSE],
      ['gon_id', { gon_id: '-1' }, CHOOSE],
      ['logno_id', { logno_id: 'মেষ' }, CHOOSE],
      ['religion', { religion: '99' }, CHOOSE],
      ['community', { community: 'Other' }, 'Community Required'],
      ['mangalik', { mangalik: 'Maybe' }, CHOOSE],
      ['height', { height: '89.9' }, 'Height must be between 90 and 250 cm'],
      ['height', { height: '251' }, 'Height must be between 90 and 250 cm'],
      ['weight', { weight: '19' }, 'Weight must be between 20 and 250 kg'],
      ['weight', { weight: '52 cm' }, formMessages.weightUnread],
      ['height', { height: 'five feet' }, formMessages.heightUnread],
      ['dateofbirth', { dateofbirth: '1995-02-30' }, 'Please give the date as day, month and year'],
      ['dateofbirth', { dateofbirth: '1899-12-31' }, 'Please check the year of birth'],
      ['dateofbirth', { dateofbirth: bornYearsAgo(0, 1) }, 'Date of birth cannot be in the future'],
      ['dateofbirth', { dateofbirth: bornYearsAgo(18, 1) }, 'Bride must be at least 18 years old'],
      ['timeofbirth', { timeofbirth: '24:00' }, 'Please give the time as hours and minutes, for example 14:35'],
      ['pincode', { pincode: '70002' }, 'Pincode Required'],
      ['pincode', { pincode: '7000290' }, 'Pincode Required'],
      ['pincode', { country: '50', state: '5006', pincode: '12' }, 'Pincode Required'],
    ])('%s of %j: %s', async (name, changes, sentence) => {
      const answer = await client.call('registerstep2', { profile_id: pid, ...step2, ...changes });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toMatchObject({ [name]: sentence });
    });

    test('a groom must be 21', async () => {
      const groom = await register({ gender: 'Male' });
      const send = (dateofbirth: string) =>
        groom.client.call('registerstep2', { profile_id: groom.pid, ...step2, dateofbirth });
      expect((await send(bornYearsAgo(21, 1))).body.errors).toEqual({
        dateofbirth: 'Groom must be at least 21 years old',
      });
      expect((await send(bornYearsAgo(21))).body.msgcode).toBe(1);
    });

    test('a bride who is 18 today may', async () => {
      const answer = await client.call('registerstep2', { profile_id: pid, ...step2, dateofbirth: bornYearsAgo(18) });
      expect(answer.body.msgcode).toBe(1);
    });
  });

  test('Bengali digits stand for numbers, dates and times', async () => {
    const member = await makeMember(app, {
      height: '১৬০.৫ সেমি',
      weight: '৫২ কেজি',
      dateofbirth: '১৯৯৫-০২-০৩',
      timeofbirth: '০৯:৪৫',
      pincode: '৭০০০২৯',
    });
    const { body } = await member.client.call('showpersonalinfo', { pid: member.pid });
    expect(body.row).toMatchObject({
      height: '160.5',
      weight: '52',
      dateofbirth: '1995-02-03',
      timeofbirth: '09:45',
    });
    const address = await member.client.call('showcommunication', { pid: member.pid });
    expect(address.body.row).toMatchObject({ pincode: '700029' });
  });
});

const { client, pid } = await register();
