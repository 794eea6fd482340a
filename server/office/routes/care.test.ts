import { beforeEach, expect, test } from 'vitest';
import { answersIn } from '#contract/catalogue.ts';
import { isAadhaar } from '#contract/staff/aadhaar.ts';
import { officeCalls } from '#contract/staff/api.ts';
import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { readUnreadNames } from '#server/domain/names/sounds.queries.ts';
import { OPENED_A_DAY } from '#server/office/reading-words.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { codeOf, makeStaff, PASSWORD } from '#server/testing/staff.ts';
import { doneByTwo } from '#server/testing/two-of-staff.ts';

const app = await startTestApp();
const second = await makeStaff(app, ['helper']);
const { client: helper } = second;
const first = await makeStaff(app, ['moderator']);
const { client: moderator, secret, email: moderatorEmail } = first;
const third = await makeStaff(app, ['administrator']);
const { client: administrator, secret: key } = third;

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
  await app.pool.query('update staff set factor_step = 0');
});

const proof = (of: string) => ({ password: PASSWORD, code: codeOf(of) });
const find = async (asked: string, after = '') =>
  Object((await helper.call('office/findmembers', { asked, after })).body);
const idsOf = async (asked: string): Promise<string[]> =>
  (await find(asked)).members.map(({ id }: { id: string }) => id);

test('a member is found by phone, e-mail, number and name in either script, page by page', async () => {
  const { pid, phone } = await makeMember(app, { name: 'Debjani Mukherjee' });
  await app.pool.query("update accounts set email = 'Debjani@Example.in' where phone = $1", [phone]);
  for (const asked of [`+91 ${phone}`, 'debjani@example.IN', pid.toLowerCase(), 'দেবযানী মুখোপাধ্যায়', 'Debjani'])
    expect(await idsOf(asked), asked).toEqual([pid]);
  expect(await idsOf('Debjani Banerjee')).toEqual([]);
  await app.pool.query(
    `insert into members (profile_id, name, gender, phone, password_hash)
     select 'SV8000' || lpad(n::text, 3, '0'), 'Kasturi Sen', 'Female', '98320' || lpad(n::text, 5, '0'), 'x' from generate_series(1, 120) n`,
  );
  await readUnreadNames(app.db);
  const seen: string[] = [];
  for (let next = 0, page = 0; page < 5; page++) {
    const found = await find('কস্তুরী সেন', String(next || ''));
    seen.push(...found.members.map(({ id }: { id: string }) => id));
    next = found.next;
    if (next === 0) break;
  }
  expect(new Set(seen).size).toBe(120);
  expect(seen).toEqual([...seen].sort((one, other) => Number(one.slice(2)) - Number(other.slice(2))));
});

test('an identity is typed blind and twice, compared, and known again on another profile', async () => {
  const [one, other] = [await makeMember(app), await makeMember(app)];
  const see = (member: string, also: Record<string, string> = {}) =>
    moderator.call('office/seeidentity', {
      member,
      paper: 'passport',
      number: 'K 123-4567',
      numberagain: 'k1234567',
      dob: '1995-02-03',
      dobagain: '1995-02-03',
      ...also,
    });
  expect((await see(one.pid, { numberagain: 'K1234568' })).body.errorkeys).toEqual({ numberagain: 'typedDifferently' });
  expect((await see(one.pid, { dob: '1995-02-04', dobagain: '1995-02-04' })).body.msgkey).toBe('identityDiffers');
  expect((await see(one.pid)).body.msgkey).toBe('identitySeen');
  expect((await see(other.pid)).body).toMatchObject({ msgkey: 'identityElsewhere', other: one.pid });
  const kept = await app.pool.query('select i::text as row from identity_papers i');
  expect(kept.rows).toHaveLength(1);
  expect(kept.rows[0].row).not.toContain('1234567');
  const badges = await app.pool.query("select profile_id from badges where kind = 'identity' and taken_at is null");
  expect(badges.rows).toEqual([{ profile_id: one.pid }]);
  const given = { member: other.pid, kind: 'identity', reason: 'seen' };
  expect((await moderator.call('office/givebadge', given)).body.errorkeys).toEqual({ kind: 'chooseFromList' });
  const aadhaar = { number: '2341 2341 2346', numberagain: '2341 2341 2346' };
  expect((await see(other.pid, aadhaar)).body.errorkeys).toMatchObject({ number: 'noAadhaar' });
  for (let guess = 0; guess < 5; guess++) await see(other.pid);
  expect((await see(other.pid)).status).toBe(429);
});

test('twelve digits are an Aadhaar number where the last checks the others', () => {
  expect(isAadhaar('234123412346')).toBe(true);
  const others = Array.from({ length: 10 }, (_, digit) => `23412341234${digit}`).filter(isAadhaar);
  expect(others).toEqual(['234123412346']);
  expect(['134123412346', '23412341234', 'K23412341234'].filter(isAadhaar)).toEqual([]);
});

test('another phone or e-mail is set with proof and a second person, and ends every session', async () => {
  const { client, pid, phone } = await makeMember(app);
  const shown = Object((await moderator.call('office/showmember', { member: pid })).body);
  const account = String(shown.accounts[0].account);
  const change = (also: Record<string, string>, by = proof(secret)) =>
    moderator.call('office/changecontact', {
      member: pid,
      account,
      kind: 'phone',
      reason: 'Came with the paper',
      ...by,
      ...also,
    });
  expect((await change({ value: '9833300001' }, { password: 'another long one', code: codeOf(secret) })).status).toBe(
    422,
  );
  expect((await client.call('showprofile', { pid })).status).toBe(200);
  expect((await change({ value: '12' })).body.errorkeys).toEqual({ value: 'phoneNotAcceptable' });
  const { phone: taken } = await makeMember(app);
  expect((await change({ value: taken })).body.errorkeys).toEqual({ value: 'phoneTaken' });
  const set = { member: pid, account, kind: 'phone', value: '+91 98333 00001' };
  expect((await doneByTwo(app, { first, second, path: 'office/changecontact' }, set)).msgkey).toBe('requestDone');
  expect((await client.call('showprofile', { pid })).status).toBe(401);
  expect((await app.client().call('custlogin', { phone, password: TEST_PASSWORD })).body.msgcode).not.toBe(1);
  expect((await app.client().call('custlogin', { phone: '9833300001', password: TEST_PASSWORD })).body.msgcode).toBe(1);
});

test('the office gives the yes of a candidate without a phone, to showing and to a link, and of no other', async () => {
  const father = await makeMember(app);
  const show = () => father.client.call('updateshowing', { pid: father.pid, show: 'Yes', whose: 'guardian' });
  expect((await show()).body.msgkey).toBe('waitsForCandidate');
  const spoke = { member: father.pid, called: '9830011223', reason: 'She came with her aunt on Monday' };
  expect((await helper.call('office/spoke', { ...spoke, reason: '' })).status).toBe(422);
  expect((await helper.call('office/spoke', { ...spoke, called: '' })).body.errors).toHaveProperty('called');
  expect((await helper.call('office/spoke', spoke)).body.msgcode).toBe(1);
  expect((await show()).body.msgkey).toBe('nowShown');
  await app.pool.query(
    "insert into card_links (profile_id, token_hash, parts, role, expires_at) values ($1, '\\x01', '{surname}', 'guardian', now() + interval '1 day')",
    [father.pid],
  );
  const { links } = Object((await helper.call('office/showmember', { member: father.pid })).body);
  expect(links).toMatchObject([{ parts: ['surname'] }]);
  expect((await helper.call('office/spoke', { ...spoke, link: String(links[0].id) })).body.msgcode).toBe(1);
  expect(Object((await helper.call('office/showmember', { member: father.pid })).body).links).toEqual([]);
  const bride = await makeShownMember(app);
  expect((await helper.call('office/spoke', { ...spoke, member: bride.pid })).body.msgkey).toBe('candidateSpeaks');
});

test('a copy for the law opens only for the member of staff who made it, and has no word of health', async () => {
  const { client, pid } = await makeMember(app, { name: 'Ruma Mukherjee' });
  await client.call('updatehealth', {
    pid,
    userdiseasereport: 'Thalassemia',
    fatherchronicdisease: 'Yes',
    fatherchronicdiseasedetails: 'Parkinson',
  });
  expect((await moderator.call('office/makeexport', { member: pid, reason: 'x', ...proof(secret) })).status).toBe(403);
  const copy = { member: pid, reason: 'Order 12 of the court' };
  const made = await doneByTwo(app, { first: third, second, path: 'office/makeexport' }, copy);
  const address = String(made.address);
  const { client: another } = await makeStaff(app, ['administrator']);
  expect((await another.get(address)).status).toBe(404);
  expect((await app.client().get(address)).status).toBe(401);
  expect((await administrator.get(address.replace(/until=\d/, 'until=9'))).status).toBe(404);
  const zip = await administrator.get(address);
  expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip']);
  // The zip stores its files uncompressed.
  const { text } = zip;
  expect(text).toContain('Ruma Mukherjee');
  expect(text).not.toMatch(/thalassemia|parkinson|blood|disease|haemoglobin/i);
  const uses = await app.pool.query(
    "select command, reason from office_uses where profile_id = $1 and command like 'office/%export%' order by id",
    [pid],
  );
  expect(uses.rows).toEqual([
    { command: 'office/makeexport', reason: 'Order 12 of the court' },
    { command: 'office/export', reason: '' },
  ]);
});

test('a copy for the law opens no more once the role is taken, though its address still holds', async () => {
  const { pid } = await makeMember(app);
  const another = await makeStaff(app, ['administrator']);
  const { client, email } = another;
  const made = await doneByTwo(app, { first: another, second, path: 'office/makeexport' }, { member: pid });
  await app.pool.query("update staff set roles = array['editor'] where email = $1", [email]);
  expect((await client.get(String(made.address))).status).toBe(403);
});

test('a member who asks by letter is hidden at once and may still keep the profile', async () => {
  const { client, pid, phone } = await makeMember(app);
  const asked = { member: pid, reason: 'Letter of 3 November, signature compared', ...proof(key) };
  expect((await administrator.call('office/deletemember', { ...asked, password: '' })).status).toBe(422);
  const answer = await administrator.call('office/deletemember', asked);
  expect(answer.body).toMatchObject({ msgcode: 1, reference: expect.any(String) });
  expect((await client.call('showprofile', { pid })).status).toBe(401);
  const kept = await app.client().call('custlogin', { phone, password: TEST_PASSWORD, keepprofile: 'Yes' });
  expect(kept.body.msgcode).toBe(1);
});

test('somebody who reads too much is stopped and stands on the administrator’s desk; a second person lets them go on', async () => {
  const { pid } = await makeMember(app);
  await app.pool.query(
    `insert into members (profile_id, name, phone, gender, password_hash)
     select 'SV9' || n, 'Ruma', 9834000000 + n, 'Female', 'x' from generate_series(100000, 100200) n`,
  );
  await app.pool.query(
    `insert into office_uses (who, command, profile_id, outcome)
     select $1, 'office/showmember', 'SV9' || n, 'done' from generate_series(100001, 100000 + $2::int) n`,
    [moderatorEmail, OPENED_A_DAY],
  );
  expect((await moderator.call('office/showmember', { member: pid })).status).toBe(429);
  const refused = await app.pool.query(
    "select from office_uses where who = $1 and outcome = 'refused' and command = 'office/showmember'",
    [moderatorEmail],
  );
  expect(refused.rowCount).toBe(1);
  const { waits } = Object((await administrator.call('office/today')).body);
  expect(waits).toContainEqual(expect.objectContaining({ kind: 'reader', reference: moderatorEmail }));
  expect((await moderator.call('office/allowreading', { id: moderatorEmail, reason: 'x' })).status).toBe(403);
  expect((await administrator.call('office/allowreading', { id: 'nobody@trust.example', reason: 'x' })).status).toBe(
    404,
  );
  expect(
    (await administrator.call('office/allowreading', { id: moderatorEmail, reason: 'The fair' })).body.msgcode,
  ).toBe(1);
  // A member of staff who has opened this many must give a reason for the next one.
  expect((await moderator.call('office/showmember', { member: pid })).body.msgkey).toBe('sayWhyFirst');
  await moderator.call('office/saywhy', { member: pid, reason: 'Called' });
  expect((await moderator.call('office/showmember', { member: pid })).status).toBe(200);
  expect(Object((await administrator.call('office/today')).body).waits).toEqual([]);
});

test('a search tells two digits and a letter; from the thirty-first member on, opening one wants a reason', async () => {
  const { pid, phone } = await makeMember(app, { name: 'Kakoli Bhattacharya' });
  await app.pool.query("update accounts set email = 'kakoli@example.in' where phone = $1", [phone]);
  const found = await helper.call('office/findmembers', { asked: phone });
  expect(Object(found.body).members).toMatchObject([{ id: pid, phone: `…${phone.slice(-2)}`, email: 'k…' }]);
  for (const whole of [phone, 'kakoli@']) expect(found.text).not.toContain(whole);
  await app.pool.query(
    `insert into office_uses (who, command, profile_id, outcome)
     select $1, 'office/showmember', 'SV8000' || lpad(n::text, 3, '0'), 'done' from generate_series(1, 30) n`,
    [second.email],
  );
  const open = () => helper.call('office/showmember', { member: pid });
  expect(await open()).toMatchObject({ status: 428, body: { msgkey: 'sayWhyFirst' } });
  expect((await helper.call('office/saywhy', { member: pid, reason: ' ' })).status).toBe(422);
  expect((await helper.call('office/saywhy', { member: pid, reason: 'She called about her photo' })).status).toBe(200);
  expect(Object((await open()).body).accounts[0].phone).toBe(phone);
  await app.pool.query("delete from office_uses where who = $1 and profile_id like 'SV8000%'", [second.email]);
});

test('a letter is answered by e-mail, once, or noted', async () => {
  const write = async (email: string) =>
    Object(
      (
        await app
          .client()
          .call('addcontact', { name: 'Bimal', email, phone: '9830012345', subject: 'Help', content: 'How?' })
      ).body,
    ).reference;
  await write('bimal@example.in');
  const { letters, canmail } = Object((await helper.call('office/listletters')).body);
  expect(canmail).toBe(true);
  const sent = { id: letters[0].reference, answer: 'আপনি লগ ইন করে দেখুন।' };
  expect((await helper.call('office/answerletter', sent)).body.msgkey).toBe('letterSent');
  expect((await helper.call('office/answerletter', sent)).body.msgkey).toBe('changedMeanwhile');
  await app.outbox.drain();
  expect(app.printed.join('\n')).toContain('আপনি লগ ইন করে দেখুন।');
});

test('no role is answered one word of health, by whatever call', async () => {
  const { client, pid } = await makeShownMember(app);
  const words = ['Thalassemia', 'Parkinson one', 'Parkinson two', 'Parkinson three'];
  const [report = '', father = '', mother = '', elder = ''] = words;
  await client.call('updatehealth', {
    pid,
    userbloodgroup: 'AB-',
    userdiseasereport: report,
    fatherchronicdisease: 'Yes',
    fatherlifeexpectancy: '147',
    fatherchronicdiseasedetails: father,
    motherchronicdisease: 'Yes',
    motherchronicdiseasedetails: mother,
  });
  await client.call('updatepaternaldata', { pid, pgfcdisease: 'Yes', pgfcdiseasedetails: elder });
  await client.call('updatehaemoglobin', { pid, status: 'sickle', testedon: '2019-08-17' });
  const { client: everybody } = await makeStaff(app, STAFF_ROLES);
  const sealed = [...answersIn('health'), ...answersIn('relatives')].filter(({ isSealed }) => isSealed);
  for (const call of officeCalls) {
    if (/login|logout|join|factor/.test(call.path)) continue;
    const { text } = await everybody.call(call.path, { member: pid, asked: pid, about: pid, id: pid, key: 'welcome' });
    for (const word of [...words, 'AB-', 'sickle', '2019-08-17', ...sealed.map(({ column }) => `"${column}"`)])
      expect(text.includes(word), `${word} in ${call.path}`).toBe(false);
  }
});
