import { beforeEach, expect, test } from 'vitest';
import { mondayInIndia } from '#contract/india-day.ts';
import { cleanAndTell } from '#server/domain/content/save-content.ts';
import { OPENED_A_DAY } from '#server/office/reading-words.queries.ts';
import { countWeeks } from '#server/office/week-figures.queries.ts';
import { recordBackup } from '#server/platform/backup/backup-runs.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { textOf } from '#server/testing/open-mail-server.ts';
import { codeOf, makeStaff, PASSWORD } from '#server/testing/staff.ts';

const mail = await startMailServer();
const channels = {
  email: { url: mail.url, from: 'Shubho Bibaho <news@shubho.example>' },
  sms: undefined,
  receiptSecret: undefined,
};
const app = await startTestApp({ publicUrl: 'https://shubho.example', channels });
const helper = await makeStaff(app, ['helper']);
const moderator = await makeStaff(app, ['moderator']);
const administrator = await makeStaff(app, ['administrator', 'moderator']);

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
  await app.pool.query('update staff set factor_step = 0');
});

const proof = (secret: string) => ({ password: PASSWORD, code: codeOf(secret) });
const lettersTo = (address: string) => mail.letters.filter(({ to }) => to.includes(address));

test('a letter that was answered is found again by its number, its phone and its writer', async () => {
  const write = async (name: string, phone: string) =>
    String(
      (
        await app
          .client()
          .call('addcontact', { name, email: 'bimal@one.example', phone, subject: 'Help', content: 'How?' })
      ).body.reference,
    );
  const reference = await write('Bimal Roy', '9830012345');
  await write('Somebody Else', '9830054321');
  const answer = 'নমস্কার, আপনি লগ ইন করে দেখুন।';
  await app.pool.query(
    "insert into contact_emails (emoji, name, name_bn, email, position) values ('', 'The trust', 'ট্রাস্ট', 'office@shubhobibaho.in', 0)",
  );
  expect((await helper.client.call('office/answerletter', { id: reference, answer })).body.msgcode).toBe(1);
  const found = async (asked: string, state = 'answered') =>
    Object((await helper.client.call('office/listletters', { asked, state })).body).letters;
  for (const asked of [reference, '98300 12345', 'bimal r', 'BIMAL@one.example'])
    expect(await found(asked), asked).toMatchObject([{ reference, answer, how: 'email', by: helper.email }]);
  expect(await found(reference, '')).toEqual([]);
  expect(await found('100%')).toEqual([]);
  await app.outbox.drain();
  const [letter] = lettersTo('bimal@one.example');
  if (letter === undefined) throw new Error('no letter');
  // Once in the plain text part and once in the HTML part.
  expect(textOf(letter).match(/নমস্কার/g)).toHaveLength(2);
  expect(letter.header('Reply-To')).toBe('office@shubhobibaho.in');
});

test('the records go back page by page, and by what was done', async () => {
  await app.pool.query(
    `insert into office_uses (who, command, subject, outcome) select 'x@trust.example', 'office/listcalls', 'calls ' || n, 'done'
     from generate_series(1, 230) n`,
  );
  const list = async (form: Record<string, string>) =>
    Object((await administrator.client.call('office/listrecords', { who: 'x@trust.example', ...form })).body);
  const seen: string[] = [];
  for (let latest = '', page = 0; page < 5; page++) {
    const { uses, next } = await list({ latest });
    seen.push(...uses.map(({ subject }: { subject: string }) => subject));
    latest = next;
    if (next === '') break;
  }
  expect(new Set(seen).size).toBe(230);
  expect((await list({ what: 'office/listcalls' })).uses).toHaveLength(100);
  expect((await list({ what: 'office/approve' })).uses).toEqual([]);
});

test('a case by name gets its number, joins the case that waits, and its reporter is asked', async () => {
  const bride = await makeShownMember(app);
  const report = { reason: 'impersonation', about: 'Ruma of Tollygunge', words: '', contact: 'aunt@one.example' };
  await app.client().call('addreport', report);
  const cases = async () => Object((await moderator.client.call('office/listcases')).body).cases;
  const [named] = await cases();
  expect(named).toMatchObject({ memberId: '', subject: 'ruma of tollygunge' });
  const id = String(named.id);
  const assign = async (profile: string, of = id) =>
    (await moderator.client.call('office/assigncase', { id: of, profile })).body;
  expect((await assign('SV999999998')).errorkeys).toEqual({ profile: 'memberUnknown' });
  expect((await assign('Ruma')).errorkeys).toEqual({ profile: 'memberUnknown' });
  const shown = Object((await moderator.client.call('office/showcase', { id })).body);
  const question = { id, report: String(shown.reports[0].id), words: 'Which street?' };
  expect((await moderator.client.call('office/askreporter', question)).body.msgkey).toBe('questionAsked');
  expect((await moderator.client.call('office/askreporter', { ...question, report: '999' })).body.msgkey).toBe(
    'nobodyToAsk',
  );
  await app.outbox.drain();
  expect(lettersTo('aunt@one.example').map(textOf).join()).toContain('Which street?');
  const other = await makeShownMember(app, { gender: 'Male' });
  await ask(other, 'reportmember', bride, { reason: 'rude', words: '' });
  await app.pool.query("insert into assignments (kind, reference, staff_id) select 'case', $1, id from staff limit 1", [
    id,
  ]);
  const joined = await assign(bride.pid.toLowerCase());
  const owned = await app.pool.query("select reference from assignments where kind = 'case'");
  expect(owned.rows).toEqual([{ reference: String(joined.caseid) }]);
  expect(joined).toMatchObject({ msgcode: 1, caseid: expect.any(Number) });
  expect(await cases()).toMatchObject([{ id: joined.caseid, memberId: bride.pid, reports: 2, kind: 'impersonation' }]);
  expect((await assign(bride.pid, String(joined.caseid))).msgkey).toBe('changedMeanwhile');
  await app.client().call('addreport', { ...report, about: 'somebody else', contact: '9830077777' });
  const byPhone = (await cases()).find(({ subject }: { subject: string }) => subject === 'somebody else');
  const { reports } = Object((await moderator.client.call('office/showcase', { id: String(byPhone.id) })).body);
  const asked = { id: String(byPhone.id), report: String(reports[0].id), words: 'On which day?' };
  await moderator.client.call('office/askreporter', asked);
  await app.outbox.drain();
  await helper.client.call('office/setownphone', { phone: '9830099999' });
  const { calls } = Object((await helper.client.call('office/listcalls')).body);
  const call = calls.find(({ kind }: { kind: string }) => kind === 'report-question');
  expect(call).toMatchObject({ phone: '9830077777', isCode: false });
  expect((await helper.client.call('office/callnow', { id: call.reference })).body).toMatchObject({
    words: 'On which day?',
  });
});

test('somebody of the office changes the own password with proof: other sessions end, and a letter tells of it', async () => {
  const person = await makeStaff(app, ['editor']);
  const other = app.client();
  await other.call('office/login', { email: person.email, password: PASSWORD });
  const change = { newpassword: 'quite another password', ...proof(person.secret) };
  const short = await person.client.call('office/changeownpassword', { ...change, newpassword: 'short' });
  expect(Object.keys(Object(short.body.errorkeys))).toEqual(['newpassword']);
  expect((await person.client.call('office/changeownpassword', { ...change, password: 'not this one' })).status).toBe(
    422,
  );
  await app.pool.query('update staff set factor_step = 0');
  expect((await person.client.call('office/changeownpassword', change)).body.msgcode).toBe(1);
  expect((await other.call('office/showdesk')).status).toBe(401);
  expect((await person.client.call('office/showdesk')).status).toBe(200);
  await app.outbox.drain();
  expect(lettersTo(person.email).map(textOf).join()).toContain('password of your office account');
  const again = await app.client().call('office/login', { email: person.email, password: change.newpassword });
  expect(again.body.msgcode).toBe(1);
});

test('the only administrator goes on reading with a reason, till midnight, and everybody is told', async () => {
  const { pid } = await makeMember(app);
  await app.pool.query(
    `insert into office_uses (who, command, profile_id, outcome)
     select $1, 'office/showmember', profile_id, 'done' from (select 'SV9' || n as profile_id from generate_series(100001, 100000 + $2::int) n) m
     where false`,
    [administrator.email, OPENED_A_DAY],
  );
  await app.pool.query(
    `insert into members (profile_id, name, phone, gender, password_hash)
     select 'SV9' || n, 'Ruma', 9834000000 + n, 'Female', 'x' from generate_series(100001, 100200) n`,
  );
  await app.pool.query(
    `insert into office_uses (who, command, profile_id, outcome)
     select $1, 'office/showmember', 'SV9' || n, 'done' from generate_series(100001, 100000 + $2::int) n`,
    [administrator.email, OPENED_A_DAY],
  );
  const open = () => administrator.client.call('office/showmember', { member: pid });
  expect((await open()).status).toBe(429);
  const raise = { reason: 'The fair of Sunday', ...proof(administrator.secret) };
  const { id } = await makeStaff(app, ['administrator']);
  expect((await administrator.client.call('office/raisereading', raise)).body.msgkey).toBe('notAlone');
  await app.pool.query('update staff set ended_at = now() where id = $1', [id]);
  await app.pool.query('update staff set factor_step = 0');
  expect((await administrator.client.call('office/raisereading', raise)).body.msgkey).toBe('raisedToday');
  await administrator.client.call('office/saywhy', { member: pid, reason: 'The fair of Sunday' });
  expect((await open()).status).toBe(200);
  await app.outbox.drain();
  expect(lettersTo(helper.email).map(textOf).join()).toContain(administrator.email);
  const { rows } = await app.pool.query(
    "select reason from office_uses where command = 'office/raisereading' and reason <> ''",
  );
  expect(rows).toContainEqual({ reason: 'The fair of Sunday' });
});

test('a backup that failed and was not made since stands on the administrator’s desk', async () => {
  const kinds = async () =>
    Object((await administrator.client.call('office/today')).body).waits.map(({ kind }: { kind: string }) => kind);
  expect(await kinds()).not.toContain('backup');
  const run = {
    kind: 'backup',
    begunAt: new Date(),
    host: '',
    archive: '',
    rows: 0,
    files: 0,
    bytes: 0,
    note: 'disk full',
  } as const;
  await recordBackup(app.db, { ...run, isDone: false });
  expect(await kinds()).toContain('backup');
  await recordBackup(app.db, { ...run, begunAt: new Date(), isDone: true });
  expect(await kinds()).not.toContain('backup');
});

test('words without a single element keep their paragraphs and lines', () => {
  expect(cleanAndTell('One.\r\n\r\nTwo,\nstill two.\n \n\nThree & more.').html).toBe(
    '<p>One.</p>\n<p>Two,<br />still two.</p>\n<p>Three &amp; more.</p>',
  );
  expect(cleanAndTell('<p>One</p>\n\n<p>Two</p>').html).toBe('<p>One</p>\n\n<p>Two</p>');
  expect(cleanAndTell('3 < 4\n\nand more').html).toContain('<p>and more</p>');
});

test('a match that both families say is settled is one in the week, and one with another family is one more', async () => {
  const settledThisWeek = async () =>
    (await countWeeks(app.db, mondayInIndia(), 1)).map(({ figures }) => figures.matchesSettled)[0] ?? 0;
  const settle = ({ client, pid }: TestMember, settledwith: string) =>
    client.call('pauseprofile', { pid, kind: 'settled', reason: 'metHere', settledwith });
  const before = await settledThisWeek();
  const [bride, groom] = await makeAcceptedPair(app);
  expect((await settle(bride, groom.pid)).body).toMatchObject({ msgcode: 1 });
  expect(await settledThisWeek()).toBe(before + 1);
  expect((await settle(groom, bride.pid)).body).toMatchObject({ msgcode: 1 });
  expect(await settledThisWeek()).toBe(before + 1);
  expect((await settle(await makeShownMember(app), '')).body).toMatchObject({ msgcode: 1 });
  expect(await settledThisWeek()).toBe(before + 2);
});

test('the figures of the week say when they were counted', async () => {
  const { week } = Object((await administrator.client.call('office/showdesk')).body);
  expect(Math.abs(Date.now() - Date.parse(week.countedAt))).toBeLessThan(10 * 60_000);
});
