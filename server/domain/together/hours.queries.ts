import { type Kysely, sql } from 'kysely';
import type { Hours } from '#contract/meetings.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { onlyOfSeenFamilies } from './only-seen.ts';
import { zoneOfAddress } from './zone-of-address.ts';

/** Returns when each of the two families can be called, by profile id. A family that has not said so is absent. */
export async function loadHours(db: Kysely<Database>, togetherId: number | null): Promise<Map<string, Hours>> {
  if (togetherId === null) return new Map();
  const rows = await db
    .selectFrom('together_hours')
    .select(['profile_id', 'windows', 'caller', 'zone'])
    .where('together_id', '=', togetherId)
    .execute();
  return new Map(rows.map(({ profile_id, ...hours }) => [profile_id, hours]));
}

/** Returns the time zone of each profile: as it was given, else that of the address. `''`: that of India, or unknown. */
export async function loadZones(
  db: Kysely<Database>,
  hours: ReadonlyMap<string, Hours>,
  profileIds: readonly string[],
): Promise<Map<string, Hours['zone']>> {
  const withoutHours = profileIds.filter((id) => !hours.has(id));
  const statedZones = profileIds.map((id): [string, Hours['zone']] => [id, hours.get(id)?.zone ?? '']);
  if (withoutHours.length === 0) return new Map(statedZones);
  const rows = await db
    .selectFrom('addresses as a')
    .innerJoin('countries as c', 'c.id', 'a.country_id')
    .select(['a.profile_id', 'c.code as country', 'a.state_id as stateId'])
    .where('a.profile_id', 'in', withoutHours)
    // A held address must not reveal a time zone.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('held_answers as h')
            .select('h.profile_id')
            .whereRef('h.profile_id', '=', 'a.profile_id')
            .where('h.table_name', '=', 'addresses'),
        ),
      ),
    )
    .execute();
  return new Map([
    ...statedZones,
    ...rows.map(({ profile_id, ...address }): [string, Hours['zone']] => [profile_id, zoneOfAddress(address)]),
  ]);
}

/** Saves when a family can be called by the other family, in place of what it said before. */
export async function saveHours(
  db: Kysely<Database>,
  { togetherId, profileId, hours }: { togetherId: number; profileId: string; hours: Hours },
): Promise<void> {
  const { windows, caller, zone } = hours;
  const columns = { windows: JSON.stringify(windows), caller, zone, changed_at: sql<Date>`now()` };
  await db
    .insertInto('together_hours')
    .values({ together_id: togetherId, profile_id: profileId, ...columns })
    .onConflict((conflict) => conflict.columns(['together_id', 'profile_id']).doUpdateSet(columns))
    .execute();
}

/** Returns when a member can be called, as given to each other family whom the member still sees. */
export async function hoursInDownload(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{ with_member: string | null; [column: string]: unknown }>`
    select case when t.one_id = h.profile_id then t.other_id else t.one_id end as with_member, h.windows, h.caller, h.zone,
      h.changed_at
    from together_hours h join together t on t.id = h.together_id
    where h.profile_id = ${profileId} order by h.changed_at`.execute(db);
  return onlyOfSeenFamilies(db, profileId, rows);
}

/** Deletes the hours that two families have given, when their acquaintance ends. */
export async function forgetHours(db: Kysely<Database>, togetherIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('together_hours')
    .where('together_id', 'in', [...togetherIds])
    .execute();
}
