import { type Kysely, sql } from 'kysely';
import { CONSENTS } from '#contract/agreed-words.ts';
import type { Language } from '#contract/choices.ts';
import { PROMISE_DAYS } from '#contract/staff/assisted.ts';
import { takeFamily } from '#server/domain/assisted/given-families.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { hashOfPair } from '#server/domain/together/counts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns when a volunteer's promise ends, in the current version of the text; null if it must be signed first. */
export async function loadSignedUntil(db: Kysely<Database>, staffId: number): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(signed_at) + make_interval(days => ${PROMISE_DAYS}) as until from matchmaker_promises
    where staff_id = ${staffId} and text_version = ${CONSENTS.volunteer.version}
      and signed_at > now() - make_interval(days => ${PROMISE_DAYS})`.execute(db);
  return rows[0]?.until ?? null;
}

/** Records that a volunteer has signed the promise in the current version of the text. */
export async function insertPromise(db: Kysely<Database>, staffId: number, language: Language): Promise<void> {
  const { version, hash } = CONSENTS.volunteer;
  await db
    .insertInto('matchmaker_promises')
    .values({ staff_id: staffId, text_version: version, text_hash: hash[language], language })
    .execute();
}

/** Returns profile ids that a volunteer has declared as kin. */
export async function listKin(db: Kysely<Database>, staffId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matchmaker_kin')
    .select('profile_id')
    .where('staff_id', '=', staffId)
    .orderBy('profile_id')
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

/**
 * Adds a profile to a volunteer's kin, and takes the family away from this volunteer. Returns false if there is no such
 * profile.
 */
export async function insertKin(db: Kysely<Database>, staffId: number, profileId: string): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (member === undefined) return false;
  await db
    .insertInto('matchmaker_kin')
    .values({ staff_id: staffId, profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await takeFamily(db, profileId, staffId);
  return true;
}

/** Lists all volunteers, with the number of families of each. */
export async function listVolunteers(db: Kysely<Database>) {
  const { rows } = await sql<{ id: number; name: string; families: number }>`
    select s.id, s.name, (select count(*)::int from given_families g where g.staff_id = s.id) as families
    from staff s where s.ended_at is null and 'matchmaker' = any(s.roles) order by s.name, s.id`.execute(db);
  return rows;
}

/**
 * Locks the row of a member of staff, so that two parallel proposals of one volunteer are counted one after the other.
 */
export async function lockStaffMember(transaction: Kysely<Database>, staffId: number): Promise<void> {
  await transaction.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute();
}

/** SQL: the beginning of Monday of this week, on the clock of India. */
const THIS_WEEK = sql`date_trunc('week', now() at time zone 'Asia/Kolkata')`;

/** Counts the proposals of a member of staff since Monday in India, including refused tries. */
export async function countProposedThisWeek(db: Kysely<Database>, staffId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int + coalesce((select refused_tries from staff where id = ${staffId} and tried_in = ${THIS_WEEK}::date), 0) as count
    from proposals where made_by = ${staffId} and origin = 'desk' and made_at >= ${THIS_WEEK} at time zone 'Asia/Kolkata'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Counts a refused try. Call with the row of the member of staff locked. */
export async function noteRefusedTry(db: Kysely<Database>, staffId: number): Promise<void> {
  await sql`update staff set tried_in = ${THIS_WEEK}::date,
    refused_tries = 1 + case when tried_in = ${THIS_WEEK}::date then refused_tries else 0 end where id = ${staffId}`.execute(
    db,
  );
}

/** Counts the members that a member of staff has read today, for all families together. */
export async function countReadToday(db: Kysely<Database>, staffId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct member_id)::int as count from desk_readings where staff_id = ${staffId} and member_id <> for_id
      and day = (now() at time zone 'Asia/Kolkata')::date`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Counts the outcomes of somebody's proposals of the last year. A yes counts only if both families said it, so no
 * figure reveals who refused.
 */
export async function countOutcomes(
  { db, phoneHash }: Pick<DomainServices, 'phoneHash'> & { db: Kysely<Database> },
  staffId: number,
) {
  const pairs = await db
    .selectFrom('proposals')
    .select(['one_id as oneId', 'other_id as otherId'])
    .where('made_by', '=', staffId)
    .where('origin', '=', 'desk')
    .execute();
  const hashes = pairs.map((pair) => hashOfPair({ phoneHash }, pair));
  const { rows } = await sql<{ yeses: number; meetings: number; marriages: number }>`
    select (count(*) filter (where kind = 'acceptance'))::int as yeses, (count(*) filter (where kind = 'meeting'))::int as meetings,
      (select count(*)::int from marriages m where m.origin = 'desk' and m.pair_hash = any(${hashes}::bytea[])) as marriages
    from together_counts where origin = 'desk' and pair_hash = any(${hashes}::bytea[])`.execute(db);
  return { proposals: pairs.length, ...(rows[0] ?? { yeses: 0, meetings: 0, marriages: 0 }) };
}
