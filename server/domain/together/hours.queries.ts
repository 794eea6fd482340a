import { type Kysely, sql } from 'kysely';
import type { Hours } from '#contract/meetings.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** What either of two families has said of when it is called, by whose it is. */
export async function loadHours(db: Kysely<Database>, togetherId: number | null): Promise<Map<string, Hours>> {
  if (togetherId === null) return new Map();
  const rows = await db
    .selectFrom('together_hours')
    .select(['profile_id', 'windows', 'caller', 'zone'])
    .where('together_id', '=', togetherId)
    .execute();
  return new Map(rows.map(({ profile_id, ...hours }) => [profile_id, hours]));
}

export async function saveHours(
  db: Kysely<Database>,
  { togetherId, profileId, hours }: { togetherId: number; profileId: string; hours: Hours },
): Promise<void> {
  const { windows, caller, zone } = hours;
  const said = { windows: JSON.stringify(windows), caller, zone, changed_at: sql<Date>`now()` };
  await db
    .insertInto('together_hours')
    .values({ together_id: togetherId, profile_id: profileId, ...said })
    .onConflict((conflict) => conflict.columns(['together_id', 'profile_id']).doUpdateSet(said))
    .execute();
}

/** When a member is best called, as it has told each family. */
export async function hoursInDownload(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select case when t.one_id = h.profile_id then t.other_id else t.one_id end as with_member, h.windows, h.caller, h.zone,
      h.changed_at
    from together_hours h join together t on t.id = h.together_id
    where h.profile_id = ${profileId} order by h.changed_at`.execute(db);
  return rows;
}

/** What two families have arranged goes with their acquaintance. */
export async function forgetHours(db: Kysely<Database>, togetherIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('together_hours')
    .where('together_id', 'in', [...togetherIds])
    .execute();
}
