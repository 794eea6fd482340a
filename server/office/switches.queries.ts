import { type Kysely, sql } from 'kysely';
import type { Switch } from '#server/domain/content/contents.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Stores the state of a switch of the site, and who has set it. */
export async function setSwitch(
  db: Kysely<Database>,
  name: Switch,
  { isOn, by }: { isOn: boolean; by: string },
): Promise<void> {
  const state = { is_on: isOn, turned_at: sql<Date>`now()`, turned_by: by };
  await db
    .insertInto('switches')
    .values({ name, ...state })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
    .execute();
}
