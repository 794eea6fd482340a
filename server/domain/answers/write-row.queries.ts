import { type Kysely, sql } from 'kysely';
import type { catalogue } from '#contract/catalogue.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Stored } from './stored.ts';

/** The tables of answers, except `members`: `store` of `domain/held-answers` updates the rows of `members`. */
export type AnswerTable = Exclude<(typeof catalogue)[keyof typeof catalogue]['table'], 'members'>;

/**
 * Writes these columns to the row with this key, and inserts the row if there is none. Other columns keep their values.
 * Does nothing without columns.
 */
export async function writeRow(
  db: Kysely<Database>,
  table: AnswerTable,
  { key, columns }: { key: Stored; columns: Stored },
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  const assigned = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const keyConditions = Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  // Update first: an insert with a conflict clause still fails if it leaves out a column that is not null.
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(assigned)}
    where ${sql.join(keyConditions, sql` and `)}`.execute(db);
  if (numAffectedRows !== 0n) return;
  const row = { ...key, ...columns };
  const refs = (names: string[]) => sql.join(names.map((name) => sql.ref(name)));
  const overwritten = Object.keys(columns).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  await sql`insert into ${sql.table(table)} (${refs(Object.keys(row))}) values (${sql.join(Object.values(row))})
    on conflict (${refs(Object.keys(key))}) do update set ${sql.join(overwritten)}`.execute(db);
}

/** Inserts an empty row if the profile has none. */
export async function makeRow(db: Kysely<Database>, profileId: string, table: AnswerTable): Promise<void> {
  await sql`insert into ${sql.table(table)} (profile_id) values (${profileId}) on conflict do nothing`.execute(db);
}

/** Updates these columns of a profile's row. Does nothing if there is no such row. */
export async function updateRow(
  db: Kysely<Database>,
  profileId: string,
  { table, columns }: { table: AnswerTable; columns: Stored },
): Promise<void> {
  const assigned = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(assigned)} where profile_id = ${profileId}`.execute(db);
}
