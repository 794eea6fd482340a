import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** What the office turns on and off; every process asks the database. */
export type Switch = 'powerLink';

/** Until somebody turns it off it is on. */
export async function isOn(db: Kysely<Database>, name: Switch): Promise<boolean> {
  return (await loadSwitch(db, name))?.isOn ?? true;
}

/** Undefined where nobody has turned it yet. */
export async function loadSwitch(db: Kysely<Database>, name: Switch) {
  return db
    .selectFrom('switches')
    .select(['is_on as isOn', 'turned_at as since', 'turned_by as by'])
    .where('name', '=', name)
    .executeTakeFirst();
}
