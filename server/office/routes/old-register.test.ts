import { expect, test } from 'vitest';
import { confirmPhone } from '#server/domain/accounts/account-contacts.queries.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { removeMembersDue } from '#server/domain/members/remove-member.queries.ts';
import { expireOldRegisters } from '#server/domain/old-register/imports.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { type MadeCell, makeRegister } from '#server/testing/old-registers/make-register.ts';
import { writeXlsx } from '#server/testing/old-registers/write-xlsx.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const { client } = await makeStaff(app, ['administrator']);
const { client: helper, email: helperEmail } = await makeStaff(app, ['helper']);

interface Told {
  register: {
    columns: { heading: string; is: string; sample: string }[];
    states: { state: string; rows: number }[];
    faults: { fault: string; rows: number }[];
    mayUndo: boolean;
  };
  rows: {
    number: number;
    state: string;
    name: string;
    faults: string[];
    memberId: string;
    other: string;
    phone: string;
  }[];
  works: { kind: string; outcome: string; done: number; fault: { key: string } | null }[];
}

const send = async (file: Buffer, name = 'register.xlsx'): Promise<string> => {
  const sent = await helper.call('office/sendregister', { register: new File([new Uint8Array(file)], name) });
  expect(sent.body.msgcode, sent.text).toBe(1);
  return String(sent.body.id);
};
const show = async (id: string, filter = '', fault = ''): Promise<Told> =>
  Object((await helper.call('office/showregister', { id, filter, fault, after: '' })).body);
const states = async (id: string) =>
  Object.fromEntries((await show(id)).register.states.map(({ state, rows }) => [state, rows]));
const match = async (id: string, columns?: string[]) => {
  const chosen = columns ?? (await show(id)).register.columns.map(({ is }) => is);
  return helper.call('office/matchcolumns', { id, columns: chosen.join() });
};
const press = (path: string, id: string) => helper.call(`office/${path}`, { id });
const whole = async (file: Buffer) => {
  const id = await send(file);
  await app.outbox.drain();
  expect((await match(id)).body.msgkey).toBe('workBegun');
  await app.outbox.drain();
  expect((await press('enterregister', id)).body.msgkey).toBe('workBegun');
  await app.outbox.drain();
  return id;
};

const HEAD = ['Name', 'Gender', 'DOB', 'Caste', 'Father', 'Phone', 'Health', 'Remarks'];
const family = (name: string, phone: MadeCell, more: Partial<Record<string, MadeCell>> = {}): MadeCell[] => [
  name,
  more.gender ?? 'F',
  more.born ?? '3.4.92',
  more.caste ?? 'Kayastha',
  more.father ?? 'Amal Ghosh',
  phone,
  'thalassemia sentinel',
  'remark sentinel',
];

test('a register of 3,000 rows by another author: what comes in, what comes back, and in what time', async () => {
  const made = makeRegister(3_000, 41);
  const begun = performance.now();
  const id = await send(writeXlsx(made.rows, made.merged));
  await app.outbox.drain();
  expect((await match(id)).body.msgkey).toBe('workBegun');
  await app.outbox.drain();
  const { rows: judged } = await app.pool.query<{ number: number; state: string; faults: string[] }>(
    'select number, state, faults from register_rows where import_id = $1',
    [id],
  );
  const of = new Map(judged.map((row) => [row.number, row]));
  const count = { right: 0, falseFaults: 0, found: 0, named: 0, missed: 0, skipped: 0 };
  for (const { row, is, faults } of made.truth) {
    const { state = 'none', faults: said = [] } = of.get(row) ?? {};
    if (is === 'none') count.skipped += state === 'skipped' || state === 'none' ? 1 : 0;
    else if (faults.length === 0 && state === 'good') count.right += 1;
    else if (faults.length === 0) count.falseFaults += 1;
    else if (state === 'bad') {
      count.found += 1;
      if (faults.some((fault) => said.includes(fault))) count.named += 1;
    } else count.missed += 1;
  }
  await press('enterregister', id);
  await app.outbox.drain();
  const seconds = (performance.now() - begun) / 1_000;
  console.log(count, await states(id), `${seconds.toFixed(1)} s`);
  expect(count.skipped).toBe(made.truth.filter(({ is }) => is === 'none').length);
  expect(count.found / (count.found + count.missed)).toBeGreaterThanOrEqual(0.99);
  expect(count.falseFaults).toBeLessThanOrEqual(12);
  expect((await states(id)).entered).toBe(count.right + count.missed);
  expect(seconds).toBeLessThan(60);
});

test('a row that came in is nobody’s member, takes no phone, and neither health nor a note of it is kept', async () => {
  const before = (await app.pool.query('select count(*)::int as n from members')).rows[0].n;
  const id = await whole(writeXlsx([HEAD, family('Ruma Ghosh', 9830011111)]));
  expect((await app.pool.query('select count(*)::int as n from members')).rows[0].n).toBe(before);
  expect(await states(id)).toEqual({ entered: 1 });
  const columns = (await show(id)).register.columns.map(({ is }) => is);
  expect(columns).toEqual(['name', 'gender', 'birthDate', 'caste', 'father', 'phone', 'health', 'notes']);
  // Dropped columns stay dropped, whatever is chosen.
  const other = await send(writeXlsx([HEAD, family('Mita Sen', 9830011112)]));
  await app.outbox.drain();
  await match(other, ['name', 'gender', 'birthDate', 'caste', 'father', 'phone', 'city', 'mother']);
  await app.outbox.drain();
  for (const page of [await show(other), await show(id, 'entered')])
    expect(JSON.stringify(page)).not.toContain('sentinel');
});

test('released families are on the list of calls; yes makes the profile theirs, no removes it, and who registers begins new', async () => {
  const id = await whole(
    writeXlsx([
      HEAD,
      family('Ruma Ghosh', 9830022221),
      family('Mita Sen', 9830022222, { father: 'Bimal Sen' }),
      family('Asha Pal', 9830022223, { father: 'Kamal Pal' }),
      family('Nina Das', 9830022224, { father: 'Tapan Das' }),
    ]),
  );
  await press('releaseregister', id);
  await app.outbox.drain();
  expect(await states(id)).toEqual({ released: 4 });
  const { rows } = await show(id, 'released');
  expect(rows.map(({ name }) => name)).toEqual(['Ruma Ghosh', 'Mita Sen', 'Asha Pal', 'Nina Das']);
  const waiting = await helper.call('office/listcalls');
  for (const { phone } of rows) expect(waiting.text).toContain(phone);
  const answer = (number: number, said: string) =>
    helper.call('office/answerregister', { id, number: String(number), answer: said, reason: 'called' });
  // Without a call recorded today by the same person, no answer can be entered.
  const notCalled = await answer(rows[0]?.number ?? 0, 'yes');
  expect([notCalled.status, notCalled.text]).toEqual([409, expect.stringContaining('call this family first')]);
  for (const [by, outcome] of [
    ['other@trust.example', 'spoke'],
    [helperEmail, 'noAnswer'],
  ]) {
    await app.pool.query('insert into staff_calls (profile_id, called_by, outcome, words) values ($1, $2, $3, $4)', [
      rows[0]?.memberId,
      by,
      outcome,
      '',
    ]);
    expect((await answer(rows[0]?.number ?? 0, 'yes')).status).toBe(409);
  }
  const { rows: begun } = await app.pool.query(
    'select left(n.id::text, 8) as reference from notices n join account_profiles p on p.account_id = n.account_id where p.profile_id = $1',
    [rows[0]?.memberId],
  );
  const noted = await helper.call('office/notecall', { id: begun[0]?.reference, outcome: 'spoke' });
  expect(noted.body.msgcode, noted.text).toBe(1);
  expect((await answer(rows[0]?.number ?? 0, 'yes')).body.msgcode).toBe(1);
  const { rows: accounts } = await app.pool.query(
    'select a.phone_verified_at from accounts a join account_profiles p on p.account_id = a.id where p.profile_id = $1',
    [rows[0]?.memberId],
  );
  expect(accounts).toEqual([{ phone_verified_at: null }]);
  expect((await answer(rows[0]?.number ?? 0, 'yes')).body.msgcode).toBe(2);
  expect((await answer(rows[1]?.number ?? 0, 'no')).body.msgcode).toBe(1);
  const gone = await app.pool.query('select 1 from members where profile_id = $1', [rows[1]?.memberId]);
  expect(gone.rowCount).toBe(0);
  const registered = await app.client().call('registerstep1', {
    profile_id: 'SV1',
    name: 'Asha Pal',
    email: '',
    phone: '9830022223',
    gender: 'Female',
    password: 'a long enough password',
  });
  expect(registered.body.msgcode, registered.text).toBe(1);
  expect(await states(id)).toEqual({ claimed: 1, refused: 1, released: 2 });
  const undone = await client.call('office/undoregister', { id, reason: 'the wrong file' });
  expect(undone.body.msgkey).toBe('workBegun');
  await app.outbox.drain();
  expect(await states(id)).toEqual({ claimed: 1, refused: 1 });
  expect((await app.pool.query('select 1 from members where profile_id = $1', [rows[0]?.memberId])).rowCount).toBe(1);
  expect((await app.pool.query("select 1 from accounts where phone = '9830022224'")).rowCount).toBe(0);
  expect((await app.pool.query("select 1 from accounts where phone = '9830022223'")).rowCount).toBe(1);
});

const released = async (phone: number, name: string) => {
  const id = await whole(writeXlsx([HEAD, family(name, phone, { father: 'Paresh Sarkar' })]));
  await press('releaseregister', id);
  await app.outbox.drain();
  const memberId = (await show(id, 'released')).rows[0]?.memberId ?? '';
  expect(memberId).toMatch(/^SV/);
  return { id, memberId };
};
const register = async (phone: number) => {
  const newcomer = app.client();
  const sent = await newcomer.call('registerstep1', {
    profile_id: 'SV1',
    name: 'Asha Pal',
    email: '',
    phone: String(phone),
    gender: 'Female',
    password: 'a long enough password',
  });
  expect(sent.body.msgcode, sent.text).toBe(1);
  return newcomer;
};
const phoneOf = async (memberId: string) =>
  (
    await app.pool.query(
      'select a.phone from accounts a join account_profiles p on p.account_id = a.id where p.profile_id = $1',
      [memberId],
    )
  ).rows[0]?.phone;

test('who types a released phone removes nobody: the entry has its phone again when the registration comes to nothing', async () => {
  const { id, memberId } = await released(9830044441, 'Bina Sarkar');
  const own = await phoneOf(memberId);
  await register(9830044441);
  expect(await phoneOf(memberId)).toMatch(/^\+999/);
  // The office continues to call, because nobody has confirmed anything.
  expect(await states(id)).toEqual({ released: 1 });
  await app.pool.query(
    "update members set created_at = now() - interval '40 days' where registered_at is null and profile_id in (select profile_id from account_profiles p join accounts a on a.id = p.account_id where a.phone = $1)",
    [own],
  );
  await removeMembersDue(app.db, makeFileStore(app.dataDir));
  expect(await phoneOf(memberId)).toBe(own);
  expect(await states(id)).toEqual({ released: 1 });
});

test('who confirms the phone has it alone: the entry goes, and the register keeps nothing of the family', async () => {
  const { id, memberId } = await released(9830044442, 'Lata Bagchi');
  const own = await phoneOf(memberId);
  await register(9830044442);
  const { rows: accounts } = await app.pool.query('select id from accounts where phone = $1', [own]);
  await app.db.transaction().execute((transaction) => confirmPhone(transaction, accounts[0].id, own));
  expect(await phoneOf(memberId)).toBeUndefined();
  const { rows } = await app.pool.query(
    'select state, sealed, phone_hash, name_hash, profile_id, aside_phone from register_rows where import_id = $1',
    [id],
  );
  expect(rows).toEqual([
    { state: 'registered', sealed: '', phone_hash: null, name_hash: null, profile_id: null, aside_phone: null },
  ]);
});

test('an entry that somebody has logged in to, or whose phone is confirmed, steps aside for nobody', async () => {
  for (const [phone, name, touched] of [
    [9830044443, 'Kajal Mitra', 'update account_profiles set used_at = now() where profile_id = $1'],
    [
      9830044444,
      'Purnima Nag',
      'update accounts a set phone_verified_at = now() from account_profiles p where p.account_id = a.id and p.profile_id = $1',
    ],
  ] as const) {
    const { memberId } = await released(phone, name);
    await app.pool.query(touched, [memberId]);
    const sent = await app.client().call('registerstep1', {
      profile_id: 'SV1',
      name: 'Asha Pal',
      email: '',
      phone: String(phone),
      gender: 'Female',
      password: 'a long enough password',
    });
    expect(sent.body.msgcode).toBe(2);
    expect(await phoneOf(memberId)).toContain(String(phone));
  }
});

test('a no is remembered by the phone alone: the file sent again enters and calls nobody', async () => {
  const { id, memberId } = await released(9830044445, 'Dolly Hazra');
  const said = await helper.call('office/answerregister', { id, number: '2', answer: 'no', reason: 'called' });
  expect(said.body.msgcode, said.text).toBe(1);
  expect((await app.pool.query('select from members where profile_id = $1', [memberId])).rowCount).toBe(0);
  const { rows } = await app.pool.query(
    'select state, sealed, name_hash, profile_id, phone_hash is not null as known from register_rows where import_id = $1',
    [id],
  );
  expect(rows).toEqual([{ state: 'refused', sealed: '', name_hash: null, profile_id: null, known: true }]);
  const again = await whole(writeXlsx([HEAD, family('Dolly Hazra', 9830044445)]));
  expect((await show(again, 'bad')).rows[0]?.faults).toEqual(['saidNo']);
  const { body } = await client.call('office/undoregister', { id, reason: 'the wrong file' });
  expect(body.msgkey).toBe('workBegun');
  await app.outbox.drain();
  expect(await states(id)).toEqual({ refused: 1 });
});

test('rows that were never entered because entering stopped go after thirty days', async () => {
  const id = await whole(writeXlsx([HEAD, family('Sikha Maity', 9830044446), family('Mamata Jana', 9830044447)]));
  await app.pool.query(
    "update register_rows set state = case number when 2 then 'good' else 'skipped' end, changed_at = now() - interval '31 days' where import_id = $1",
    [id],
  );
  await expireOldRegisters(app.db);
  expect(await states(id)).toEqual({});
});

test('doubles are found beside members, earlier rows and other registers; the file of faults calculates nothing', async () => {
  const member = await makeShownMember(app);
  const { rows: phones } = await app.pool.query(
    'select a.phone from accounts a join account_profiles p on p.account_id = a.id where p.profile_id = $1',
    [member.pid],
  );
  const id = await whole(
    writeXlsx([
      HEAD,
      family('Ruma Ghosh', 9830033331, { father: 'Shyamal Ghosh' }),
      family('=HYPERLINK("http://evil")', 9830033332),
      family('রুমা ঘোষ', 9830033333, { father: 'শ্যামল ঘোষ' }),
      family('Lila Roy', 9830033331, { father: 'Nimai Roy' }),
      family('Tia Nandi', phones[0].phone, { father: 'Paresh Nandi' }),
      family('Jaya Kundu', '9.83E+09'),
      family('Maya Pal', 9830033336, { caste: '+cmd|calc' }),
    ]),
  );
  const { rows } = await show(id, 'bad');
  expect(rows.map(({ number, faults, other }) => [number, ...faults, other])).toEqual([
    [3, 'noName', ''],
    [4, 'doubleName', '2'],
    [5, 'doublePhone', '2'],
    [6, 'knownHere', ''],
    [7, 'phoneLost', ''],
    [8, 'casteUnknown', ''],
  ]);
  const csv = String((await press('registerfaults', id)).body.csv);
  expect(csv).toContain(`"'=HYPERLINK`);
  expect(csv).toContain(`"'+cmd`);
  expect(csv).not.toContain('sentinel');
  expect(csv).not.toContain(member.pid);
  const { rows: uses } = await app.pool.query("select who from office_uses where subject = $1 and outcome = 'done'", [
    `register ${id}: 1 known`,
  ]);
  expect(uses).toEqual([{ who: helperEmail }]);
  const again = await whole(writeXlsx([HEAD, family('Ruma Ghosh', 9830033331)]));
  expect((await show(again, 'bad')).rows[0]?.faults).toEqual(['knownRow']);
});

test('another role neither sees nor sends a register, and only an administrator undoes one', async () => {
  const { client: moderator } = await makeStaff(app, ['moderator']);
  for (const path of ['listregisters', 'showregister', 'sendregister', 'enterregister', 'registerfaults'])
    expect((await moderator.call(`office/${path}`, { id: '1' })).status, path).toBe(403);
  expect((await helper.call('office/undoregister', { id: '1', reason: 'x' })).status).toBe(403);
  expect((await press('enterregister', '999999')).status).toBe(404);
  expect((await helper.call('office/sendregister')).body.msgcode).toBe(2);
});
