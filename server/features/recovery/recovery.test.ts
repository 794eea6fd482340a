import { beforeEach, describe, expect, test } from 'vitest';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { makeResetLink } from '#server/office/password-resets.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeAcceptedPair, makeReadyToCheck } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { withOneConnection } from '#server/testing/one-connection.ts';
import { readZip } from '#server/testing/read-zip.ts';

const app = await startTestApp();
const { pool, printed } = app;
const NEW = 'kagojer nouka 1931';
const EMAIL = 'ruma@example.org';

let her: TestMember;
let father: TestMember;

beforeEach(async () => {
  await pool.query('delete from attempts');
  her = await makeMember(app);
  father = await addHolder(app, her, 'guardian');
});

const call = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const get = ({ client, pid }: TestMember, path: string) => client.get(`/api/${path}?pid=${pid}`);
const idOf = async ({ phone }: TestMember) =>
  String((await pool.query('select id from accounts where phone = $1', [phone])).rows[0]?.id);
const logIn = async (one: TestMember): Promise<TestMember> => {
  const client = app.client();
  await client.call('custlogin', { phone: one.phone, password: NEW });
  return { ...one, client };
};
const lastLine = async (part: string) => {
  await app.outbox.drain();
  return printed.findLast((line) => line.includes(part)) ?? '';
};

/** Sets a new password by a code to the phone, and logs in with it. */
async function byCode(one: TestMember): Promise<TestMember> {
  const client = app.client();
  await client.call('askreset', { contact: one.phone });
  await app.outbox.drain();
  const codes = printed.filter((line) => line.includes(`to ${one.phone}:`) && line.includes('is your code'));
  const code = /\b(\d{6})\b/.exec(codes.at(-1) ?? '')?.[1] ?? '';
  const { body } = await client.call('resetbycode', { code, password: NEW });
  expect(body).toMatchObject({ msgcode: 1 });
  return logIn(one);
}
async function byOffice(one: TestMember): Promise<TestMember> {
  const link = await makeResetLink(app.db, one.phone, 'https://site.example');
  await app.client().call('resetpassword', { token: link?.url.split('token=')[1] ?? '', password: NEW });
  return logIn(one);
}
const confirmEmail = ({ phone }: TestMember) =>
  pool.query('update accounts set email = $2, email_verified_at = now() where phone = $1', [phone, `${phone}${EMAIL}`]);
const isOpen = async (one: TestMember) => (await call(one, 'showhealth')).status === 200;

describe.each([
  ['a code to the phone', byCode],
  ['the office’s link', byOffice],
])('after %s', (_, recover) => {
  test('another family’s page, its answers, files and one’s own data stay closed', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const recovering = await recover(bride);
    const about = { member: groom.pid };
    for (const path of ['member', 'opencontact', 'endacquaintance', 'acceptintroduction', 'sendintroduction'])
      expect([path, (await call(recovering, path, about)).body.msgkey]).toEqual([path, 'closedAfterReset']);
    for (const path of ['biodata', 'pairsheet'])
      expect((await recovering.client.get(`/api/${path}?pid=${bride.pid}&member=${groom.pid}&lang=en`)).status).toBe(
        403,
      );
    expect((await recovering.client.get('/files/my-data.zip')).status).toBe(403);
    expect((await call(recovering, 'notices')).status).toBe(200);
    const said = await call(recovering, 'showprofile');
    expect(new Date(String(said.body.recovers_until)).getTime()).toBeGreaterThan(Date.now() + 71 * 3_600_000);
  });

  test('the account and the others who look after the profile are told, with a link that says it was not them', async () => {
    await confirmEmail(her);
    await confirmEmail(father);
    await recover(her);
    await app.outbox.drain();
    for (const one of [her, father]) {
      const letter = printed.findLast(
        (line) => line.includes(`${one.phone}${EMAIL}`) && line.includes('/not-me?token='),
      );
      expect(letter).toBeDefined();
    }
    expect((await get(father, 'showholders')).body.holders).toContainEqual(
      expect.objectContaining({ isRecovering: true, isMe: false }),
    );
  });

  test('the link of the confirmed e-mail opens everything at once', async () => {
    await confirmEmail(her);
    const recovering = await recover(her);
    expect((await get(recovering, 'showrecovery')).body).toMatchObject({ has_email: true, closes_health: true });
    expect((await call(recovering, 'asksecondproof')).body).toMatchObject({ msgcode: 1 });
    const token = /confirm-email\?token=([\w-]+)/.exec(await lastLine('confirm-email'))?.[1] ?? '';
    expect(await isOpen(recovering)).toBe(false);
    expect((await app.client().call('confirmemail', { token })).body).toMatchObject({ msgkey: 'recoveryProved' });
    expect(await isOpen(recovering)).toBe(true);
    expect((await get(recovering, 'showrecovery')).body.until).toBe('');
  });

  test('the yes of another who looks after the profile opens everything at once', async () => {
    const recovering = await recover(father);
    expect((await call(recovering, 'introductions')).status).toBe(403);
    expect((await call(her, 'agreetorecovery', { holder: await idOf(father) })).body).toMatchObject({ msgcode: 1 });
    expect((await call(recovering, 'introductions')).status).toBe(200);
    expect((await call(her, 'agreetorecovery', { holder: await idOf(father) })).body.msgkey).toBe('recoveryOver');
  });

  test('who says that it was not them ends its sessions; the phone alone opens it no more, the e-mail does', async () => {
    await confirmEmail(her);
    const recovering = await recover(her);
    const { body } = await call(father, 'objecttorecovery', { holder: await idOf(her) });
    expect(body).toMatchObject({ msgcode: 1, msgkey: 'recoveryRefused' });
    expect((await call(recovering, 'showprofile')).status).toBe(401);
    expect((await app.client().call('custlogin', { phone: her.phone, password: NEW })).body.msgcode).toBe(2);
    await pool.query('delete from attempts');
    const before = printed.length;
    await app.client().call('askreset', { contact: her.phone });
    await app.outbox.drain();
    expect(printed.slice(before).filter((line) => line.includes('is your code'))).toEqual([]);
    await app.client().call('askreset', { contact: `${her.phone}${EMAIL}` });
    const token = /reset-password\?token=([\w-]+)/.exec(await lastLine('reset-password'))?.[1] ?? '';
    expect((await app.client().call('resetpassword', { token, password: NEW })).body.msgcode).toBe(1);
    expect(await isOpen(await logIn(her))).toBe(true);
  });

  test('the letter’s link says so too, without a login, once', async () => {
    await confirmEmail(father);
    const recovering = await recover(her);
    const letter = await lastLine('/not-me?token=');
    const token = /not-me\?token=([\w-]+)/.exec(letter)?.[1] ?? '';
    expect((await app.client().call('objectbylink', { token })).body).toMatchObject({ msgkey: 'recoveryRefused' });
    expect((await call(recovering, 'showprofile')).status).toBe(401);
    expect((await app.client().call('objectbylink', { token })).body.msgkey).toBe('objectionOver');
  });
});

test('nobody says yes for a stranger, for themselves, or while their own password is new', async () => {
  const stranger = await makeMember(app);
  await byCode(her);
  const holder = await idOf(her);
  expect((await call(stranger, 'agreetorecovery', { holder })).body.msgkey).toBe('recoveryOver');
  expect((await call(stranger, 'objecttorecovery', { holder })).body.msgkey).toBe('recoveryOver');
  const both = await byCode(father);
  expect((await call(both, 'agreetorecovery', { holder })).body.msgkey).toBe('closedAfterReset');
});

test.each([
  ['agreetorecovery', 'recoveryAgreed'],
  ['objecttorecovery', 'recoveryRefused'],
])('%s needs one connection to the database, so many at once do not wait for each other', async (path, msgkey) => {
  await byCode(father);
  const holder = await idOf(father);
  const { body } = await withOneConnection(app, () => call(her, path, { holder }));
  expect(body).toMatchObject({ msgcode: 1, msgkey });
});

describe('after sixty days without a login', () => {
  const sleep = ({ phone }: TestMember) =>
    pool.query(
      `with old as (update accounts set created_at = now() - interval '1 year' where phone = $1 returning id)
        update account_profiles p set used_at = now() - interval '61 days', seen_at = now() - interval '61 days'
        from old where p.account_id = old.id`,
      [phone],
    );

  test('no code to the phone alone is sent, in the words for any number; the e-mail opens it', async () => {
    await confirmEmail(her);
    await sleep(her);
    const before = printed.length;
    const asked = await app.client().call('askreset', { contact: her.phone });
    const other = await app.client().call('askreset', { contact: '9830999999' });
    expect(asked.bytes).toEqual(other.bytes);
    await app.outbox.drain();
    expect(printed.slice(before).filter((line) => line.includes('is your code'))).toEqual([]);
    await app.client().call('askreset', { contact: `${her.phone}${EMAIL}` });
    expect(await lastLine('reset-password')).toContain(`${her.phone}${EMAIL}`);
  });

  test('of sixty it is sent', async () => {
    await sleep(her);
    await pool.query(`update account_profiles set used_at = now() - interval '59 days' where profile_id = $1`, [
      her.pid,
    ]);
    expect(await byCode(her)).toBeDefined();
  });
});

describe('health after three days without a second proof', () => {
  const health = { userbloodgroup: 'B-', userdiseasereport: 'Thalassemia', fatherbloodgroup: 'A+' };
  const ancestor = { paternalgrandfathername: 'Haripada', pgfcdisease: 'Yes', pgfcdiseasedetails: 'diabetes' };
  // Versions consist of random letters, so a blood group is matched as a whole value.
  const SECRET = /"B-"|Thalassemia|"A\+"|diabetes|2020-01-02/;

  async function afterThreeDays(one: TestMember): Promise<TestMember> {
    await call(one, 'updatehealth', health);
    await call(one, 'updatepaternaldata', ancestor);
    await call(one, 'updatehaemoglobin', { status: 'beta', testedon: '2020-01-02' });
    const later = await byCode(one);
    await pool.query("update accounts set reset_by_phone_at = now() - interval '73 hours' where phone = $1", [
      one.phone,
    ]);
    return later;
  }

  test('is never read: on its page, in steps and their conflicts, in the tree, the result and the download', async () => {
    const alone = await makeMember(app);
    const later = await afterThreeDays(alone);
    const answers = [
      await call(later, 'showhealth', { withversion: 'Yes' }),
      await call(later, 'paternalinformation', { withversion: 'Yes' }),
      await call(later, 'showhaemoglobin'),
      await call(later, 'savehealthstep', { fatherchronicdisease: 'No', version: 'userdiseasereport:forged0000' }),
      await call(later, 'savepaternalstep', { pgfcdiseasedetails: 'gout', version: 'pgfcdiseasedetails:forged0000' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { text } of answers) expect(text).not.toMatch(SECRET);
    expect((await call(later, 'showhealth')).body).toMatchObject({ write_only: true });
    const zip = readZip(Buffer.from((await later.client.get('/files/my-data.zip')).bytes));
    expect([...zip.values()].map(String).join()).not.toMatch(/Thalassemia|diabetes|2020-01-02/);
  });

  test('is written anew, and what is left empty stays; it is erased by a press', async () => {
    const alone = await makeMember(app);
    const later = await afterThreeDays(alone);
    await call(later, 'updatehealth', { userbloodgroup: 'O+', userdiseasereport: '', fatherbloodgroup: '' });
    const read = async () => {
      await pool.query('update accounts set health_closed_at = null where phone = $1', [alone.phone]);
      const { body } = await call(later, 'showhealth');
      await pool.query('update accounts set health_closed_at = now() where phone = $1', [alone.phone]);
      return body;
    };
    expect(await read()).toMatchObject({
      user_blood_group: 'O+',
      user_disease_report: 'Thalassemia',
      father_blood_group: 'A+',
    });
    expect((await call(later, 'erasehealth')).body.msgcode).toBe(1);
    expect(await read()).toMatchObject({ user_blood_group: '', user_disease_report: '', father_blood_group: '' });
  });

  test('a result written anew feeds no pair check for thirty days', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const later = await afterThreeDays(bride);
    await call(later, 'updatehaemoglobin', { status: 'clear', testedon: '2020-01-02' });
    const consent = { member: groom.pid, textversion: PAIR_CHECK_CONSENT.version, lang: 'en' };
    expect((await call(later, 'agreetopaircheck', consent)).body.msgkey).toBe('pairCheckResultWaits?days=30');
    await pool.query(
      "update haemoglobin_results set feeds_from = now() - interval '1 minute', changed_at = now() - interval '30 days' where profile_id = $1",
      [bride.pid],
    );
    await makeReadyToCheck(app, bride, groom);
    expect((await call(later, 'agreetopaircheck', consent)).body.msgcode).toBe(1);
  });

  test('of the candidate stays closed by the yes of a parent, and opens by her e-mail', async () => {
    await pool.query(
      `update account_profiles p set role = 'candidate' from accounts a where a.id = p.account_id and a.phone = $1`,
      [her.phone],
    );
    await call(her, 'updatehealth', health);
    const recovering = await byCode(her);
    await call(father, 'agreetorecovery', { holder: await idOf(her) });
    expect((await call(recovering, 'showhealth')).body).toMatchObject({ user_disease_report: '', write_only: true });
  });
});
