import type pg from 'pg';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { LaterChange } from './later-lines.ts';
import { FOLDER } from './tables.queries.ts';

/** A table whose later changes are replayed. */
export interface Replayed {
  key: readonly string[];
  /** `row`: also a row that the archive lacks; `state`: what the archive has is brought to its last state; `end`: only that it is gone. */
  as: 'row' | 'state' | 'end';
}

const of = (as: Replayed['as'], ...key: string[]): Replayed => ({ key, as });
const ofMember = of('row', 'profile_id');
const ofPair = of('row', 'profile_id', 'member_id');

/** Those that a trigger `note_later` watches; which tables a restore brings back as they were is said in `not-replayed.ts`. */
export const REPLAYED: Readonly<Record<string, Replayed>> = {
  blocks: ofPair,
  hidden_members: ofPair,
  partings: ofPair,
  ended_acquaintances: ofPair,
  vetoes: of('row', 'id'),
  forced_refusals: of('row', 'id'),
  blocked_phones: of('row', 'id'),
  blocked_phone_matches: of('row', 'profile_id', 'member_id', 'blocked_phone_id'),
  former_phones: of('row', 'profile_id', 'phone_hash'),
  guardian_phones: ofMember,
  pauses: ofMember,
  rests: ofMember,
  suspensions: of('row', 'id'),
  consents: of('row', 'id'),
  channel_consents: of('row', 'id'),
  showings: ofMember,
  chosen_showings: ofMember,
  waiting_showings: ofMember,
  candidate_choices: ofMember,
  account_profiles: of('row', 'account_id', 'profile_id'),
  holder_removals: of('row', 'profile_id', 'account_id'),
  spoken_calls: of('row', 'id'),
  whose_claims: of('row', 'profile_id', 'account_id'),
  undecided_acquaintances: ofPair,
  deletion_receipts: of('row', 'receipt'),
  deletion_letters: of('row', 'id'),
  departures_to_tell: ofPair,
  nominations: ofMember,
  biodata_choices: ofMember,
  forced_returns: of('row', 'refusal_id', 'profile_id'),
  switches: of('row', 'name'),
  rejections: of('row', 'id'),
  rejected_photos: of('row', 'id'),
  former_profile_ids: of('row', 'number'),
  members: of('state', 'profile_id'),
  accounts: of('state', 'id'),
  staff: of('state', 'id'),
  card_links: of('state', 'id'),
  invitations: of('state', 'id'),
  introductions: of('state', 'id'),
  profile_details: of('state', 'profile_id'),
  reports: of('state', 'id'),
  cases: of('state', 'id'),
  badges: of('state', 'id'),
  testimonials: of('state', 'id'),
  pair_checks: of('state', 'id'),
  health_answers: of('state', 'profile_id'),
  haemoglobin_results: of('state', 'profile_id'),
  relatives: of('state', 'profile_id', 'side', 'generation'),
  contact_requests: of('end', 'account_id', 'kind'),
  phone_claims: of('end', 'account_id'),
  guardian_phones_of_before: of('end', 'profile_id'),
  files: of('end', 'name'),
  known_browsers: of('end', 'account_id', 'token_hash'),
  push_subscriptions: of('end', 'id'),
  power_link_grants: of('end', 'token_hash'),
  staff_recovery_codes: of('end', 'staff_id', 'code_hash'),
  sessions: of('end', 'token_hash'),
  staff_sessions: of('end', 'token_hash'),
};

const MARK = 'unfinished_restore';

/** A restore is marked in its own transaction, until what came later is replayed: no site opens before. */
export const markUnfinished = (client: pg.ClientBase) => client.query(`create table if not exists ${MARK} ()`);
export const markFinished = (client: pg.ClientBase) => client.query(`drop table ${MARK}`);

export async function isUnfinished(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>('select to_regclass($1) is not null as "isThere"', [MARK]);
  return rows[0]?.isThere ?? false;
}

export type Applied = 'done' | 'not there' | 'refused';

/** Brings one row to its last state. Refused: what it refers to is not there, or another row is still in its place. */
export async function applyChange(client: pg.ClientBase, change: LaterChange, replayed: Replayed): Promise<Applied> {
  await client.query('savepoint one');
  try {
    const done = await (change.isGone ? removeRow(client, change, replayed) : putRow(client, change, replayed));
    await client.query('release savepoint one');
    return done ? 'done' : 'not there';
  } catch (error) {
    await client.query('rollback to savepoint one');
    // Of integrity constraints.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('23')) return 'refused';
    throw error;
  }
}

const sameKey = ({ key }: Replayed) =>
  key.map((column) => `t.${escapeIdentifier(column)} = n.${escapeIdentifier(column)}`).join(' and ');

async function removeRow(client: pg.ClientBase, { table, content }: LaterChange, replayed: Replayed): Promise<boolean> {
  const name = escapeIdentifier(table);
  const { rowCount } = await client.query(
    `delete from ${name} t using jsonb_populate_record(null::${name}, $1) n where ${sameKey(replayed)}`,
    [content],
  );
  return (rowCount ?? 0) > 0;
}

async function putRow(client: pg.ClientBase, { table, content }: LaterChange, replayed: Replayed): Promise<boolean> {
  const { rows } = await client.query<{ column: string }>(
    `select attname::text as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname = any($2::text[])`,
    [table, Object.keys(content)],
  );
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

/** Nobody knows the password that this is the hash of. Gives whether the account is there. */
export async function takePassword(client: pg.ClientBase, table: string, id: unknown, hash: string): Promise<boolean> {
  const { rowCount } = await client.query(`update ${escapeIdentifier(table)} set password_hash = $2 where id = $1`, [
    id,
    hash,
  ]);
  const session = table === 'staff' ? 'staff_sessions where staff_id' : 'sessions where account_id';
  await client.query(`delete from ${session} = $1`, [id]);
  return (rowCount ?? 0) > 0;
}

/** A code of somebody of the office for the Power Link: they set another. */
export const takeLinkCode = (client: pg.ClientBase, id: unknown) =>
  client.query('update staff set link_code_hash = null where id = $1', [id]);

/** What rows are numbered by goes on behind the numbers that were given since. */
export async function raiseSequence(client: pg.ClientBase, table: string, least: number): Promise<void> {
  await client.query(
    `select setval(s, greatest($2::bigint, nextval(s))) from pg_get_serial_sequence($1, 'id') s where s is not null`,
    [table, least],
  );
}

/** The files of a member, or of one row. */
export async function listFilesOf(client: pg.ClientBase, { table, content }: LaterChange): Promise<string[]> {
  const [column, value] =
    table === 'members' ? ['profile_id', String(content.profile_id)] : ['name', String(content.name)];
  const where = `where ${column} = ${escapeLiteral(value)}`;
  const { rows } = await client.query<{ path: string }>(
    `select ${FOLDER} || name as path from files ${where}
     union all select ${FOLDER} || small_name from files ${where} and small_name is not null`,
  );
  return rows.map(({ path }) => path);
}

/** How every value begins that is sealed with the data key of this database; undefined where it holds none. */
export async function beginningOfSealed(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ beginning: string }>(
    `select substring(value from '^1\\.[0-9a-f]{8}\\.') as beginning from (
       (select sealed as value from sealed_keys limit 1)
       union all (select status from haemoglobin_results where status <> '' limit 1)
       union all (select safe_way from vetoes where safe_way <> '' limit 1)) s`,
  );
  return rows[0]?.beginning;
}

export async function lastLine(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ last: string }>('select coalesce(max(id), 0)::text as last from later_changes');
  return rows[0]?.last ?? '0';
}

/** Replaying writes lines of its own, which lie beside the archives already. Those of before may lie nowhere yet. */
export const forgetLines = (client: pg.ClientBase, last: string) =>
  client.query('delete from later_changes where id > $1', [last]);
