import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { expiryCutoffDay } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { CountedKind, SaidBy } from '#server/platform/db/together-count-tables.ts';

interface Pair {
  oneId: string;
  otherId: string;
}

type Hashing = Pick<DomainServices, 'phoneHash'>;

/** SQL: the first day of this month in India. */
const THIS_MONTH = sql<string>`date_trunc('month', now() at time zone 'Asia/Kolkata')::date`;

/** Returns the keyed hash that identifies a pair without its ids, even if both profiles are deleted. */
export const hashOfPair = ({ phoneHash }: Hashing, { oneId, otherId }: Pair): Buffer =>
  phoneHash(`pair ${[oneId, otherId].sort().join(' ')}`);

/**
 * Counts an event of two families, once for each pair and kind. Call within the transaction of the event, so that an
 * event that is rolled back is not counted.
 */
export async function countEvent(
  { db, phoneHash }: Hashing & { db: Kysely<Database> },
  event: Pair & { kind: CountedKind },
): Promise<void> {
  await countPair(db, { ...event, pairHash: hashOfPair({ phoneHash }, event) });
}

/**
 * Counts an event of a pair whose hash is known, once for each pair and kind. Without `districtId`, the bride's home
 * district counts. Call within the transaction of the event.
 */
export async function countPair(
  db: Kysely<Database>,
  { kind, pairHash, districtId, ...pair }: Pair & { kind: CountedKind; pairHash: Buffer; districtId?: number | null },
): Promise<void> {
  await sql`
    insert into together_counts (kind, month, district_id, origin, days_after, pair_hash)
    select ${kind}, ${THIS_MONTH}, ${districtId === undefined ? homeOfBride(pair) : districtId}, ${originOf(pair, pairHash)},
      case when ${kind} <> 'acceptance' then (select extract(day from now() - i.answered_at)::int from ${acceptanceOf(pair)} i) end,
      ${pairHash}
    on conflict (kind, pair_hash) do nothing`.execute(db);
}

/** A marriage to count. */
interface Wedding extends Pair {
  pairHash: Buffer;
  /** Who has reported the marriage. */
  saidBy: SaidBy;
  /** The day of the wedding, `YYYY-MM-DD`; null if nobody has given it. */
  heldOn: string | null;
  /** The district given with the wedding, as an id of the list; null if it is outside the list or was not given. */
  districtId: number | null;
}

/** Counts a marriage once, regardless of the order of the reports. `saidBy` keeps the strongest source. */
export async function countMarriage(
  db: Kysely<Database>,
  { pairHash, saidBy, heldOn, districtId, ...pair }: Wedding,
): Promise<void> {
  await sql`
    insert into marriages as m (month, district_id, origin, said_by, pair_hash)
    values (date_trunc('month', coalesce(${heldOn}::date, (now() at time zone 'Asia/Kolkata')::date))::date, ${districtId}::int,
      ${originOf(pair, pairHash)}, ${saidBy}, ${pairHash})
    on conflict (pair_hash) do update set district_id = coalesce(m.district_id, excluded.district_id),
      said_by = case when ${strength('excluded.said_by')} > ${strength('m.said_by')} then excluded.said_by else m.said_by end`.execute(
    db,
  );
  await countPair(db, { ...pair, kind: 'marriage', pairHash, districtId });
}

/** SQL: the strength of a source, rising: one side, both sides, the office with a certificate. */
const strength = (saidBy: string) => sql`array_position(array['one', 'both', 'office'], ${sql.ref(saidBy)})`;

/** Takes back a count within the time in which the event can be taken back. */
export async function uncountEvent(
  { db, phoneHash }: Hashing & { db: Kysely<Database> },
  event: Pair & { kind: CountedKind },
): Promise<void> {
  await db
    .deleteFrom('together_counts')
    .where('kind', '=', event.kind)
    .where('pair_hash', '=', hashOfPair({ phoneHash }, event))
    // A count of an earlier month stays: it is of a former acquaintance of the same pair.
    .where(
      'month',
      '>=',
      sql<string>`date_trunc('month', (now() - interval '2 days') at time zone 'Asia/Kolkata')::date`,
    )
    .execute();
}

/** SQL: the acceptance between the two, with its origin and time. */
const acceptanceOf = ({ oneId, otherId }: Pair) => sql`(
  select origin, answered_at from introductions where answer = 'accepted'
    and (sender_id, recipient_id) in ((${oneId}, ${otherId}), (${otherId}, ${oneId})) limit 1)`;

/** SQL: the origin of the pair's acceptance. If the acceptance is gone, the origin counted for it, else `family`. */
const originOf = (pair: Pair, pairHash: Buffer): RawBuilder<string> => sql<string>`coalesce(
  (select i.origin from ${acceptanceOf(pair)} i),
  (select c.origin from together_counts c where c.kind = 'acceptance' and c.pair_hash = ${pairHash}), 'family')`;

/** SQL: the bride's home district. The groom's is never used, so that no pair is counted in two districts. */
const homeOfBride = ({ oneId, otherId }: Pair): RawBuilder<number | null> => sql<number | null>`(
  select d.home_district_id from profile_details d join members m on m.profile_id = d.profile_id
  where m.profile_id in (${oneId}, ${otherId}) and m.gender = 'Female' limit 1)`;

/** Removes the hash of the pair from old counts of events and marriages; the counts stay. */
export async function expireCountedPairs(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('together_counts')
    .set({ pair_hash: null })
    .where('pair_hash', 'is not', null)
    .where('month', '<', expiryCutoffDay('countedPairs'))
    .execute();
  await db
    .updateTable('marriages')
    .set({ pair_hash: null })
    .where('pair_hash', 'is not', null)
    .where('counted_in', '<', expiryCutoffDay('countedPairs'))
    .execute();
}
