import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listPlaceholders } from '#server/office/placeholders.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { makeOffice, makeOfficeProcess, type Office } from '#server/testing/office.ts';
import { digits } from '#words/numbers.ts';

const app = await startTestApp();
const office = makeOffice(app);
const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-office-'));
afterAll(() => rm(folder, { recursive: true }));

const runIn =
  (office: Office) =>
  async (...args: string[]): Promise<string> => {
    const { code, stdout, stderr } = await office(...args);
    expect([code, stderr]).toEqual([0, '']);
    return stdout;
  };
const run = runIn(office);

interface Printed {
  rows: Record<string, unknown>[];
  record: Record<string, unknown>;
  note: string;
}
const read = async (...args: string[]): Promise<Printed> => JSON.parse(await run(...args, '--json'));

async function makeFile(name: string, text: string | Buffer): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

async function listUses() {
  const uses = await app.db.selectFrom('office_uses').selectAll().orderBy('id').execute();
  return uses.map(({ who, command, profile_id, subject, outcome }) => [who, command, profile_id ?? subject, outcome]);
}

const latestUse = async () => (await listUses()).at(-1);

describe('the office’s tool', () => {
  const office = makeOfficeProcess(app);
  const run = runIn(office);

  test('tells its commands, and what a wrong one should have been', async () => {
    const help = await run('help');
    for (const name of ['messages reply-address', 'content publish', 'members suspend', 'reset-password', 'audit'])
      expect(help).toContain(`  ${name}`);
    const group = await run('faqs');
    expect(group).toContain('faqs order ID [ID …]');
    expect(group).not.toContain('members');
    const [unknown, incomplete] = await Promise.all([
      office('sing'),
      office('members', 'suspend', 'SV1', '--why', 'x'),
    ]);
    expect(unknown).toEqual({ code: 1, stdout: '', stderr: 'There is no command "sing": npm run office -- help\n' });
    expect(incomplete.stderr).toBe(
      'Please write: npm run office -- members suspend ID --reason TEXT [--tell TEXT] [--json]\n',
    );
    expect(await listUses()).toEqual([]);
  });

  test('names the user of the operating system where OFFICE_USER is not set', async () => {
    const own = makeOfficeProcess(app, { OFFICE_USER: '' });
    expect((await own('power-link')).stdout).toBe('Nothing.\n');
    expect((await latestUse())?.[0]).not.toBe('');
    expect((await latestUse())?.slice(1)).toEqual(['power-link', '', 'done']);
  });
});

describe('messages', () => {
  const words = 'আমার মেয়ের থ্যালাসেমিয়া আছে\u001b[2J, can you help?'.normalize('NFC');
  /** As stored: the control character that could command a terminal is removed. */
  const kept = words.replace('\u001b', '');

  test('are listed, shown without commanding the terminal, answered, and never written into the record', async () => {
    const sent = await app.client().call('addcontact', {
      name: 'Mitali Sen',
      email: 'mitali@example.in',
      phone: '9830098300',
      subject: 'Thalassemia',
      content: words,
    });
    const reference = String(sent.body.reference);
    expect(await run('messages', 'list')).toMatch(new RegExp(`^reference .*\n${reference}  2\\d{3}-.*Mitali Sen`));
    const shown = await run('messages', 'show', reference.toLowerCase());
    expect(shown).toContain('[2J, can you help?');
    expect(shown).not.toContain('\u001b');
    expect((await read('messages', 'show', reference)).record).toMatchObject({ message: kept, answered: null });
    expect(await run('messages', 'reply-address', reference)).toBe('mitali@example.in\n');
    expect(await run('messages', 'answered', reference)).toBe(`${reference} is answered.\n`);
    expect(await run('messages', 'list')).toBe('Nothing.\n');
    expect((await read('messages', 'list', '--all')).rows).toHaveLength(1);
    await run('messages', 'answered', reference, '--not');
    expect((await read('messages', 'list')).rows).toHaveLength(1);

    const missing = await office('messages', 'show', 'SB-0000-0000');
    expect([missing.code, missing.stderr]).toEqual([1, 'There is no message SB-0000-0000.\n']);
    expect(await latestUse()).toEqual(['mitra', 'messages show', '', 'refused']);
    const record = JSON.stringify(await app.db.selectFrom('office_uses').selectAll().execute());
    expect(record).toContain(reference);
    for (const secret of ['Thalassemia', 'help', 'mitali', 'Mitali', '98300']) expect(record).not.toContain(secret);
  });
});

describe('reports', () => {
  test('are listed, shown and settled with a note that the record does not have', async () => {
    const [reporter, member] = [await makeMember(app), await makeMember(app)];
    const words = 'He asked my father for money, and hides an illness';
    const sent = await reporter.client.call('reportmember', {
      pid: reporter.pid,
      member: member.pid,
      reason: 'money',
      words,
    });
    expect(sent.body.msgcode).toBe(1);
    const { rows } = await read('reports', 'list');
    expect(rows).toMatchObject([{ member: member.pid, kind: 'fraud', reports: 1, settled: null }]);
    const id = String(rows[0]?.id);
    expect((await read('reports', 'show', id)).rows).toMatchObject([{ words, reporter: reporter.pid }]);
    expect(await run('reports', 'acknowledge', id)).toBe(`Case ${id}: the person who reported is told.\n`);
    expect((await office('reports', 'acknowledge', id)).code).toBe(1);
    expect(await run('reports', 'rest', id)).toBe(`${member.pid} rests for 24 hours.\n`);
    expect(await run('reports', 'rest', id)).toBe(`${member.pid} rests for 24 hours.\n`);
    const note = ['--note', 'Spoke to both families'];
    expect(await run('reports', 'note', id, ...note)).toBe(`Case ${id}: noted.\n`);
    expect((await office('reports', 'resolve', id, '--outcome', 'well', ...note)).code).toBe(1);
    const resolve = ['reports', 'resolve', id, '--outcome', 'acted', ...note];
    expect(await run(...resolve)).toBe(`Case ${id} is settled.\n`);
    expect((await office(...resolve)).stderr).toBe(`Case ${id} is settled already.\n`);
    expect(await run('reports', 'list')).toBe('Nothing.\n');
    expect((await read('reports', 'list', '--all')).rows).toHaveLength(1);
    expect(await listUses()).toContainEqual(['mitra', 'reports resolve', `case ${id}`, 'done']);
    expect(JSON.stringify(await listUses())).not.toMatch(/illness|money|families/);
  });
});

describe('content', () => {
  test('is listed, shown and edited from a file, cleaned, in one language', async () => {
    const keys = (await read('content', 'list')).rows.map(({ key, lang }) => `${key} ${lang}`);
    expect(keys).toEqual(expect.arrayContaining(['welcome en', 'welcome bn', 'proverb bn']));
    const english = (await read('content', 'show', 'proverb', 'en')).record.html;
    const file = await makeFile('proverb.html', '<p onclick="x()">যার যেমন <strong>মন</strong></p><script>1</script>');
    expect(await run('content', 'edit', 'proverb', 'bn', file)).toBe('proverb bn is changed.\n');
    const show = (lang: string) => app.client().get(`/api/content?key=proverb&lang=${lang}`);
    expect((await show('bn')).body.content).toBe('<p>যার যেমন <strong>মন</strong></p>'.normalize('NFC'));
    expect((await show('en')).body.content).toBe(english);
    expect(await latestUse()).toEqual(['mitra', 'content edit', 'proverb bn', 'done']);

    const latin1 = await makeFile('latin1.html', Buffer.from([0x3c, 0x70, 0x3e, 0xe9]));
    const refused = await Promise.all([
      office('content', 'edit', 'nothing', 'bn', file),
      office('content', 'edit', 'proverb', 'fr', file),
      office('content', 'edit', 'proverb', 'bn', join(folder, 'missing')),
      office('content', 'edit', 'proverb', 'bn', latin1),
    ]);
    expect(refused.map(({ code, stderr }) => [code, stderr])).toEqual([
      [1, 'There is no text nothing bn.\n'],
      [1, 'Please give the language, en or bn, after the key.\n'],
      [1, `The file ${join(folder, 'missing')} cannot be read.\n`],
      [1, `The file ${latin1} is not UTF-8 text.\n`],
    ]);
  });

  test('a published story is shown at once, and a withdrawn one is gone', async () => {
    const show = async (kind: string, lang: string) =>
      (await app.client().call('testimonials', { kind, lang })).body.obj;
    expect(await show('story', 'en')).toEqual([]);
    const files = {
      en: await makeFile('story.html', '<p>We met here.</p>'),
      bn: await makeFile('story.bn.html', '<p>এখানেই আলাপ।</p>'),
    };
    const texts = ['--author', 'Ruma & Amit', '--author-bn', 'রুমা ও অমিত', '--html', files.en, '--html-bn', files.bn];
    const agreed = ['--agreed-on', '2026-01-31', '--form', 'S-12'];
    expect((await office('content', 'publish', 'story', ...texts)).stderr).toBe('Please give --agreed-on.\n');
    expect(await run('content', 'publish', 'story', ...texts, ...agreed)).toBe('The story is published as number 1.\n');
    expect(await show('story', 'bn')).toEqual([
      { id: 1, author: 'রুমা ও অমিত', content: '<p>এখানেই আলাপ।</p>'.normalize('NFC') },
    ]);
    expect(await show('opinion', 'en')).toEqual([]);
    await run('content', 'withdraw', '1');
    expect(await show('story', 'en')).toEqual([]);
    expect((await read('content', 'testimonials')).rows).toMatchObject([{ id: 1, kind: 'story', published: null }]);
    await run('content', 'publish', '1');
    expect(await show('story', 'en')).toEqual([{ id: 1, author: 'Ruma & Amit', content: '<p>We met here.</p>' }]);
    expect((await office('content', 'publish', 'opinion')).stderr).toBe('Please give --author.\n');
  });
});

describe('questions and contacts', () => {
  test('a question is added, changed, put first and removed', async () => {
    const answer = await makeFile('answer.html', '<p>Yes.</p>');
    const show = async (lang = 'en') => Object((await app.client().call('getfaq', { lang })).body.obj);
    const before = (await show()).length;
    const asked = ['--subject', 'joining', '--question', 'Is it free?', '--question-bn', 'খরচ আছে?'];
    const texts = [...asked, '--answer', answer, '--answer-bn', answer];
    const { note } = await read('faqs', 'add', ...texts);
    const id = /\d+/.exec(note)?.[0] ?? '';
    expect(await show()).toHaveLength(before + 1);
    await run('faqs', 'order', id);
    expect((await show())[0]).toMatchObject({ id: Number(id), subject: 'joining', question: 'Is it free?' });
    await run('faqs', 'change', id, '--question-bn', 'টাকা লাগে?');
    expect((await show('bn'))[0]).toMatchObject({ question: 'টাকা লাগে?', answer: '<p>Yes.</p>' });
    expect((await read('faqs', 'show', id)).record).toMatchObject({ question: 'Is it free?', question_bn: 'টাকা লাগে?' });
    await run('faqs', 'remove', id);
    expect(await show()).toHaveLength(before);
    expect((await read('faqs', 'list')).rows).toHaveLength(before);
    expect((await office('faqs', 'change', '1', '--subject', 'cost')).stderr).toContain('one of joining, privacy');
    expect((await office('faqs', 'order', '1', '99999')).stderr).toBe('There is no question 99999.\n');
    expect((await office('faqs', 'remove', id)).stderr).toBe(`There is no question ${id}.\n`);
  });

  test('a helpline and an address are added, changed, ordered and removed', async () => {
    const show = async () => Object((await app.client().get('/api/contact')).body);
    const names = ['--name', 'Office', '--name-bn', 'অফিস', '--emoji', '☎️'];
    const { note } = await read('contacts', 'add', 'phone', ...names, '--value', '33 2464-0000');
    const id = /\d+/.exec(note)?.[0] ?? '';
    await run('contacts', 'order', 'phone', id, '2');
    expect((await show()).obj.slice(0, 2)).toMatchObject([
      { id: Number(id), phonecode: '+91', phone: '3324640000' },
      { id: 2 },
    ]);
    await run('contacts', 'change', 'phone', id, '--code', '+880', '--name-bn', 'ঢাকা অফিস');
    expect((await show()).obj[0]).toMatchObject({ name: 'Office', name_bn: 'ঢাকা অফিস', phonecode: '+880' });
    await run('contacts', 'add', 'email', ...names, '--value', 'office@example.in');
    expect((await show()).obj2.at(-1)).toMatchObject({ email: 'office@example.in' });
    await run('contacts', 'remove', 'phone', id);
    expect(await run('contacts', 'list')).not.toContain('+880');
    expect((await office('contacts', 'add', 'email', ...names, '--value', 'nobody')).stderr).toBe(
      '"nobody" is not an e-mail address.\n',
    );
  });
});

describe('members', () => {
  test('are found by phone, id and name in either script, without a word of their health', async () => {
    const ruma = await makeMember(app, { name: 'Ruma Mukherjee' });
    const amal = await makeMember(app, { name: 'অমল চট্টোপাধ্যায়', gender: 'Male' });
    await ruma.client.call('updatehealth', { pid: ruma.pid, userdiseasereport: 'Thalassemia' });
    const ids = async (...words: string[]) => (await read('members', 'find', ...words)).rows.map(({ id }) => id);
    expect(await ids(`+91 ${ruma.phone}`)).toEqual([ruma.pid]);
    expect(await ids(amal.pid.toLowerCase())).toEqual([amal.pid]);
    const number = amal.pid.slice(2);
    expect(await ids(number)).toEqual([amal.pid]);
    expect(await ids(digits(number, 'bn'))).toEqual([amal.pid]);
    await app.pool.query(
      `insert into paper_entries (profile_id, form_number, entered_by, consent_on) values ($1, 'P-101', 'mitra', current_date)`,
      [ruma.pid],
    );
    expect(await ids('p-১০১')).toEqual([ruma.pid]);
    expect(await ids('P-102')).toEqual([]);
    expect(await ids('রুমা', 'মুখোপাধ্যায়')).toEqual([ruma.pid]);
    expect(await ids('Amal', 'Chatterjee')).toEqual([amal.pid]);
    expect(await latestUse()).toEqual(['mitra', 'members find', amal.pid, 'done']);
    expect(await ids('Nobody Atall')).toEqual([]);
    const [row] = (await read('members', 'find', ruma.pid)).rows;
    expect(row).toMatchObject({ account: expect.any(Number), role: 'family', phone: ruma.phone });
    const shown = await run('members', 'find', 'ruma mukherjee');
    expect(shown).toContain(ruma.phone);
    expect(shown).not.toContain('Thalassemia');
  });

  test('a suspension ends every session at once and opens nothing but what says so, until it is taken back', async () => {
    const { client, pid, phone } = await makeMember(app);
    const TELL = ['--tell', 'Please ask nobody for money'];
    const logIn = () => app.client().call('custlogin', { phone, password: TEST_PASSWORD });
    expect((await client.call('showprofile', { pid })).status).toBe(200);
    expect(await run('members', 'suspend', pid, '--reason', 'Asked another family for money', ...TELL)).toBe(
      `${pid} is suspended.\n`,
    );
    expect((await client.call('showprofile', { pid })).status).toBe(401);
    const absent = () => app.pool.query('select from member_visibility where is_absent and profile_id = $1', [pid]);
    expect((await absent()).rowCount).toBe(1);
    expect((await logIn()).body).toMatchObject({ msgcode: 1, profileid: pid });
    await client.call('custlogin', { phone, password: TEST_PASSWORD });
    const refused = await client.call('showtoday', { pid });
    expect([refused.status, refused.body.msgkey]).toEqual([403, 'profileSuspended']);
    expect((await client.call('showsuspension', { pid })).body).toMatchObject({ told: 'Please ask nobody for money' });
    const wrong = await app.client().call('custlogin', { phone, password: 'not-the-one' });
    expect(wrong.body.msg).toBe('Phone number or password is wrong. Please try again.');
    expect((await read('members', 'find', pid)).rows).toMatchObject([{ status: 'suspended' }]);
    expect((await office('members', 'suspend', pid, '--reason', 'again')).stderr).toBe(
      `${pid} is suspended already.\n`,
    );
    await run('members', 'restore', pid, '--reason', 'It was their cousin');
    expect((await absent()).rowCount).toBe(0);
    expect((await logIn()).body.msgcode).toBe(1);
    expect((await read('members', 'suspensions', pid)).rows).toMatchObject([
      { reason: 'Asked another family for money', because: 'It was their cousin' },
    ]);
    const record = (await listUses()).filter(([, , subject]) => subject === pid);
    expect(record.map(([, command]) => command)).toEqual([
      'members suspend',
      'members find',
      'members restore',
      'members suspensions',
    ]);
    expect(JSON.stringify(await listUses())).not.toMatch(/money|cousin/);
  });

  test('a session that was made while the member was being suspended opens what any of theirs does', async () => {
    const { client, pid } = await makeMember(app);
    await app.db.updateTable('members').set({ suspended_at: new Date() }).where('profile_id', '=', pid).execute();
    expect((await client.call('showtoday', { pid })).status).toBe(403);
  });
});

describe('another phone or e-mail', () => {
  test('is set after a confirmation, with a reason; every session ends and the former one opens nothing', async () => {
    const { client, pid, phone } = await makeMember(app, { email: 'ruma(at)gmail.com' });
    const link = String((await read('reset-password', phone, '--reason', 'Came in')).record.link);
    const change = ['members', 'change-phone', `0${phone}`, '+44 7911 222333', '--reason', 'Lost SIM'];
    const [found] = (await read('members', 'find', pid)).rows;
    expect(await run(...change)).toContain(
      `the phone of account ${found?.account} (${pid}, Ruma Ghosh) from ${phone} to +447911222333: add --confirm.`,
    );
    expect((await client.call('showprofile', { pid })).status).toBe(200);
    await run(...change, '--confirm');
    expect((await client.call('showprofile', { pid })).status).toBe(401);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await app.client().call('resetpassword', { token, password: 'notun-ekta-4' })).body.msgcode).toBe(2);
    const logIn = async (number: string) =>
      (await client.call('custlogin', { phone: number, password: TEST_PASSWORD })).body.msgcode;
    expect([await logIn(phone), await logIn('+447911222333')]).toEqual([2, 1]);
    await run('members', 'change-email', '+44 7911 222333', 'ruma@gmail.com', '--reason', 'Mistyped', '--confirm');
    await logIn('+447911222333');
    expect((await client.call('showprofile', { pid })).body).toMatchObject({ email: 'ruma@gmail.com' });
    expect((await read('members', 'contact-changes', pid.toLowerCase())).rows).toMatchObject([
      { kind: 'email', former: 'ruma(at)gmail.com', reason: 'Mistyped' },
      { kind: 'phone', former: phone, reason: 'Lost SIM' },
    ]);
    expect(await listUses()).toContainEqual(['mitra', 'members change-phone', pid, 'done']);
    expect(JSON.stringify(await listUses())).not.toMatch(/Lost|7911|gmail/);
  });

  test('leaves nothing standing of what the member wanted in its place, or somebody claimed', async () => {
    const { pid, phone } = await makeMember(app);
    const account = '(select account_id from account_profiles where profile_id = $1)';
    await app.pool.query(
      `insert into contact_requests (account_id, kind, wanted, confirmed_at, due_at) values (${account}, 'phone', '9830177123', now(), now())`,
      [pid],
    );
    await app.pool.query(`insert into phone_claims (account_id, due_at) values (${account}, now())`, [pid]);
    await run('members', 'change-phone', phone, '9830177124', '--reason', 'Lost SIM', '--confirm');
    const left = `select account_id from contact_requests where account_id = ${account}
      union all select account_id from phone_claims where account_id = ${account}`;
    expect((await app.pool.query(left, [pid])).rows).toEqual([]);
  });

  test('is refused where it is another’s, no number, or nobody is meant', async () => {
    const [{ pid }, other] = [await makeMember(app), await makeMember(app)];
    const refusal = async (...args: string[]) => (await office('members', ...args, '--reason', 'x')).stderr;
    expect(await refusal('change-phone', pid, other.phone)).toBe(
      `${other.phone} is the phone of ${other.pid} already.\n`,
    );
    expect(await refusal('change-phone', pid, '07911123456')).toMatch(/cannot be a member’s phone.*start with \+/);
    expect(await refusal('change-phone', pid, '12')).toMatch(/cannot be a member’s phone/);
    expect(await refusal('change-email', pid, 'ruma at gmail')).toMatch(/is not an e-mail address/);
    expect(await refusal('change-email', '9000000001', 'a@b.in')).toBe('There is no member 9000000001.\n');
    expect((await office('members', 'change-email', pid, 'a@b.in')).stderr).toBe('Please give --reason.\n');
  });
});

describe('placeholders', () => {
  test('are listed until the office sets its own, and hidden from the visitors of a real site', async () => {
    const visitor = (
      await startTestApp({ publicUrl: 'https://shubho.example' }, { database: app, pages: 'built' })
    ).client();
    const linksOf = async () => Object((await visitor.get('/api/sociallinks')).body.links);
    const addressOf = async () => (await visitor.get('/api/content?key=address&lang=bn')).body.content;
    expect(await linksOf()).toEqual([]);
    expect(await addressOf()).toBe('');
    expect((await visitor.get('/api/contact')).text).not.toMatch(/placeholder|00000|example\.org/);
    expect((await app.client().get('/api/contact')).text).toMatch(/placeholder/);
    // Without a phone number of the office nobody is asked to call.
    const login = (await visitor.get('/login')).text;
    expect(login).toMatch(/write to our office|অফিসে লিখুন/);
    expect(login).not.toMatch(/call our office|অফিসে ফোন করুন/);
    const listed = async () => (await read('placeholders')).rows.map(({ what }) => what);
    expect(await listed()).toEqual(
      expect.arrayContaining(['phone 1', 'email 3', 'link facebook', 'text address bn', 'text privacy-policy en']),
    );

    await run('social-links', 'set', 'facebook', 'https://www.facebook.com/shubhobibaho');
    await run('social-links', 'set', 'threads', 'https://threads.net/@sb', '--name', 'Threads', '--name-bn', 'থ্রেডস');
    await run('social-links', 'remove', 'youtube');
    expect((await linksOf()).map(({ network }: { network: string }) => network)).toEqual(['facebook', 'threads']);
    expect(await listed()).not.toContain('link facebook');
    for (const url of ['http://facebook.com/x', 'javascript:alert(1)', 'facebook'])
      expect((await office('social-links', 'set', 'facebook', url)).stderr).toMatch(/begins with https/);
    await run('contacts', 'change', 'phone', '1', '--value', '33 2464 0000', '--name', 'Office', '--name-bn', 'অফিস');
    expect(Object((await visitor.get('/api/contact')).body.obj)).toContainEqual(
      expect.objectContaining({ id: 1, phone: '3324640000' }),
    );
    const file = await makeFile('address.html', '<p>12 Lake Road</p>');
    await run('content', 'edit', 'address', 'bn', file);
    expect(await addressOf()).toBe('<p>12 Lake Road</p>');
  });

  test('say that there is no number to call where the office has none', async () => {
    const database = await startTestApp();
    const what = async () => (await listPlaceholders(database.db)).map((line) => line.what);
    expect(await what()).not.toContain('phone');
    await database.db.deleteFrom('contact_phones').execute();
    expect(await what()).toContain('phone');
  });
});

describe('reset-password', () => {
  const tokenOf = (link: unknown) => new URL(String(link)).searchParams.get('token') ?? '';

  test('prints a link that sets a password once and ends every session', async () => {
    const { client, pid, phone } = await makeMember(app);
    const { record } = await read('reset-password', `0${phone}`, '--reason', 'Came in');
    expect(record.link).toMatch(/^https:\/\/shubho\.example\/reset-password\?token=[\w-]{43}$/);
    const days = (Date.parse(String(record['valid until'])) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0.99);
    expect(days).toBeLessThanOrEqual(1);
    const token = tokenOf(record.link);
    const reset = (password: string) => app.client().call('resetpassword', { token, password });
    expect((await reset('short')).status).toBe(422);
    const both = await Promise.all([reset('notun-ekta-1'), reset('notun-ekta-2')]);
    expect(both.map(({ body }) => body.msgcode).sort()).toEqual([1, 2]);
    expect((await client.call('showprofile', { pid })).status).toBe(401);
    const chosen = both[0].body.msgcode === 1 ? 'notun-ekta-1' : 'notun-ekta-2';
    expect((await app.client().call('custlogin', { phone, password: chosen })).body.msgcode).toBe(1);
    expect((await app.client().call('custlogin', { phone, password: TEST_PASSWORD })).body.msgcode).toBe(2);
    const uses = JSON.stringify(await app.db.selectFrom('office_uses').selectAll().execute());
    expect(uses).not.toContain(token);
    expect(uses).not.toContain(phone);
  });

  test('a link is over after 24 hours, and as soon as there is another', async () => {
    const { phone, pid } = await makeMember(app);
    const first = tokenOf((await read('reset-password', phone, '--reason', 'Came in')).record.link);
    const second = tokenOf((await read('reset-password', phone, '--reason', 'Came in')).record.link);
    const reset = async (token: string) =>
      (await app.client().call('resetpassword', { token, password: 'notun-ekta-3' })).body;
    const over = 'This link has already been used, or is more than 24 hours old. Please ask for a new one.';
    expect(await reset(first)).toMatchObject({ msgcode: 2, msg: over });
    await app.pool.query(
      `update password_resets set expires_at = expires_at - interval '24 hours' where profile_id = $1`,
      [pid],
    );
    expect(await reset(second)).toMatchObject({ msgcode: 2, msg: over });
    expect((await app.client().call('custlogin', { phone, password: TEST_PASSWORD })).body.msgcode).toBe(1);
    expect((await office('reset-password', '9000000001', '--reason', 'Came in')).stderr).toBe(
      'There is no member with this phone.\n',
    );
  });
});

describe('records', () => {
  test('the audit lists who did what on whom, and is recorded itself', async () => {
    const { pid } = await makeMember(app);
    await makeOffice(app, { OFFICE_USER: 'sen' })('members', 'find', pid);
    const { rows } = await read('audit', '--member', pid);
    expect(rows).toMatchObject([{ who: 'sen', command: 'members find', member: pid, subject: '', outcome: 'done' }]);
    expect((await read('audit', '--who', 'sen', '--most', '1')).rows).toHaveLength(1);
    expect(await latestUse()).toEqual(['mitra', 'audit', '', 'done']);
  });

  test('the uses of the Power Link are listed with the member and whether they were told', async () => {
    const { pid } = await makeMember(app);
    await app.db
      .insertInto('power_link_uses')
      .values({ stage: 'phone', outcome: 'right', profile_id: pid, address_hash: Buffer.alloc(32) })
      .execute();
    expect((await read('power-link')).rows).toMatchObject([
      { stage: 'phone', outcome: 'right', member: pid, told: null },
    ]);
  });
});
