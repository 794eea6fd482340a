import { setImmediate as letOthersWork } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type IdTable, type MadePrices, makeIdTable } from '#ranking/ranking.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The maximum number of prices that one statement reads or writes: so few that requests are not noticeably delayed. */
const PRICES_AT_ONCE = 2_000;
/** A price is valid in its week, and in one more if the next prices are late. */
const WEEKS_KEPT = 2;

/** The complete prices of a week. */
export interface PriceWeek {
  week: string;
  madeAt: Date;
}

/** Returns the newest prices that may be used in a week; undefined if they are older than `WEEKS_KEPT`. */
export async function findPriceWeek(db: Kysely<Database>, monday: string): Promise<PriceWeek | undefined> {
  return db
    .selectFrom('price_weeks')
    .select(['week', 'made_at as madeAt'])
    .where('week', '<=', monday)
    .where('week', '>', sql<string>`${monday}::date - ${7 * WEEKS_KEPT}::int`)
    .orderBy('week', 'desc')
    .executeTakeFirst();
}

/** Whether the prices of a week (by its Monday) are complete. */
export async function arePricesMade(db: Kysely<Database>, week: string): Promise<boolean> {
  const made = await db.selectFrom('price_weeks').select('week').where('week', '=', week).executeTakeFirst();
  return made !== undefined;
}

/** Loads the price bands of a week by the numbers of profile ids. */
export async function loadPrices(db: Kysely<Database>, week: string): Promise<IdTable> {
  const prices = makeIdTable();
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('candidate_prices')
      .select(['profile_id', 'band'])
      .where('week', '=', week)
      .where('profile_id', '>', after)
      .orderBy('profile_id')
      .limit(PRICES_AT_ONCE)
      .execute();
    for (const { profile_id, band } of rows) prices.set(Number(profile_id.slice(2)), band);
    if (rows.length < PRICES_AT_ONCE) return prices;
    after = rows.at(-1)?.profile_id ?? '';
  }
}

/**
 * Writes the prices of a week, and at the end a row that says that they are complete, with how long it took. First
 * removes what an interrupted process has left. Members deleted meanwhile get none.
 */
export async function writePrices(
  db: Kysely<Database>,
  { week, made, tookMs }: { week: string; made: MadePrices; tookMs: () => number },
): Promise<void> {
  await removeWeek(db, week);
  for (let from = 0; from < made.ids.length; from += PRICES_AT_ONCE) {
    const profileIds = Array.from(made.ids.subarray(from, from + PRICES_AT_ONCE), (id) => `SV${id}`);
    const bands = Array.from(made.bands.subarray(from, from + PRICES_AT_ONCE));
    await sql`insert into candidate_prices (profile_id, week, band)
      select m.profile_id, ${week}::date, made.band from unnest(${profileIds}::text[], ${bands}::smallint[]) as made (profile_id, band)
      join members m using (profile_id)`.execute(db);
    await letOthersWork();
  }
  const { brides, grooms, seekers } = made;
  await db
    .insertInto('price_weeks')
    .values({
      week,
      seekers,
      took_ms: Math.round(tookMs()),
      brides_before: brides.before,
      brides_after: brides.after,
      grooms_before: grooms.before,
      grooms_after: grooms.after,
    })
    .execute();
}

async function removeWeek(db: Kysely<Database>, week: string): Promise<void> {
  await sql`delete from candidate_prices where week = ${week}::date`.execute(db);
}

/** Deletes prices that are valid in no week any more. The figures in `price_weeks` are kept for a year. */
export async function expirePrices(db: Kysely<Database>): Promise<void> {
  await sql`delete from candidate_prices where week <= (now() at time zone 'Asia/Kolkata')::date - 7 * ${WEEKS_KEPT + 1}::int`.execute(
    db,
  );
  await sql`delete from price_weeks where week < (now() at time zone 'Asia/Kolkata')::date - 366`.execute(db);
}
