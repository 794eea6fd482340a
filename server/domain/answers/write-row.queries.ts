import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { Stored } from './stored.ts';

/** Writes these columns of the row with this key, which is made where there is none; other columns stay, and without any nothing is done. */
export async function writeRow(
  db: Kysely<Database>,
  table: keyof Database,
  { key, columns }: { key: Stored; columns: Stored },
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  const assigned = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const isOne = Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  // An insert that meets a row is refused all the same where it leaves out a column that must have a value.
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(assigned)}
    where ${sql.join(isOne, sql` and `)}`.execute(db);
  if (numAffectedRows !== 0n) return;
  const all = { ...key, ...columns };
  const refs = (names: string[]) => sql.join(names.map((name) => sql.ref(name)));
  const sets = Object.keys(columns).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  await sql`insert into ${sql.table(table)} (${refs(Object.keys(all))}) values (${sql.join(Object.values(all))})
    on conflict (${refs(Object.keys(key))}) do update set ${sql.join(sets)}`.execute(db);
}
