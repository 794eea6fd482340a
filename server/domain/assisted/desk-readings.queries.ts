import { type Kysely, sql } from 'kysely';
import { expiryCutoffDay } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** SQL: the present day in India. */
const TODAY_IN_INDIA = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

interface DeskReading {
  staffId: number;
  /** The family for which the member of staff looks. */
  forId: string;
  /** The members whose profiles the member of staff reads. */
  memberIds: readonly string[];
  /** Maximum number of members that one member of staff may read in a day, for all families together. */
  most: number;
}

/**
 * Records which profiles a member of staff reads for a family. Returns false and records nothing if they would exceed
 * the daily limit.
 */
export async function takeDeskCards(
  db: Kysely<Database>,
  { staffId, forId, memberIds, most }: DeskReading,
): Promise<boolean> {
  // The row lock makes two simultaneous requests count one after the other.
  await db.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute();
  const { rows } = await sql<{ count: number }>`
    select count(distinct member_id)::int as count from (
      select member_id from desk_readings where staff_id = ${staffId} and day = ${TODAY_IN_INDIA} and member_id <> for_id
      union select unnest(${[...memberIds]}::text[]) as member_id) seen`.execute(db);
  if ((rows[0]?.count ?? 0) > most) return false;
  // The row about the family itself records that somebody has looked, even if no member was listed.
  await sql`
    insert into desk_readings (for_id, member_id, staff_id, day)
    select ${forId}, m.profile_id, ${staffId}, ${TODAY_IN_INDIA} from members m
    where m.profile_id = ${forId} or m.profile_id = any(${[...memberIds]}::text[])
    on conflict do nothing`.execute(db);
  return true;
}

interface Look {
  /** The given name of the member of staff. */
  name: string;
  /** The day in India, `YYYY-MM-DD`. */
  day: string;
}

/** Maximum number of looks that a list has by default. */
const MOST_LOOKS = 60;

/** Lists which member of staff has looked for a family on which day, at most `most`, the latest first. */
export async function listLooks(db: Kysely<Database>, profileId: string, most = MOST_LOOKS): Promise<Look[]> {
  const { rows } = await sql<Look>`
    select distinct r.day::text as day, split_part(btrim(m.name), ' ', 1) as name
    from desk_readings r join staff m on m.id = r.staff_id
    where r.for_id = ${profileId} order by 1 desc, 2 limit ${most}`.execute(db);
  return rows;
}

/**
 * Lists the staff who have read a family's profile while looking for another family, for the register of readings; the
 * latest first.
 */
export async function listDeskReaders(
  db: Kysely<Database>,
  memberId: string,
): Promise<{ email: string; day: string }[]> {
  const { rows } = await sql<{ email: string; day: string }>`
    select distinct r.day::text as day, m.email from desk_readings r join staff m on m.id = r.staff_id
    where r.member_id = ${memberId} and r.for_id <> ${memberId} order by 1 desc, 2`.execute(db);
  return rows;
}

/**
 * Returns, for the family's own download, which members of staff have looked for the family or read its profile. Other
 * families are not named.
 */
export async function deskLooksInDownload(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{ day: string; by: string; what_for: string }>`
    select distinct r.day::text as day, split_part(btrim(m.name), ' ', 1) as by,
      case when r.for_id = ${profileId} then 'looked for this family' else 'read the profile for another family' end as what_for
    from desk_readings r join staff m on m.id = r.staff_id
    where ${profileId} in (r.for_id, r.member_id) and (r.for_id <> ${profileId} or r.member_id = ${profileId})
    order by 1, 2`.execute(db);
  return rows;
}

/** Deletes readings older than the retention period (`deskReadings`). */
export async function expireDeskReadings(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('desk_readings').where('day', '<', expiryCutoffDay('deskReadings')).execute();
}
