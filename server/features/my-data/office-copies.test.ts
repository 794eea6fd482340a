import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
await makeStaff(app, ['helper']);

interface Copied {
  title: string;
  /** A row of this member, with texts that are downloaded and texts that are not. */
  row: string;
  /** The names of these columns in the download. */
  told: Readonly<Record<string, string>>;
  /** Columns about others, of the office itself, or that only identify the owner of the row. */
  kept: readonly string[];
}

/** Repeated on purpose: each column that the office stores about a member is in the download or listed here. */
const OFFICE: Readonly<Record<string, Copied>> = {
  badges: {
    title: 'badges',
    row: "insert into badges (profile_id, kind, given_by, reason, taken_at, taken_by, taken_because) values ($1, 'met', 'secret', 'secret', now(), 'secret', 'secret')",
    told: { kind: 'kind', given_at: 'given at', taken_at: 'taken at' },
    kept: ['id', 'profile_id', 'given_by', 'reason', 'taken_by', 'taken_because'],
  },
  suspensions: {
    title: 'suspensions',
    row: "insert into suspensions (profile_id, reason, told, restored_at, restored_because) values ($1, 'secret', 'Please call', now(), 'secret')",
    told: { suspended_at: 'suspended at', told: 'told', restored_at: 'restored at' },
    kept: ['id', 'profile_id', 'reason', 'restored_because'],
  },
  office_notes: {
    title: 'notes of the office',
    row: "insert into office_notes (profile_id, noted_by, words) values ($1, 'secret', 'Speaks in the evening')",
    told: { noted_at: 'noted at', words: 'words' },
    kept: ['id', 'profile_id', 'noted_by'],
  },
  staff_calls: {
    title: 'calls of the office',
    row: "insert into staff_calls (profile_id, called_by, outcome, minutes, words, again_on) values ($1, 'secret', 'spoke', 15, 'Call in the evening', current_date)",
    told: { called_at: 'called at', outcome: 'outcome', minutes: 'minutes', words: 'words', again_on: 'again on' },
    kept: ['id', 'profile_id', 'called_by'],
  },
  staff_tasks: {
    title: 'what the office has to do',
    row: "insert into staff_tasks (profile_id, kind, words, due_on, staff_id, made_by, done_at, done_by) select $1, 'task', 'Bring the form', current_date, id, 'secret', now(), 'secret' from staff limit 1",
    told: { made_at: 'made at', kind: 'kind', words: 'words', due_on: 'due on', done_at: 'done at' },
    kept: ['id', 'profile_id', 'staff_id', 'made_by', 'done_by'],
  },
  near_members: {
    title: 'filed near',
    row: "insert into near_members (profile_id, near_id, set_by) select $1, id, 'secret' from near_places limit 1",
    told: { near_id: 'near', set_at: 'set at' },
    kept: ['profile_id', 'set_by'],
  },
  identity_papers: {
    title: 'papers seen',
    row: "insert into identity_papers (profile_id, paper, number_hash, seen_by) values ($1, 'voter', 'secret'::bytea, 'secret')",
    told: { paper: 'paper', seen_at: 'seen on' },
    kept: ['profile_id', 'number_hash', 'seen_by'],
  },
  office_uses: {
    title: 'when the office looked',
    row: "insert into office_uses (who, command, profile_id, outcome, reason, subject) values ('secret', 'office/approve', $1, 'done', 'secret', 'secret')",
    told: { used_at: 'looked on', command: 'what for' },
    kept: ['id', 'profile_id', 'who', 'subject', 'outcome', 'reason'],
  },
};

const download = async ({ client }: TestMember): Promise<string> =>
  String(readZip((await client.get('/files/my-data.zip')).bytes).get('my-data.json'));

test.each(Object.entries(OFFICE))(
  'every column of %s is told in the download, or kept back on purpose',
  async (table, copied) => {
    const { title, row, told, kept } = copied;
    const { rows } = await app.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    expect([...Object.keys(told), ...kept].sort()).toEqual(rows.map(({ name }) => name).sort());
    const one = await makeMember(app);
    await app.pool.query(row, [one.pid]);
    const text = await download(one);
    const [section] = JSON.parse(text)[title];
    expect(Object.keys(section).sort()).toEqual(Object.values(told).sort());
    expect(Object.values(section).every((value) => value !== null && value !== '')).toBe(true);
    expect(text).not.toContain('secret');
  },
);

test('what the office has of a member is in the candidate’s own download, and in no guardian’s beside', async () => {
  const father = await makeMember(app);
  const bride = await addHolder(app, father, 'candidate');
  for (const { row } of Object.values(OFFICE)) await app.pool.query(row, [father.pid]);
  const titles = async (one: TestMember) => Object.keys(JSON.parse(await download(one)));
  const [hers, his] = [await titles(bride), await titles(father)];
  for (const { title } of Object.values(OFFICE))
    expect([hers.includes(title), his.includes(title)]).toEqual([true, false]);
});

test('the download says of each consent by whose account it was, and a guardian reads nothing of the candidate’s about health', async () => {
  const father = await makeMember(app);
  const bride = await addHolder(app, father, 'candidate');
  const consents = async (one: TestMember) =>
    JSON.parse(await download(one)).consents.map((row: Record<string, string>) => `${row.kind} ${row.by}`);
  expect(await consents(bride)).toEqual(
    expect.arrayContaining(['registration guardian', 'registration me', 'health me']),
  );
  const his = await consents(father);
  expect(his).toEqual(expect.arrayContaining(['registration me', 'registration candidate', 'health me']));
  expect(his).not.toContain('health candidate');
});
