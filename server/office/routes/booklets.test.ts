import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { readPdf } from '#server/testing/pdf/read-pdf.ts';
import { readWords } from '#server/testing/pdf/read-words.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const helper = await makeStaff(app, ['helper']);
const editor = await makeStaff(app, ['editor']);

const agree = ({ client, pid }: TestMember, surname = '') =>
  client.call('agreetoprint', { pid, agreed: 'Yes', surname });
const inSql = (statement: string, { pid }: TestMember) => app.pool.query(statement, [pid]);
const list = async () => Object((await helper.client.call('office/listbooklets')).body);
const countOf = async (part: string) =>
  (await list()).printable.find((one: { part: string }) => one.part === part)?.count;

async function makeCopies(form: Record<string, string> = {}) {
  const sent = { part: 'brides', lang: 'en', copies: '1', givento: 'The office in Siliguri', ...form };
  const { body } = await helper.client.call('office/makebookletcopies', sent);
  expect(body.msgkey).toBe('bookletBegun');
  await app.outbox.drain();
  const { copies, work } = await list();
  return { copies, work };
}
const open = (copy: number, { client } = helper) => client.get(`/api/office/booklet?copy=${copy}`);

const agreed = await makeShownMember(app, { name: 'Ruma Ghosh' });
const named = await makeShownMember(app, { name: 'Shila Bhattacharya' });
const silent = await makeShownMember(app, { name: 'Mina Paul' });
await agree(agreed);
await agree(named, 'Yes');
for (const { client, pid } of [agreed, named, silent])
  await client.call('updateprofiledetails', { pid, aboutself: 'Sentinelwords' });

test('a copy has those who have agreed, by what a stranger may read, and its number on every page', async () => {
  const { copies, work } = await makeCopies({ copies: '2' });
  expect(work).toMatchObject({ kind: 'booklet', done: 2, ofAll: 2, outcome: 'done' });
  expect(copies).toHaveLength(2);
  const [second, first] = copies;
  expect(second).toMatchObject({ part: 'brides', language: 'en', entries: 2, isOpen: true });
  expect(second).toMatchObject({ givenTo: 'The office in Siliguri', madeBy: helper.email });
  expect(second.number).toBe(first.number + 1);

  const answer = await open(first.number);
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const words = readWords(answer.bytes);
  for (const word of ['Ruma', 'ShilaBhattacharya', agreed.pid, named.pid]) expect(words).toContain(word);
  for (const word of ['Ghosh', 'Mina', silent.pid, 'Sentinelwords']) expect(words).not.toContain(word);
  const { rows } = await app.pool.query('select phone from accounts');
  for (const { phone } of rows) expect(words).not.toContain(phone);
  const pages = readPdf(answer.bytes).find(/\/Type \/Page\n/).length;
  expect(words.split(`Copy${first.number}`).length - 1).toBe(pages + 1);
  expect((await open(first.number)).bytes).toEqual(answer.bytes);
});

test.each([
  ...(['paused', 'settled'] as const).map((kind) => [
    kind === 'paused' ? 'pauses' : 'has settled',
    `insert into pauses (profile_id, kind, reason) values ($1, '${kind}', '${kind === 'paused' ? 'notNow' : 'metHere'}')`,
    'delete from pauses where profile_id = $1',
  ]),
  [
    'is suspended or leaves',
    'update members set suspended_at = now() where profile_id = $1',
    'update members set suspended_at = null where profile_id = $1',
  ],
  [
    'is shown to those whom it writes to',
    'insert into chosen_showings (profile_id) values ($1)',
    'delete from chosen_showings where profile_id = $1',
  ],
  [
    'has blocked a number',
    "insert into blocked_phones (profile_id, phone_hash, last_digits) values ($1, decode(repeat('77', 32), 'hex'), '77')",
    'delete from blocked_phones where profile_id = $1',
  ],
  [
    'waits for the office',
    'insert into waiting_showings (profile_id, for_office, for_candidate) values ($1, true, false)',
    'delete from waiting_showings where profile_id = $1',
  ],
  [
    'rests',
    "insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'mitra')",
    'delete from rests where profile_id = $1',
  ],
  [
    'is claimed by another',
    'insert into whose_claims (profile_id, account_id) select $1, account_id from account_profiles where profile_id = $1',
    'delete from whose_claims where profile_id = $1',
  ],
  [
    'agreed by somebody else before the candidate came',
    "update consents set account_id = null where profile_id = $1 and kind = 'printed'",
    "update consents set account_id = p.account_id from account_profiles p where p.profile_id = $1 and consents.profile_id = $1 and kind = 'printed'",
  ],
])('who %s is not printed, and a copy that has them opens no more', async (_, before, after) => {
  const [copy] = (await list()).copies;
  expect([(await open(copy.number)).status, copy.entries]).toEqual([200, 2]);
  await inSql(before, agreed);
  expect(await countOf('brides')).toBe(1);
  const answer = await open(copy.number);
  expect([answer.status, answer.body.msgkey]).toEqual([409, 'bookletOutOfDate']);
  await inSql(after, agreed);
  expect(await countOf('brides')).toBe(2);
});

test('taken back, the next booklet is without it, and what is not printed yet is printed no more', async () => {
  const [copy] = (await makeCopies()).copies;
  const { client, pid } = agreed;
  expect((await client.call('showprinted', { pid })).body).toMatchObject({ agreed: true, surname: false });
  expect(Number((await client.call('showprinted', { pid })).body.copies)).toBeGreaterThan(1);
  expect((await client.call('takebackprint', { pid })).body.msgkey).toBe('printedTakenBack');
  expect((await client.call('showprinted', { pid })).body).toMatchObject({ agreed: false, surname: false });
  expect((await open(copy.number)).status).toBe(404);
  expect(await countOf('brides')).toBe(1);
  await agree(agreed, 'Yes');
  await agree(agreed);
  const { rows } = await inSql(
    "select with_surname, withdrawn_at is null as stands from consents where profile_id = $1 and kind = 'printed' order by id",
    agreed,
  );
  expect(rows).toEqual([
    { with_surname: false, stands: false },
    { with_surname: true, stands: false },
    { with_surname: false, stands: true },
  ]);
});

test('the surname taken back, no copy that has it is printed any more', async () => {
  await agree(named, 'Yes');
  const [copy] = (await makeCopies()).copies;
  expect(readWords((await open(copy.number)).bytes)).toContain('ShilaBhattacharya');
  await agree(named, 'Yes');
  expect((await open(copy.number)).status, 'saved once more as it was').toBe(200);
  await agree(named);
  expect((await open(copy.number)).status).toBe(404);
  await agree(named, 'Yes');
});

test('nor one that was being set meanwhile', async () => {
  const [copy] = (await makeCopies()).copies;
  const surname = (is: boolean) =>
    app.pool.query(
      "update consents set with_surname = $2 where profile_id = $1 and kind = 'printed' and withdrawn_at is null",
      [named.pid, is],
    );
  await surname(false);
  const answer = await open(copy.number);
  expect([answer.status, answer.body.msgkey]).toEqual([409, 'bookletOutOfDate']);
  await surname(true);
  expect((await open(copy.number)).status).toBe(200);
});

test('who is deleted is in no copy that opens', async () => {
  const gone = await makeShownMember(app, { name: 'Tanu Das' });
  await agree(gone);
  const [copy] = (await makeCopies()).copies;
  await inSql('delete from members where profile_id = $1', gone);
  expect((await open(copy.number)).body.msgkey).toBe('bookletOutOfDate');
});

test('wrong input is a sentence, and nobody is printed where nobody has agreed', async () => {
  const sent = { part: 'grooms', lang: 'bn', copies: '1', givento: 'x' };
  const make = async (form: Record<string, string>) =>
    (await helper.client.call('office/makebookletcopies', { ...sent, ...form })).body;
  expect((await make({})).msgkey).toBe('bookletNobody');
  for (const [name, value] of [
    ['part', 'both'],
    ['lang', 'hi'],
    ['copies', '0'],
    ['copies', '51'],
    ['copies', 'many'],
    ['givento', ' '],
  ] as const)
    expect((await make({ [name]: value })).errors, `${name} ${value}`).toHaveProperty(name);
  expect((await open(999_999)).status).toBe(404);
  expect((await open(1, editor)).status).toBe(403);
  expect((await editor.client.call('office/makebookletcopies', sent)).status).toBe(403);
  expect((await agreed.client.call('agreetoprint', { pid: agreed.pid, agreed: '' })).body.errors).toHaveProperty(
    'agreed',
  );
});

test('a guardian beside the candidate neither gives the consent nor takes it back', async () => {
  await inSql("update account_profiles set role = 'guardian' where profile_id = $1", silent);
  await agree(silent);
  expect(await countOf('brides')).toBe(3);
  // Once the candidate joins, the parents' consent no longer counts.
  const other = await makeShownMember(app, { name: 'Somebody' });
  await app.pool.query(
    "insert into account_profiles (account_id, profile_id, role) select account_id, $1, 'candidate' from account_profiles where profile_id = $2",
    [silent.pid, other.pid],
  );
  expect(await countOf('brides')).toBe(2);
  const { client, pid } = silent;
  for (const path of ['agreetoprint', 'takebackprint', 'showprinted'])
    expect((await client.call(path, { pid, agreed: 'Yes' })).status, path).toBe(403);
});
