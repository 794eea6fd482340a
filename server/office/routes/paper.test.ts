import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { answersIn } from '#contract/catalogue.ts';
import { paperForm } from '#contract/staff/paper.ts';
import { leavesOf } from '#contract/wire.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { makeMember, TICKED } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { proofOf } from '#server/testing/two-of-staff.ts';

const app = await startTestApp({ trustProxy: 1, publicUrl: 'https://shubho.example' });
const { client: helper, email, secret } = await makeStaff(app, ['helper']);
const { client: moderator } = await makeStaff(app, ['moderator']);
const jpeg = await makeJpeg();
const PASSWORD = 'shiuli-phool-1897';
await helper.call('office/setownphone', { phone: '9830099999' });

let next = 9_831_000_001;
beforeEach(async () => {
  next += 1;
  await app.db.deleteFrom('attempts').execute();
});

/** A filled-in paper, with wire names. */
const paper = (also: Record<string, string> = {}) => ({
  formnumber: `F-${next}`,
  consenton: '2026-11-01',
  signed: 'Yes',
  lang: 'bn',
  name: 'শ্রীময়ী গাঙ্গুলি',
  gender: 'Female',
  phone: String(next),
  email: '',
  addr1: '12 Lake Road',
  city: 'কলকাতা',
  dist: 'Kolkata',
  pin: '700029',
  state: '35601163',
  country: '356',
  dob: '1995-02-03',
  tob: '04:44',
  pob: 'Kolkata',
  height: '160',
  weight: '52.5',
  religion: '1',
  castid: '4',
  fname: 'অমল গাঙ্গুলি',
  foccu: '1',
  mname: 'Mina',
  moccu: '1',
  brothers: '1',
  sisters: '0',
  quali: '1',
  maritalstatus: 'Never Married',
  aboutself: 'Reads, sings',
  homedistrictid: '101',
  paternalgrandfathername: 'Haripada',
  pgcastid: '4',
  maternalgrandfathernameunknown: 'Yes',
  fclanid: 'Kashyap',
  ...also,
});

const enter = (also: Record<string, string> = {}) => helper.call('office/enterpaper', paper(also));

const enterAnother = () => {
  next += 1;
  return enter();
};

const readCode = async (phone: string): Promise<string> => {
  await app.outbox.drain();
  const { calls } = Object((await helper.call('office/listcalls')).body);
  const waiting = calls.find((call: { phone: string }) => call.phone === phone);
  const { calledcode = '' } = Object((await helper.call('office/callnow', { id: waiting?.reference ?? '' })).body);
  // The call ends once somebody was spoken to.
  await helper.call('office/notecall', { id: waiting?.reference ?? '', outcome: 'spoke' });
  return calledcode;
};

const claim = (phone: string, code: string, client = app.client()) =>
  client.call('claimpaper', { phone, code, password: PASSWORD, ...TICKED });

test('a stranger’s wrong codes lock the paper out for their own network alone, and use up no code of the family', async () => {
  const entered = await enterAnother();
  expect(entered.body.msgcode).toBe(1);
  const { rows } = await app.pool.query(
    'select a.phone from accounts a join account_profiles p on p.account_id = a.id where p.profile_id = $1',
    [entered.body.profileid],
  );
  const phone = String(rows[0]?.phone);
  const code = await readCode(phone);
  const stranger = app.client({ 'x-forwarded-for': '203.0.113.14' });
  const wrong = code === '111111' ? '222222' : '111111';
  for (let turn = 0; turn < 10; turn += 1) expect((await claim(phone, wrong, stranger)).status).toBe(200);
  expect((await claim(phone, code, stranger)).status).toBe(429);
  expect((await claim(phone, code)).body).toMatchObject({ msgcode: 1 });
});

test('a whole family is entered at once, its code read out, and its first login shows all of it', async () => {
  const photo = new File([new Uint8Array(jpeg)], 'photo.jpg');
  const entered = await helper.call('office/enterpaper', { ...paper(), file: photo, agreed: 'Yes' });
  expect(entered.body).toMatchObject({ msgcode: 1, msgkey: 'paperEntered' });
  const pid = String(entered.body.profileid);
  const phone = String(next);
  const kept = await app.pool.query(
    'select entered_by, form_number, consent_on::text from paper_entries where profile_id = $1',
    [pid],
  );
  expect(kept.rows).toEqual([{ entered_by: email, form_number: `F-${next}`, consent_on: '2026-11-01' }]);
  expect(
    (
      await app.client().call('registerstep1', {
        profile_id: '',
        name: 'Ruma',
        email: '',
        phone,
        gender: 'Female',
        password: PASSWORD,
      })
    ).body.msgcode,
  ).toBe(2);

  const code = await readCode(phone);
  expect(code).toMatch(/^\d{6}$/);
  const { rows } = await app.pool.query(
    'select extract(epoch from expires_at - now()) / 60 as minutes from verification_codes order by id desc limit 1',
  );
  expect(Math.round(Number(rows[0].minutes))).toBe(30);
  const family = app.client();
  expect((await family.call('claimpaper', { phone, code, password: PASSWORD })).body.errors).toHaveProperty('agreed');
  const claimed = await claim(phone, code, family);
  expect(claimed.body).toMatchObject({ msgcode: 1, profileid: pid });

  const personal = Object((await family.call('showpersonalinfo', { pid })).body).row;
  expect(personal).toMatchObject({ dateofbirth: '1995-02-03', father_name: 'অমল গাঙ্গুলি', cast_id: '4' });
  expect(Object((await family.call('showcommunication', { pid })).body).row).toMatchObject({ addr1: '12 Lake Road' });
  expect(Object((await family.call('paternalinformation', { pid })).body).row).toMatchObject({
    paternal_grandfather_name: 'Haripada',
    father_clan: 'Kashyap',
  });
  expect(Object((await family.call('showprofile', { pid })).body).pic).toMatch(/\.jpg$/);
  const consents = await app.pool.query('select kind from consents where profile_id = $1 order by kind', [pid]);
  expect(consents.rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['pictured', 'registration']));
  expect((await app.client().call('custlogin', { phone, password: PASSWORD })).body.msgcode).toBe(1);
  // The relation of the account and the candidate's consent come first.
  const shown = await family.call('updateshowing', { pid, show: 'Yes', whose: 'guardian' });
  expect(shown.body.msgkey).toBe('waitsForCandidate');
  expect((await claim(phone, code)).body.msgkey).toBe('claimUnknown');
});

test('before it is claimed nobody logs in, and no link for a password is made', async () => {
  const pid = String((await enter()).body.profileid);
  const phone = String(next);
  for (const password of ['', '-', PASSWORD])
    expect((await app.client().call('custlogin', { phone, password })).body.msgcode).not.toBe(1);
  const asked = { member: pid, reason: 'x', ...(await proofOf(app, { secret })) };
  expect((await helper.call('office/makeresetlink', asked)).body.msgkey).toBe('paperNotClaimed');
  expect(Object((await moderator.call('office/showmember', { member: pid })).body).paper).toMatchObject({
    enteredBy: email,
    claimedAt: '',
  });
});

test('what no family takes over stands on Today, a new code gives it time, and then it is deleted', async () => {
  const [left, kept, taken] = [await enter(), await enterAnother(), await enterAnother()];
  const [gone = '', stays = '', theirs = ''] = [left, kept, taken].map(({ body }) => String(body.profileid));
  const age = (days: number, ...ids: string[]) =>
    app.pool.query(
      'update paper_entries set entered_at = now() - make_interval(days => $1) where profile_id = any($2)',
      [days, ids],
    );
  const run = () => sweep(app.db, makeFileStore(app.dataDir));
  const waits = async () =>
    Object((await helper.call('office/today')).body)
      .waits.filter(({ kind }: { kind: string }) => kind === 'paper')
      .map(({ memberId }: { memberId: string }) => memberId);
  await app.pool.query('update paper_entries set claimed_at = now() where profile_id = $1', [theirs]);
  await age(70, gone, stays, theirs);
  expect(await waits()).toEqual([]);
  await age(80, gone, stays, theirs);
  expect((await waits()).sort()).toEqual([gone, stays].sort());
  expect((await helper.call('office/bringcode', { member: stays })).body.msgcode).toBe(1);
  expect(await waits()).toEqual([gone]);
  await age(91, gone, stays, theirs);
  await run();
  const { rows } = await app.pool.query('select profile_id from members where profile_id = any($1)', [
    [gone, stays, theirs],
  ]);
  expect(rows.map(({ profile_id }) => profile_id).sort()).toEqual([stays, theirs].sort());
  const { paper: shown } = Object((await moderator.call('office/showmember', { member: stays })).body);
  expect(Math.round((Date.parse(shown.endsAt) - Date.now()) / 86_400_000)).toBe(90);
});

test('a code that the family asks for itself takes the profile over too, in that browser alone', async () => {
  const pid = String((await enter()).body.profileid);
  const phone = String(next);
  await readCode(phone);
  const family = app.client();
  expect((await family.call('askpaperclaim', { phone })).body.msgkey).toBe('paperClaimAsked');
  const code = await readCode(phone);
  expect((await claim(phone, code)).body.msgkey).toBe('claimUnknown');
  expect((await claim(phone, code, family)).body).toMatchObject({ msgcode: 1, profileid: pid });
});

test('any phone gets the same answer, byte for byte, and guesses come to an end', async () => {
  await enter();
  const member = await makeMember(app);
  const phones = [String(next), member.phone, '9899999991'];
  const asked = await Promise.all(phones.map((phone) => app.client().call('askpaperclaim', { phone })));
  expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
  const tried = await Promise.all(phones.map((phone) => claim(phone, '123456')));
  expect(new Set(tried.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  for (let guess = 0; guess < 9; guess++) await claim(String(next), '123456');
  expect((await claim(String(next), '123456')).status).toBe(429);
});

test('a phone that is taken leads to its profile, a form counts once, and nobody is entered under the own phone', async () => {
  const { pid, phone } = await makeMember(app);
  expect((await enter({ phone: `+91 ${phone}` })).body).toMatchObject({ msgkey: 'paperPhoneTaken', profileid: pid });
  await enter();
  const again = await enter({ phone: '9831999991' });
  expect([again.status, again.body.errorkeys]).toEqual([422, { formnumber: 'formNumberTaken' }]);
  const found = await app.pool.query("select from accounts where phone = '9831999991'");
  expect(found.rows).toEqual([]);
  expect((await enter({ phone: '9830099999', formnumber: 'own' })).body.errorkeys).toEqual({ phone: 'ownPhone' });
});

test('wrong answers are named one by one, and nothing of the paper is kept', async () => {
  const before = await readdir(join(app.dataDir, 'files', 'pictures'));
  const wrong = { signed: '', dob: '2020-01-01', phone: '12', country: '50', email: 'x', consenton: '2100-01-01' };
  expect((await enter(wrong)).body.errorkeys).toMatchObject({
    signed: 'signatureRequired',
    phone: 'phoneNotAcceptable',
    email: 'emailRequired',
    consenton: 'consentToCome',
    dob: 'brideTooYoung?years=18',
  });
  expect((await enter({ castid: '999', pgcastid: '999', state: '5000000' })).body.errorkeys).toMatchObject({
    castid: 'chooseFromList',
    pgcastid: 'chooseFromList',
    state: 'stateNotInCountry',
  });
  const file = new File([new Uint8Array(Buffer.from('no picture'))], 'photo.jpg');
  const refused = await helper.call('office/enterpaper', { ...paper(), file });
  expect([refused.status, refused.body.errorkeys]).toEqual([422, { file: 'notAPicture' }]);
  expect((await app.pool.query('select from accounts where phone = $1', [String(next)])).rows).toEqual([]);
  expect(await readdir(join(app.dataDir, 'files', 'pictures'))).toEqual(before);
});

test('each answer about health is refused by its name, and no other of the forms is missing', async () => {
  const sealed = leavesOf(paperForm.fields.health).map(([, node]) => (node.kind === 'field' ? node.sent : ''));
  const answer = await enter(Object.fromEntries(sealed.map((name) => [name, 'Yes'])));
  expect(answer.body.errorkeys).toEqual(Object.fromEntries(sealed.map((name) => [name, 'healthNotOnPaper'])));
  const names = leavesOf(paperForm.fields).map(([path]) => path.join('.'));
  for (const { name } of [...answersIn('address'), ...answersIn('personal'), ...answersIn('details')])
    if (name !== 'photoFor' && name !== 'homeFor') expect(names).toContain(name);
  for (const { name, isSealed } of answersIn('relatives'))
    expect(names.includes(`paternal.grandfather.${name}`), name).toBe(!isSealed);
  const sent = leavesOf(paperForm.fields).map(([, node]) => (node.kind === 'field' ? node.sent : ''));
  expect(new Set(sent).size).toBe(sent.length);
});

test('what is typed is kept on the server for the member of staff who types it, and forgotten once it is entered', async () => {
  const draftOf = async (client = helper) => Object((await client.call('office/showpaper')).body).draft;
  const typed = JSON.stringify({ name: 'শ্রীময়ী গাঙ্গুলি', phone: String(next) });
  expect((await helper.call('office/keeppaperdraft', { draft: typed })).body.msgcode).toBe(1);
  expect(await draftOf()).toBe(typed);
  const { client: other } = await makeStaff(app, ['helper']);
  expect(await draftOf(other)).toBe('');
  const { rows } = await app.pool.query('select sealed from paper_drafts');
  expect(rows.map(({ sealed }) => sealed).join()).not.toContain('গাঙ্গুলি');
  expect((await enter()).body.msgcode).toBe(1);
  expect(await draftOf()).toBe('');
  await helper.call('office/keeppaperdraft', { draft: typed });
  await app.pool.query("update paper_drafts set kept_at = now() - interval '15 days' where staff_id is not null");
  await sweep(app.db, makeFileStore(app.dataDir));
  expect(await draftOf()).toBe('');
});

test('a photo is kept with the signature of the person who is in it, and not without', async () => {
  const photo = new File([new Uint8Array(jpeg)], 'photo.jpg', { type: 'image/jpeg' });
  const refused = await helper.call('office/enterpaper', { ...paper(), file: photo });
  expect([refused.status, refused.body.errorkeys]).toEqual([422, { agreed: 'photoNeedsSignature' }]);
  expect((await helper.call('office/enterpaper', { ...paper(), file: photo, agreed: 'Yes' })).body.msgcode).toBe(1);
});

test('what was typed wrongly is corrected until the family takes the profile over; the phone is not', async () => {
  const entered = await enter({ name: 'Sreemoyi Gangully', fname: 'Amal' });
  const member = String(entered.body.profileid);
  const kept = JSON.parse(Object((await helper.call('office/showpaper', { member })).body).draft);
  expect(kept).toMatchObject({ name: 'Sreemoyi Gangully', 'father.name': 'Amal', country: '356' });
  const correct = (also: Record<string, string> = {}) =>
    helper.call('office/correctpaper', { ...paper({ name: 'Sreemoyee Ganguly', fname: 'Amol', ...also }), member });
  expect((await correct({ phone: '9831999999' })).body.errorkeys).toEqual({ phone: 'paperPhoneStays' });
  expect((await correct()).body).toMatchObject({ msgcode: 1, profileid: member });
  const shown = await helper.call('office/showmember', { member });
  expect(Object(shown.body).accounts[0].name).toBe('Sreemoyee Ganguly');
  expect(shown.text).toContain('Amol');
  await app.pool.query('update paper_entries set claimed_at = now() where profile_id = $1', [member]);
  expect((await correct()).body.msgkey).toBe('changedMeanwhile');
  expect((await moderator.call('office/correctpaper', { ...paper(), member })).status).toBe(403);
});
