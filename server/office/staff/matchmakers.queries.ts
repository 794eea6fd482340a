import { type Kysely, sql } from 'kysely';
import { CONSENTS } from '#contract/agreed-words.ts';
import type { Language } from '#contract/choices.ts';
import { PROMISE_DAYS } from '#contract/staff/assisted.ts';
import { takeFamily } from '#server/domain/assisted/given-families.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { hashOfPair } from '#server/domain/together/counts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Until when a volunteer's promise holds, in the words of today; null where it has to be signed first. */
export async function loadSignedUntil(db: Kysely<Database>, staffId: number): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(signed_at) + make_interval(days => ${PROMISE_DAYS}) as until from matchmaker_promises
    where staff_id = ${staffId} and text_version = ${CONSENTS.volunteer.version}
      and signed_at > now() - make_interval(days => ${PROMISE_DAYS})`.execute(db);
  return rows[0]?.until ?? null;
}

export async function insertPromise(db: Kysely<Database>, staffId: number, language: Language): Promise<void> {
  const { version, hash } = CONSENTS.volunteer;
  await db
    .insertInto('matchmaker_promises')
    .values({ staff_id: staffId, text_version: version, text_hash: hash[language], language })
    .execute();
}

/** Numbers of profiles that a volunteer has said are their kin. */
export async function listKin(db: Kysely<Database>, staffId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matchmaker_kin')
    .select('profile_id')
    .where('staff_id', '=', staffId)
    .orderBy('profile_id')
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

/** False for a number that nobody has; a family of their kin that was given to them goes back. */
export async function insertKin(db: Kysely<Database>, staffId: number, profileId: string): Promise<boolean> {
  const there = await db
    .selectFrom('members')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (there === undefined) return false;
  await db
    .insertInto('matchmaker_kin')
    .values({ staff_id: staffId, profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await takeFamily(db, profileId, staffId);
  return true;
}

/** Everybody who is a volunteer, with how many families each has. */
export async function listVolunteers(db: Kysely<Database>) {
  const { rows } = await sql<{ id: number; name: string; families: number }>`
    select s.id, s.name, (select count(*)::int from given_families g where g.staff_id = s.id) as families
    from staff s where s.ended_at is null and 'matchmaker' = any(s.roles) order by s.name, s.id`.execute(db);
  return rows;
}

/** Two proposals of one volunteer at once count one after the other. */
export async function lockPerson(transaction: Kysely<Database>, staffId: number): Promise<void> {
  await transaction.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute();
}

const THIS_WEEK = sql`date_trunc('week', now() at time zone 'Asia/Kolkata')`;

/** How many a member of staff has proposed since Monday, in India, with the tries that were refused. */
export async function countProposedThisWeek(db: Kysely<Database>, staffId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int + coalesce((select refused_tries from staff where id = ${staffId} and tried_in = ${THIS_WEEK}::date), 0) as count
    from proposals where made_by = ${staffId} and origin = 'desk' and made_at >= ${THIS_WEEK} at time zone 'Asia/Kolkata'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The row is locked. */
export async function noteRefusedTry(db: Kysely<Database>, staffId: number): Promise<void> {
  await sql`update staff set tried_in = ${THIS_WEEK}::date,
    refused_tries = 1 + case when tried_in = ${THIS_WEEK}::date then refused_tries else 0 end where id = ${staffId}`.execute(
    db,
  );
}

/** How many others a member of staff has read today, for all families together. */
export async function countReadToday(db: Kysely<Database>, staffId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct member_id)::int as count from desk_readings where staff_id = ${staffId} and member_id <> for_id
      and day = (now() at time zone 'Asia/Kolkata')::date`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What came of somebody's proposals of the last year. A yes is one that both have said: who has refused is in no figure. */
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
