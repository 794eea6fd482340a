import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONSENTS } from '#contract/agreed-words.ts';
import { AT_REGISTRATION } from '#contract/consents.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeJpeg, makePdf } from '#server/testing/images.ts';
import { ask, makeAcceptedPair, makeReadyToCheck } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { COPIED_TABLES, LEFT_OUT_TABLES } from './my-data.queries.ts';

const app = await startTestApp({ powerLinkKey: 'the key of the office' });

/** Makes a member with an answer in every form; every text ends in `mark`. */
async function makeFullMember(mark: string) {
  const member = await makeMember(app, { name: `Ruma ${mark}`, email: `ruma@${mark}.in` });
  const { client, pid } = member;
  const relatives = (short: string, great: string, word: string, parent: string) => ({
    [`${word}name`]: `Haripada ${mark}`,
    [`great${word}name`]: `Ram ${mark}`,
    [`${parent}clanid`]: `Kashyap ${mark}`,
    [`${short}fcdisease`]: 'Yes',
    [`${short}fcdiseasedetails`]: `Sugar ${mark}`,
    [`${great}flifeexpectancy`]: '86',
  });
  const saves = await Promise.all([
    client.call('updatecommunication', {
      pid,
      addr1: `12 Lake Road ${mark}`,
      addr2: '',
      city: 'কলকাতা',
      pin: '700029',
      dist: '',
      state: '35601163',
      country: '356',
    }),
    client.call('updatehealth', {
      pid,
      userbloodgroup: 'AB-',
      userdiseasereport: 'Thalassemia',
      fatherchronicdisease: 'Yes',
      fcd: 'no',
      fatherchronicdiseasedetails: `Asthma ${mark}`,
    }),
  ]);
  const personal = await client.call('updatepersonalinformation', {
    pid,
    fname: `Amal ${mark}`,
    mname: `Mina ${mark}`,
    moccu: '1',
    castid: '1',
    religion: '1',
    dob: '1995-02-03',
    tob: '14:35',
    pob: `Bardhaman ${mark}`,
    kusthifile: new Blob([new Uint8Array(makePdf())], { type: 'application/pdf' }),
  });
  const jpeg = new Blob([new Uint8Array(await makeJpeg())]);
  const picture = await client.call('updateprofileimage', { pid, file: jpeg });
  const photo = await client.call('addphoto', { pid, file: jpeg });
  const lineage = [
    await client.call('updatepaternaldata', { pid, ...relatives('pg', 'gpg', 'paternalgrandfather', 'f') }),
    await client.call('updatematernaldata', { pid, ...relatives('mg', 'gmg', 'maternalgrandfather', 'm') }),
  ];
  // Rows of other forms and members, each with a text of this member.
  await app.pool.query(
    `with details as (insert into profile_details (profile_id, about_self, home_district_id) values ($1, 'About ' || $2, 102)),
          wish as (insert into wishes (profile_id, religion_ids, religion) values ($1, '{1}', 'Wish')),
          shown as (insert into showings (profile_id) values ($1)),
          paused as (insert into pauses (profile_id, kind, reason, words) values ($1, 'paused', 'other', 'Exams ' || $2)),
          blocked as (insert into blocks (profile_id, member_id) values ($1, 'SV1')),
          reported as (insert into reports (reporter_id, member_id, reason, words) values ($1, 'SV1', 'rude', 'Rude ' || $2))
     select 1`,
    [pid, mark],
  );
  const haemoglobin = await client.call('updatehaemoglobin', { pid, status: 'beta', testedon: '2020-01-02' });
  for (const { body } of [...saves, personal, picture, photo, ...lineage, haemoglobin])
    expect(body).toMatchObject({ msgcode: 1 });
  return member;
}

const download = (client: TestClient) => client.get('/files/my-data.zip');

async function listMemberTables(): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attname = 'profile_id'`,
  );
  return rows.map(({ name }) => name);
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const sweepNow = () => sweep(app.db, makeFileStore(app.dataDir));

async function makeDue(pid: string) {
  await app.pool.query(`update members set deletion_due_at = now() where profile_id = $1`, [pid]);
}

describe('my data', () => {
  test('is every form of the member, in readable words, with picture and horoscope, and nothing of others', async () => {
    const [mine] = [await makeFullMember('mine'), await makeFullMember('theirs')];
    const answer = await download(mine.client);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="shubho-bibaho-${mine.pid}.zip"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const files = readZip(answer.bytes);
    expect([...files.keys()]).toEqual(['my-data.json', 'picture.jpg', 'photo-2.jpg', 'horoscope.pdf']);
    expect(files.get('horoscope.pdf')).toEqual(makePdf());
    const text = files.get('my-data.json')?.toString() ?? '';
    expect(text).not.toContain('theirs');
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      'basic information': { 'profile id': mine.pid, name: 'Ruma mine', phone: mine.phone, email: 'ruma@mine.in' },
      account: {
        role: 'family',
        language: null,
        letters: null,
        'phone verified at': expect.any(String),
        'email verified at': null,
      },
      address: [
        { line1: '12 Lake Road mine', country: 'India / ভারত', state: expect.stringMatching(/^West Bengal \/ /) },
      ],
      'personal information': [
        { religion: expect.stringMatching(/ \/ /), 'birth date': '1995-02-03', 'birth place': 'Bardhaman mine' },
      ],
      'about the profile': [
        { 'about self': 'About mine', 'home district chosen': expect.stringMatching(/^Bankura \/ /) },
      ],
      'what we hope for': [{ religion: 'Wish', 'religion chosen': [expect.stringMatching(/ \/ /)] }],
      'paused or settled': [{ words: 'Exams mine' }],
      'blocked members': [{ 'member id': 'SV1' }],
      'reports made': [{ 'about member': 'SV1', words: 'Rude mine' }],
      'haemoglobin result': { testedOn: '2020-01-02' },
      consents: [...AT_REGISTRATION, 'health' as const].map((kind) => ({
        kind,
        'text version': CONSENTS[kind].version,
        language: 'en',
        by: 'me',
        'phone end': mine.phone.slice(-4),
      })),
      'health details': { 'blood group': 'AB-', 'disease report': 'Thalassemia' },
    });
    const family = Object.fromEntries(data.family.map((one: { relative: string }) => [one.relative, one]));
    expect(family).toMatchObject({
      father: { name: 'Amal mine', clan: 'Kashyap mine', 'chronic disease details': 'Asthma mine' },
      mother: { name: 'Mina mine', occupation: expect.stringMatching(/ \/ /) },
      'paternal grandfather': { name: 'Haripada mine', 'chronic disease details': 'Sugar mine' },
      'maternal great-grandfather': { name: 'Ram mine', 'life expectancy': '86' },
    });
    expect(text).not.toMatch(/argon2|token|hash/);
  });

  test('holds what the office has noted of the member, and nothing of why or by whom', async () => {
    const { client, pid } = await makeMember(app);
    const put = (text: string) => app.pool.query(text, [pid]);
    await put("insert into badges (profile_id, kind, given_by, reason) values ($1, 'identity', 'mitra', 'secret why')");
    await put(
      `insert into suspensions (profile_id, reason, told, restored_at, restored_because)
       values ($1, 'secret reporter', 'Please call us', now(), 'secret end')`,
    );
    await put("insert into office_notes (profile_id, noted_by, words) values ($1, 'mitra', 'Speaks in the evening')");
    await put(
      `insert into identity_papers (profile_id, paper, number_hash, seen_by) values ($1, 'voter', repeat('x', 32)::bytea, 'mitra')`,
    );
    for (const command of ['office/approve', 'office/showcase', 'reports rest'])
      await put(
        `insert into office_uses (who, command, profile_id, outcome, reason) values ('mitra', '${command}', $1, 'done', 'secret reason')`,
      );
    const text = String(readZip((await download(client)).bytes).get('my-data.json'));
    for (const told of ['Please call us', 'Speaks in the evening', 'before others see it', 'other work', 'voter'])
      expect(text).toContain(told);
    expect(text).not.toMatch(/secret|mitra|showcase|xxxx/);
  });

  test('leaves no table out by accident', async () => {
    const elsewhere = [
      'members',
      'relatives',
      'health_answers',
      'disabilities',
      'files',
      'power_link_uses',
      'haemoglobin_results',
      'consents',
      'notices',
      'blocked_phones',
      'card_links',
      'acts',
      'paper_entries',
      'badges',
      'suspensions',
      'identity_papers',
      'office_notes',
      'staff_calls',
      'staff_tasks',
      'near_members',
      'office_uses',
      'card_sheets',
      'booklet_entries',
      'melan_guests',
      'together_presses',
      'together_ticks',
      'together_answers',
      'together_days',
      'together_notes',
      'together_hours',
      'together_outcomes',
    ];
    const known = [...Object.keys(COPIED_TABLES), ...LEFT_OUT_TABLES, ...elsewhere];
    expect((await listMemberTables()).sort()).toEqual(known.sort());
  });

  test('asks for a fresh login, and leads back to the page afterwards', async () => {
    const { client, pid } = await makeMember(app);
    const stranger = await download(app.client());
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      303,
      '/login?back=%2Fchange-password%3Fopen%3Dmy-data',
    ]);
    await app.pool.query(`update sessions set created_at = now() - interval '16 minutes' where profile_id = $1`, [pid]);
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { referer: 'https://elsewhere.example/' }]) {
      const linked = await client.send('/files/my-data.zip', { headers });
      expect([linked.status, linked.headers.get('location')]).toEqual([303, '/change-password?open=my-data']);
    }
    expect((await client.call('showprofile', { pid })).status).toBe(200);
    const own = await client.send('/files/my-data.zip', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([own.status, own.headers.get('location')]).toEqual([303, '/login?back=%2Fchange-password%3Fopen%3Dmy-data']);
    expect(client.cookies.has('session')).toBe(false);
    expect((await client.call('showprofile', { pid })).status).toBe(401);
  });

  test('is not for somebody who came through the Power Link', async () => {
    const { phone, pid } = await makeMember(app);
    const helper = app.client();
    await helper.call('securitykeycheck', { securitykey: 'the key of the office' });
    expect((await helper.call('regphonecheck', { phone })).body.statcode).toBe(1);
    expect((await download(helper)).status).toBe(403);
    expect((await helper.call('deleteprofile', { pid, password: TEST_PASSWORD })).status).toBe(403);
  });

  test('can be had ten times an hour', async () => {
    const { client } = await makeMember(app);
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push((await download(client)).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('consents', () => {
  test('are recorded with their words, language and time, and stay listed when they are taken back', async () => {
    const { client, pid, phone } = await makeMember(app);
    client.cookies.set('lang', 'bn');
    const change = async (call: string, form: Record<string, string>) =>
      expect((await client.call(call, { pid, ...form })).body).toMatchObject({ msgcode: 1 });
    await change('updateshowing', { show: 'Yes', whose: 'candidate' });
    await change('updateprofiledetails', { photofor: 'Members' });
    await change('updateshowing', { show: 'Yes', whose: 'candidate' });
    await change('updateshowing', { show: 'No' });
    client.cookies.set('lang', 'en');
    await change('updateprofiledetails', { photofor: 'Members' });
    await change('updateprofiledetails', { photofor: 'Accepted' });
    await change('updateshowing', { show: 'Yes', whose: 'candidate' });
    const { body } = await client.call('showmydata', { pid });
    const time = expect.stringMatching(/^20\d\d-/);
    const consent = (kind: keyof typeof CONSENTS) => ({
      about: '',
      kind,
      version: CONSENTS[kind].version,
      given_at: time,
      by: 'me',
      phone_end: phone.slice(-4),
    });
    expect(body).toEqual({
      agreed: true,
      story_shown: false,
      consents: [
        ...AT_REGISTRATION.map((kind) => ({
          ...consent(kind),
          lang: 'en',
          withdrawn_at: '',
        })),
        { ...consent('health'), lang: 'en', withdrawn_at: '' },
        { ...consent('showing'), lang: 'bn', withdrawn_at: time },
        { ...consent('photo'), lang: 'bn', withdrawn_at: time },
        { ...consent('showing'), lang: 'en', withdrawn_at: '' },
      ],
    });
  });

  test('to a pair check are not told where the account was opened through the Power Link', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await bride.client.call('updatehaemoglobin', { pid: bride.pid, status: 'clear', testedon: '2020-01-02' });
    await makeReadyToCheck(app, bride, groom);
    await ask(bride, 'agreetopaircheck', groom, { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' });
    const kinds = async ({ client, pid }: Pick<TestMember, 'client' | 'pid'>) =>
      JSON.parse((await client.call('showmydata', { pid })).text).consents.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(bride)).toContain('pairCheck');
    const helper = app.client();
    await helper.call('securitykeycheck', { securitykey: 'the key of the office' });
    expect((await helper.call('regphonecheck', { phone: bride.phone })).body.statcode).toBe(1);
    expect(await kinds({ client: helper, pid: bride.pid })).not.toContain('pairCheck');
  });

  test('to tell of a disability are read by the one who told, not by a guardian beside nor through the Power Link', async () => {
    const father = await makeMember(app);
    const bride = await addHolder(app, father, 'candidate');
    const told = { kinds: 'Walking', since: 'Childhood', words: 'হুইলচেয়ারে চলি।', audience: 'Accepted', agrees: 'Yes' };
    expect((await bride.client.call('updatedisability', { pid: bride.pid, ...told })).body.msgcode).toBe(1);
    const helper = app.client();
    await helper.call('securitykeycheck', { securitykey: 'the key of the office' });
    expect((await helper.call('regphonecheck', { phone: father.phone })).body.statcode).toBe(1);
    const consentsReadBy = async (client: TestClient) => (await client.call('showmydata', { pid: bride.pid })).text;
    expect(await consentsReadBy(bride.client)).toContain('"disability"');
    expect(await consentsReadBy(father.client)).not.toContain('"disability"');
    expect(await consentsReadBy(helper)).not.toContain('"disability"');
  });
});

describe('deleteprofile', () => {
  test('is open to a member who is logged in, however often a stranger has tried to log in with this phone', async () => {
    const { client, pid, phone } = await makeMember(app);
    for (let turn = 0; turn < 11; turn += 1) await app.client().call('custlogin', { phone, password: 'wrong-one' });
    expect((await app.client().call('custlogin', { phone, password: TEST_PASSWORD })).status).toBe(429);
    expect((await client.call('deleteprofile', { pid, password: 'wrong-one' })).body.msgkey).toBe('passwordWrong');
    expect((await client.call('deleteprofile', { pid, password: TEST_PASSWORD })).body.msgcode).toBe(1);
  });

  test('wants the password, and guesses are limited', async () => {
    const { client, pid, phone } = await makeMember(app);
    const ask = (password: string) => client.call('deleteprofile', { pid, password });
    expect((await ask('')).body.errors).toEqual({ password: 'Please give your password' });
    expect((await ask('not-the-one')).body).toMatchObject({
      msgcode: 2,
      msg: 'That is not your password. Please try again.',
    });
    for (let turn = 0; turn < 9; turn += 1) await ask('not-the-one');
    expect((await ask(TEST_PASSWORD)).status).toBe(429);
    expect((await client.call('showprofile', { pid })).body).toMatchObject({ phone });
  });

  test('hides at once, ends every session, and says when it will be gone', async () => {
    const { client, pid, phone } = await makeMember(app);
    const other = app.client();
    await other.call('custlogin', { phone, password: TEST_PASSWORD });
    const { body } = await client.call('deleteprofile', { pid, password: TEST_PASSWORD });
    expect(body).toMatchObject({ msgcode: 1, reference: expect.stringMatching(/^SB-[A-Z2-9]{4}-[A-Z2-9]{4}$/) });
    expect(Date.parse(String(body.due_at)) - Date.now()).toBeGreaterThan(6.99 * 86_400_000);
    for (const session of [client, other]) expect((await session.call('showprofile', { pid })).status).toBe(401);
    const row = await app.db.selectFrom('members').select('is_hidden').where('profile_id', '=', pid).executeTakeFirst();
    expect(row?.is_hidden).toBe(true);
    await sweepNow();
    const helper = app.client();
    await helper.call('securitykeycheck', { securitykey: 'the key of the office' });
    expect((await helper.call('regphonecheck', { phone })).body.statcode).not.toBe(1);
  });

  test('is taken back by a login that asks for it, and everything is as before', async () => {
    const { client, pid, phone } = await makeFullMember('kept');
    const before = readZip((await download(client)).bytes).get('my-data.json');
    await client.call('deleteprofile', { pid, password: TEST_PASSWORD });
    const logIn = (form: Record<string, string>) =>
      client.call('custlogin', { phone, password: TEST_PASSWORD, ...form });
    const asked = await logIn({});
    expect(asked.body).toMatchObject({
      msgcode: 2,
      msgkey: 'waitsForDeletion',
      alert: 'alert-danger',
      msg: expect.stringMatching(/tick “Keep my profile”/),
    });
    expect(asked.headers.getSetCookie().join()).not.toContain('session=');
    expect((await logIn({ password: 'not-the-one', keepprofile: 'Yes' })).body.msgcode).toBe(2);
    expect((await logIn({ keepprofile: 'Yes' })).body).toMatchObject({ msgcode: 1, profileid: pid });
    await sweepNow();
    expect(readZip((await download(client)).bytes).get('my-data.json')).toEqual(before);
    expect((await client.call('showprofile', { pid })).body).toMatchObject({ phone });
  });

  test('after seven days no row and no file is left, only the receipt', async () => {
    const { client, pid, phone } = await makeFullMember('gone');
    const { rows: names } = await app.pool.query('select name, small_name from files where profile_id = $1', [pid]);
    const files = names.flatMap(({ name, small_name }) => [name, small_name]).filter(Boolean);
    expect(files).toHaveLength(5);
    expect(await listFiles()).toEqual(expect.arrayContaining(files));
    await app.db
      .insertInto('office_uses')
      .values({ who: 'mitra', command: 'members find', profile_id: pid, outcome: 'done' })
      .execute();
    const { body } = await client.call('deleteprofile', { pid, password: TEST_PASSWORD });
    await makeDue(pid);
    await app.pool.query(
      `insert into blocks (profile_id, member_id) select profile_id, $1 from members where profile_id <> $1`,
      [pid],
    );
    await app.pool.query(`insert into reports (reporter_id, member_id, reason) values ('SV1', $1, 'money')`, [pid]);
    await Promise.all([sweepNow(), sweepNow()]);
    // Meanwhile other processes learn of the deletion.
    await sweepNow();
    for (const table of await listMemberTables()) {
      const { rows } = await app.pool.query(`select * from ${table} where profile_id = $1`, [pid]);
      expect(rows, table).toEqual([]);
    }
    const { rows: tables } = await app.pool.query(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await app.pool.query(`select to_jsonb(t)::text as row from ${name} t`);
      const text = rows.map(({ row }) => row).join('\n');
      // The id of a blocked member stays in one's own list as typed.
      if (name !== 'blocks') expect(text.includes(`"${pid}"`), name).toBe(false);
      expect(text.includes(phone), name).toBe(false);
    }
    const left = await listFiles();
    expect(files.filter((name) => left.includes(name))).toEqual([]);
    const receipts = await app.db.selectFrom('deletion_receipts').selectAll().execute();
    expect(receipts).toContainEqual({ receipt: body.reference });
    expect((await client.call('custlogin', { phone, password: TEST_PASSWORD, keepprofile: 'Yes' })).body.msgcode).toBe(
      2,
    );
  });
});
