import type pg from 'pg';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { LaterChange } from './later-lines.ts';
import { FOLDER_OF_FILE } from './tables.queries.ts';

/** How the later changes of a table are replayed. */
export interface Replayed {
  /** The columns of the key. */
  key: readonly string[];
  /** `row`: insert, update or delete; `state`: update or delete existing rows; `end`: delete only. */
  as: 'row' | 'state' | 'end';
}

const keyed = (as: Replayed['as'], ...key: string[]): Replayed => ({ key, as });
const rowOfMember = keyed('row', 'profile_id');
const rowOfPair = keyed('row', 'profile_id', 'member_id');

/** The tables with a trigger `note_later`; the test lists the tables that a restore leaves as archived. */
export const REPLAYED: Readonly<Record<string, Replayed>> = {
  blocks: rowOfPair,
  hidden_members: rowOfPair,
  partings: rowOfPair,
  ended_acquaintances: rowOfPair,
  vetoes: keyed('row', 'id'),
  forced_refusals: keyed('row', 'id'),
  blocked_phones: keyed('row', 'id'),
  blocked_phone_matches: keyed('row', 'profile_id', 'member_id', 'blocked_phone_id'),
  former_phones: keyed('row', 'profile_id', 'phone_hash'),
  guardian_phones: rowOfMember,
  pauses: rowOfMember,
  rests: rowOfMember,
  suspensions: keyed('row', 'id'),
  consents: keyed('row', 'id'),
  channel_consents: keyed('row', 'id'),
  showings: rowOfMember,
  chosen_showings: rowOfMember,
  weekly_pairs: keyed('row', 'week', 'bride_id'),
  weekly_choices: rowOfMember,
  proposals: keyed('row', 'id'),
  matchmaker_kin: keyed('row', 'staff_id', 'profile_id'),
  given_families: rowOfMember,
  together_answers: keyed('state', 'together_id', 'profile_id', 'question'),
  together_notes: keyed('state', 'together_id', 'profile_id', 'kind'),
  together_days: keyed('end', 'id'),
  together_letters: rowOfMember,
  together: keyed('row', 'id'),
  together_presses: keyed('row', 'together_id', 'profile_id', 'step'),
  together_meetings: keyed('row', 'together_id'),
  melans: keyed('row', 'id'),
  melan_guests: keyed('row', 'melan_id', 'profile_id'),
  melan_tablets: keyed('row', 'id'),
  melan_entries: keyed('row', 'melan_id', 'id'),
  booklet_orders: keyed('row', 'id'),
  booklet_copies: keyed('row', 'number'),
  booklet_entries: keyed('row', 'profile_id', 'copy'),
  waiting_showings: rowOfMember,
  candidate_choices: rowOfMember,
  account_profiles: keyed('row', 'account_id', 'profile_id'),
  holder_removals: keyed('row', 'profile_id', 'account_id'),
  spoken_calls: keyed('row', 'id'),
  whose_claims: keyed('row', 'profile_id', 'account_id'),
  undecided_acquaintances: rowOfPair,
  deletion_receipts: keyed('row', 'receipt'),
  deletion_letters: keyed('row', 'id'),
  departures_to_tell: rowOfPair,
  nominations: rowOfMember,
  biodata_choices: rowOfMember,
  forced_returns: keyed('row', 'refusal_id', 'profile_id'),
  switches: keyed('row', 'name'),
  rejections: keyed('row', 'id'),
  rejected_photos: keyed('row', 'id'),
  weekly_rounds: keyed('row', 'week'),
  former_profile_ids: keyed('row', 'number'),
  together_outcomes: keyed('row', 'id'),
  together_asks: keyed('row', 'together_id'),
  together_counts: keyed('row', 'id'),
  marriages: keyed('row', 'id'),
  members: keyed('state', 'profile_id'),
  register_imports: keyed('state', 'id'),
  register_rows: keyed('state', 'import_id', 'number'),
  paper_entries: keyed('state', 'profile_id'),
  accounts: keyed('state', 'id'),
  staff: keyed('state', 'id'),
  card_links: keyed('state', 'id'),
  invitations: keyed('state', 'id'),
  introductions: keyed('state', 'id'),
  profile_details: keyed('state', 'profile_id'),
  reports: keyed('state', 'id'),
  cases: keyed('state', 'id'),
  badges: keyed('state', 'id'),
  testimonials: keyed('state', 'id'),
  together_stories: keyed('state', 'id'),
  pair_checks: keyed('state', 'id'),
  health_answers: keyed('state', 'profile_id'),
  haemoglobin_results: keyed('state', 'profile_id'),
  disabilities: keyed('state', 'profile_id'),
  relatives: keyed('state', 'profile_id', 'side', 'generation'),
  contact_requests: keyed('end', 'account_id', 'kind'),
  phone_claims: keyed('end', 'account_id'),
  guardian_phones_of_before: keyed('end', 'profile_id'),
  files: keyed('end', 'name'),
  open_to: keyed('end', 'profile_id', 'kind'),
  kept_names: keyed('row', 'handle_hash'),
  known_browsers: keyed('end', 'account_id', 'token_hash'),
  push_subscriptions: keyed('end', 'id'),
  power_link_grants: keyed('end', 'token_hash'),
  staff_recovery_codes: keyed('end', 'staff_id', 'code_hash'),
  sessions: keyed('end', 'token_hash'),
  staff_sessions: keyed('end', 'token_hash'),
};

/** The table that exists while a restore is unfinished. */
const MARK = 'unfinished_restore';

/** Marks a restore in its own transaction until the replay is complete, so that no site opens before. */
export const markUnfinished = (client: pg.ClientBase) => client.query(`create table if not exists ${MARK} ()`);
/** Removes the mark of an unfinished restore. */
export const markFinished = (client: pg.ClientBase) => client.query(`drop table ${MARK}`);

/** Moves the start of judging to next Monday, because a restore loses when answers and musts last changed. */
export async function resetJudgedChanges(client: pg.ClientBase): Promise<void> {
  await client.query(
    'insert into judged_changes (profile_id) select profile_id from members on conflict (profile_id) do update set changed_at = now()',
  );
}

/** Whether a restore into this database has begun and its replay is not complete. */
export async function isUnfinished(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>('select to_regclass($1) is not null as "isThere"', [MARK]);
  return rows[0]?.isThere ?? false;
}

/** What became of a change; `not there`: the row that it concerns does not exist, or no replay knows its table. */
export type Applied = 'done' | 'not there' | 'refused';

/** The class of PostgreSQL's codes for integrity constraint violations. */
const CONSTRAINT_VIOLATIONS = '23';

/** The tables of people whose deletion leaves the rows that reference them. */
const OUTLIVED = ['accounts', 'staff'] as const;
type Outlived = (typeof OUTLIVED)[number];

/** Applies the last state of one row. Returns `refused` if a referenced row is missing or another row takes its place. */
export async function applyChange(client: pg.ClientBase, change: LaterChange, replayed: Replayed): Promise<Applied> {
  await client.query('savepoint one');
  try {
    const done = await (change.isGone ? removeRow(client, change, replayed) : putRow(client, change, replayed));
    await client.query('release savepoint one');
    return done ? 'done' : 'not there';
  } catch (error) {
    await client.query('rollback to savepoint one');
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith(CONSTRAINT_VIOLATIONS)) return 'refused';
    throw error;
  }
}

/** Returns the SQL condition that the row `t` has the key of the change `n`. */
const sameKey = ({ key }: Replayed) =>
  key.map((column) => `t.${escapeIdentifier(column)} = n.${escapeIdentifier(column)}`).join(' and ');

/** Deletes a row. Returns whether it existed. */
async function removeRow(client: pg.ClientBase, { table, content }: LaterChange, replayed: Replayed): Promise<boolean> {
  const name = escapeIdentifier(table);
  const { rowCount } = await client.query(
    `delete from ${name} t using jsonb_populate_record(null::${name}, $1) n where ${sameKey(replayed)}`,
    [content],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Inserts or updates a row; a `state` is only updated. Ignores columns that the table does not have. Returns false for
 * a `state` whose row does not exist.
 */
async function putRow(client: pg.ClientBase, { table, ...change }: LaterChange, replayed: Replayed): Promise<boolean> {
  const { rows } = await client.query<{ column: string; outlives: Outlived | null }>(
    `select attname::text as column, (select c.confrelid::regclass::text from pg_constraint c where c.conrelid = attrelid and c.conkey = array[attnum]
       and c.confrelid in ('accounts'::regclass, 'staff'::regclass) and c.confdeltype = 'n') as outlives from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname = any($2::text[])`,
    [table, Object.keys(change.content)],
  );
  let { content } = change;
  for (const people of OUTLIVED) {
    const references = rows.flatMap(({ column, outlives }) => (outlives === people ? [column] : []));
    content = await withoutLost(client, content, { people, columns: references });
  }
  const columns = rows.map(({ column }) => column);
  const others = columns.filter((column) => !replayed.key.includes(column));
  const name = escapeIdentifier(table);
  const assign = others.map((column) => `${escapeIdentifier(column)} = n.${escapeIdentifier(column)}`).join(', ');
  if (replayed.as === 'state') {
    if (others.length === 0) return false;
    const updated = await client.query(
      `update ${name} t set ${assign} from jsonb_populate_record(null::${name}, $1) n where ${sameKey(replayed)}`,
      [content],
    );
    return (updated.rowCount ?? 0) > 0;
  }
  const list = columns.map(escapeIdentifier).join(', ');
  const conflict = others.length > 0 ? `update set ${assign.replaceAll(' = n.', ' = excluded.')}` : 'nothing';
  await client.query(
    `insert into ${name} (${list}) overriding system value select ${list} from jsonb_populate_record(null::${name}, $1)
     on conflict (${replayed.key.map(escapeIdentifier).join(', ')}) do ${conflict}`,
    [content],
  );
  return true;
}

/**
 * Returns the content of a change without references to accounts and staff created after the archive. The row then
 * stays without its author. A replay adds neither accounts nor staff, so such a reference can never become valid.
 */
async function withoutLost(
  client: pg.ClientBase,
  content: LaterChange['content'],
  { people, columns }: { people: Outlived; columns: readonly string[] },
): Promise<LaterChange['content']> {
  const filledColumns = columns.filter((column) => content[column] !== null);
  if (filledColumns.length === 0) return content;
  const { rows } = await client.query<{ id: string }>(`select id::text from ${people} where id = any($1::bigint[])`, [
    filledColumns.map((column) => content[column]),
  ]);
  const existingIds = new Set(rows.map(({ id }) => id));
  const lostColumns = filledColumns.filter((column) => !existingIds.has(String(content[column])));
  return { ...content, ...Object.fromEntries(lostColumns.map((column) => [column, null])) };
}

/** Replaces a password by a hash that no known password has, and ends the sessions. Returns whether the row exists. */
export async function voidPassword(client: pg.ClientBase, table: string, id: unknown, hash: string): Promise<boolean> {
  const { rowCount } = await client.query(`update ${escapeIdentifier(table)} set password_hash = $2 where id = $1`, [
    id,
    hash,
  ]);
  const session = table === 'staff' ? 'staff_sessions where staff_id' : 'sessions where account_id';
  await client.query(`delete from ${session} = $1`, [id]);
  return (rowCount ?? 0) > 0;
}

/** Removes the Power Link code of a staff member, who sets a new one. */
export const removeLinkCode = (client: pg.ClientBase, id: unknown) =>
  client.query('update staff set link_code_hash = null where id = $1', [id]);

/** Returns the column of a table that a sequence numbers. */
export const numberedBy = (table: string): string => (table === 'booklet_copies' ? 'number' : 'id');

/** Moves a sequence past the numbers that were given since the archive. */
export async function raiseSequence(client: pg.ClientBase, table: string, least: number): Promise<void> {
  await client.query(
    'select setval(s, greatest($2::bigint, nextval(s))) from pg_get_serial_sequence($1, $3) s where s is not null',
    [table, least, numberedBy(table)],
  );
}

/** Returns the paths of the files of a deleted member, or of a deleted row of `files`. */
export async function listFilesOf(client: pg.ClientBase, { table, content }: LaterChange): Promise<string[]> {
  const [column, value] =
    table === 'members' ? ['profile_id', String(content.profile_id)] : ['name', String(content.name)];
  const where = `where ${column} = ${escapeLiteral(value)}`;
  const { rows } = await client.query<{ path: string }>(
    `select ${FOLDER_OF_FILE} || name as path from files ${where}
     union all select ${FOLDER_OF_FILE} || small_name from files ${where} and small_name is not null`,
  );
  return rows.map(({ path }) => path);
}

/** Returns the prefix of every value that is encrypted with this database's data key; undefined if there is none. */
export async function beginningOfSealed(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ beginning: string }>(
    `select substring(value from '^1\\.[0-9a-f]{8}\\.') as beginning from (
       (select sealed as value from sealed_keys limit 1)
       union all (select status from haemoglobin_results where status <> '' limit 1)
       union all (select safe_way from vetoes where safe_way <> '' limit 1)) s`,
  );
  return rows[0]?.beginning;
}

/** Returns the id of the last recorded change; `0` if there is none. */
export async function loadLastChangeId(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ last: string }>('select coalesce(max(id), 0)::text as last from later_changes');
  return rows[0]?.last ?? '0';
}

/**
 * Deletes the changes that the replay itself recorded, because the archives have them already. Older changes may be
 * unsaved and stay.
 */
export const deleteChangesAfter = (client: pg.ClientBase, last: string) =>
  client.query('delete from later_changes where id > $1', [last]);
