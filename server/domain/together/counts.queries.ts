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

/** By which a pair is known again without its numbers, also when both profiles are gone. */
export const hashOfPair = ({ phoneHash }: Hashing, { oneId, otherId }: Pair): Buffer =>
  phoneHash(`pair ${[oneId, otherId].sort().join(' ')}`);

/**
 * Counts what two families have come to: once for a pair, however often it is said. In the caller's transaction, so that what is taken back
 * at once was never counted.
 */
export async function countEvent(
  { db, phoneHash }: Hashing & { db: Kysely<Database> },
  event: Pair & { kind: CountedKind },
): Promise<void> {
  await countPair(db, { ...event, pairHash: hashOfPair({ phoneHash }, event) });
}

/** The same for a pair whose hash is known. */
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

interface Wedding extends Pair {
  pairHash: Buffer;
  saidBy: SaidBy;
  /** `YYYY-MM-DD`; null where nobody has said. */
  heldOn: string | null;
  districtId: number | null;
}

/** Counts a marriage once, in whatever order it is said; who has said it is the strongest of all words. */
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

/** One alone, both, the office with a certificate. */
const strength = (saidBy: string) => sql`array_position(array['one', 'both', 'office'], ${sql.ref(saidBy)})`;

/** What was counted is taken back within the time in which that is possible. */
export async function uncountEvent(
  { db, phoneHash }: Hashing & { db: Kysely<Database> },
  event: Pair & { kind: CountedKind },
): Promise<void> {
  await db
    .deleteFrom('together_counts')
    .where('kind', '=', event.kind)
    .where('pair_hash', '=', hashOfPair({ phoneHash }, event))
    // What the same two had come to before, and ended, stays counted.
    .where(
      'month',
      '>=',
      sql<string>`date_trunc('month', (now() - interval '2 days') at time zone 'Asia/Kolkata')::date`,
    )
    .execute();
}

export const THIS_MONTH = sql<string>`date_trunc('month', now() at time zone 'Asia/Kolkata')::date`;

const acceptanceOf = ({ oneId, otherId }: Pair) => sql`(
  select origin, answered_at from introductions where answer = 'accepted'
    and (sender_id, recipient_id) in ((${oneId}, ${otherId}), (${otherId}, ${oneId})) limit 1)`;

/** The first that counts; of a pair whose acceptance is gone what was counted then. */
export const originOf = (pair: Pair, pairHash: Buffer): RawBuilder<string> => sql<string>`coalesce(
  (select i.origin from ${acceptanceOf(pair)} i),
  (select c.origin from together_counts c where c.kind = 'acceptance' and c.pair_hash = ${pairHash}), 'family')`;

/** One of the two homes, always the same, so that no pair is counted in two districts. */
export const homeOfBride = ({ oneId, otherId }: Pair): RawBuilder<number | null> => sql<number | null>`(
  select d.home_district_id from profile_details d join members m on m.profile_id = d.profile_id
  where m.profile_id in (${oneId}, ${otherId}) and m.gender = 'Female' limit 1)`;

/** What was counted stays; that it was this pair is forgotten. */
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
