import { type Kysely, sql } from 'kysely';
import type { Entry } from '#contract/staff/melan-day.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfEntry } from '#server/platform/crypto/melans.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Sealed {
  db: Kysely<Database>;
  cipher: HealthCipher;
}

/** The number of a tablet among those of its melan; undefined where it was packed for another. The melan is locked. */
export async function packTablet(
  db: Kysely<Database>,
  { melanId, tablet, by }: { melanId: number; tablet: string; by: string },
): Promise<number | undefined> {
  await sql`insert into melan_tablets (id, melan_id, ordinal, packed_by)
    select ${tablet}::uuid, ${melanId}, coalesce(max(ordinal), 0) + 1, ${by} from melan_tablets where melan_id = ${melanId}
    on conflict (id) do nothing`.execute(db);
  return (await findTablet(db, { melanId, tablet }))?.ordinal;
}

export const findTablet = (db: Kysely<Database>, { melanId, tablet }: { melanId: number; tablet: string }) =>
  db
    .selectFrom('melan_tablets')
    .select('ordinal')
    .where('id', '=', tablet)
    .where('melan_id', '=', melanId)
    .executeTakeFirst();

export const listTablets = (db: Kysely<Database>, melanId: number) =>
  db
    .selectFrom('melan_tablets')
    .select(['ordinal', 'packed_by', 'packed_at', 'brought_at'])
    .where('melan_id', '=', melanId)
    .orderBy('ordinal')
    .execute();

/** Keeps what is not there yet. A guest's entry goes with the guest. */
export async function storeEntries(
  { db, cipher }: Sealed,
  { melanId, entries }: { melanId: number; entries: readonly Entry[] },
): Promise<void> {
  if (entries.length === 0) return;
  const sealed = entries.map(({ value, ...entry }) => ({
    ...entry,
    value: cipher.encrypt(value, placeOfEntry(melanId, entry.id)),
  }));
  await sql`insert into melan_entries (melan_id, id, tablet_id, counter, number, field, value, profile_id)
    select ${melanId}, e.id, nullif(e.tablet, '')::uuid, e.counter, e.number, e.field, e.value, g.profile_id
    from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb)
      as e(id uuid, tablet text, counter int, number int, field text, value text)
    left join melan_guests g on g.melan_id = ${melanId} and g.number = e.number
    on conflict do nothing`.execute(db);
}

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

export async function markBrought(db: Kysely<Database>, tablet: string): Promise<void> {
  await db
    .updateTable('melan_tablets')
    .set({ brought_at: sql<Date>`coalesce(brought_at, now())` })
    .where('id', '=', tablet)
    .execute();
}

export async function loadEntries({ db, cipher }: Sealed, melanId: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('melan_entries')
    .select(['id', 'tablet_id', 'counter', 'number', 'field', 'value'])
    .where('melan_id', '=', melanId)
    .execute();
  return rows.map(({ id, tablet_id, counter, number, field, value }) => ({
    ...{ id, tablet: tablet_id ?? '', counter, number, field },
    value: cipher.decrypt(value, placeOfEntry(melanId, id)),
  }));
}

/** A walk-in is known from now on: its entries go with it. */
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
