import { type Kysely, sql } from 'kysely';
import type { Entry } from '#contract/staff/melan-day.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfEntry } from '#server/platform/crypto/melans.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Store {
  db: Kysely<Database>;
  cipher: HealthCipher;
}

/**
 * Registers a tablet for a melan and returns its number. Returns undefined if it was packed for another melan. Call
 * with the melan's row locked.
 */
export async function packTablet(
  db: Kysely<Database>,
  { melanId, tablet, by }: { melanId: number; tablet: string; by: string },
): Promise<number | undefined> {
  await sql`insert into melan_tablets (id, melan_id, ordinal, packed_by)
    select ${tablet}::uuid, ${melanId}, coalesce(max(ordinal), 0) + 1, ${by} from melan_tablets where melan_id = ${melanId}
    on conflict (id) do nothing`.execute(db);
  return (await findTablet(db, { melanId, tablet }))?.ordinal;
}

/** Returns a tablet that was packed for this melan; undefined if it was not. */
export const findTablet = (db: Kysely<Database>, { melanId, tablet }: { melanId: number; tablet: string }) =>
  db
    .selectFrom('melan_tablets')
    .select('ordinal')
    .where('id', '=', tablet)
    .where('melan_id', '=', melanId)
    .executeTakeFirst();

/**
 * Returns a tablet that has not been brought home, with the member of staff who packed it and their roles. Undefined if
 * the tablet is home or was not packed for this melan, or that person has left the staff.
 */
export const findTabletAway = (db: Kysely<Database>, { melanId, tablet }: { melanId: number; tablet: string }) =>
  db
    .selectFrom('melan_tablets as t')
    .innerJoin('staff as p', (join) =>
      join.on(sql`lower(p.email)`, '=', sql`lower(t.packed_by)`).on('p.ended_at', 'is', null),
    )
    .select(['t.ordinal', 't.packed_by as by', 'p.roles'])
    .where('t.id', '=', tablet)
    .where('t.melan_id', '=', melanId)
    .where('t.brought_at', 'is', null)
    .limit(1)
    .executeTakeFirst();

/** Lists the tablets packed for a melan by number. `arrived` counts the entries that came from a tablet. */
export const listTablets = (db: Kysely<Database>, melanId: number) =>
  db
    .selectFrom('melan_tablets')
    .select(['ordinal', 'packed_by', 'packed_at', 'brought_at'])
    .select(sql<number>`(select count(*)::int from melan_entries e where e.tablet_id = melan_tablets.id)`.as('arrived'))
    .where('melan_id', '=', melanId)
    .orderBy('ordinal')
    .execute();

/**
 * Saves new entries of a tablet; existing ones are skipped. An entry is deleted with its guest. Call with the melan's
 * row locked, so that the clock shows whether an entry came before or after its tablet was home.
 */
export async function storeEntries(
  { db, cipher }: Store,
  { melanId, entries }: { melanId: number; entries: readonly Entry[] },
): Promise<void> {
  if (entries.length === 0) return;
  const sealedEntries = entries.map(({ value, ...entry }) => ({
    ...entry,
    value: cipher.encrypt(value, placeOfEntry(melanId, entry.id)),
  }));
  await sql`insert into melan_entries (brought_at, melan_id, id, tablet_id, counter, number, field, value, profile_id)
    select clock_timestamp(), ${melanId}, e.id, nullif(e.tablet, '')::uuid, e.counter, e.number, e.field, e.value, g.profile_id
    from jsonb_to_recordset(${JSON.stringify(sealedEntries)}::jsonb)
      as e(id uuid, tablet text, counter int, number int, field text, value text)
    left join melan_guests g on g.melan_id = ${melanId} and g.number = e.number
    on conflict do nothing`.execute(db);
}

/** Counts the stored entries of a tablet. */
export async function countStored(
  db: Kysely<Database>,
  { melanId, tablet }: { melanId: number; tablet: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('melan_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('melan_id', '=', melanId)
    .where('tablet_id', '=', tablet)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a tablet as home. A second time changes nothing. */
export async function markBrought(db: Kysely<Database>, tablet: string): Promise<void> {
  await db
    .updateTable('melan_tablets')
    .set({ brought_at: sql<Date>`coalesce(brought_at, clock_timestamp())` })
    .where('id', '=', tablet)
    .execute();
}

/**
 * Marks a tablet as home if nothing has arrived from it for a day, but something had before. The tablet counts as
 * broken, and its entries are used.
 */
export async function markBrokenHome(db: Kysely<Database>): Promise<void> {
  await sql`update melan_tablets t set brought_at = clock_timestamp() where brought_at is null
    and (select max(e.brought_at) from melan_entries e where e.tablet_id = t.id) < now() - interval '1 day'`.execute(
    db,
  );
}

/**
 * Returns the entries that count for a melan: from tablets that are home, and without a tablet. A wish that arrives
 * after its tablet was home is kept beside the earlier wish, so that the two conflict. Otherwise the office could guess
 * whom a family named, one guess after the other.
 */
export async function loadEntries(store: Store, melanId: number): Promise<Entry[]> {
  const entries = await loadArrived(store, melanId);
  return entries.flatMap(({ isHome, isLate, ...entry }): Entry[] => {
    if (!isHome) return [];
    // With a tablet of its own, a late wish does not replace the earlier one: `readDay` compares different tablets.
    return [isLate ? { ...entry, tablet: `${entry.tablet} ${entry.id}` } : entry];
  });
}

/**
 * Returns all entries that have arrived, also from tablets that are not home. `isLate` marks a wish that arrived after
 * its tablet was home.
 */
export async function loadArrived({ db, cipher }: Store, melanId: number) {
  const rows = await db
    .selectFrom('melan_entries as e')
    .leftJoin('melan_tablets as t', 't.id', 'e.tablet_id')
    .select(['e.id', 'e.tablet_id', 'e.counter', 'e.number', 'e.field', 'e.value'])
    .select(sql<boolean>`e.tablet_id is null or t.brought_at is not null`.as('isHome'))
    .select(sql<boolean>`e.field = 'wishes' and coalesce(e.brought_at > t.brought_at, false)`.as('isLate'))
    .where('e.melan_id', '=', melanId)
    .execute();
  return rows.map(({ id, tablet_id, counter, number, field, value, isHome, isLate }) => ({
    id,
    tablet: tablet_id ?? '',
    counter,
    number,
    field,
    isHome,
    isLate,
    value: cipher.decrypt(value, placeOfEntry(melanId, id)),
  }));
}

/** Links the entries of a number to a walk-in's profile, so that they are deleted with the profile. */
export async function nameEntries(
  db: Kysely<Database>,
  { melanId, number, profileId }: { melanId: number; number: number; profileId: string },
): Promise<void> {
  await db
    .updateTable('melan_entries')
    .set({ profile_id: profileId })
    .where('melan_id', '=', melanId)
    .where('number', '=', number)
    .execute();
}
