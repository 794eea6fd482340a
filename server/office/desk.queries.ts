import { type Kysely, sql } from 'kysely';
import type { Seenness } from '#contract/staff/members.ts';
import { PHOTO_KINDS } from '#server/domain/files/files.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The file names of a member's photos, the first on the card first. */
export async function listPhotoNames(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('name')
    .where('profile_id', '=', profileId)
    .where('kind', 'in', PHOTO_KINDS)
    .orderBy('kind')
    .execute();
  return rows.map(({ name }) => name);
}

/** Whether others see a member now: a profile that waits for the office or the candidate, or rests, is seen by nobody. */
export async function loadSeenness(db: Kysely<Database>, profileId: string): Promise<Seenness> {
  const { rows } = await sql<{ seenness: Seenness }>`
    select case when exists (select from members where profile_id = ${profileId} and deletion_due_at is not null) then 'leaving'
      when exists (select from members where profile_id = ${profileId} and suspended_at is not null) then 'suspended'
      when exists (select from waiting_showings where profile_id = ${profileId}) then 'waiting'
      when not exists (select from showings where profile_id = ${profileId}) then 'notShown'
      when exists (select from absent_members where profile_id = ${profileId}) then 'resting'
      else 'shown' end as seenness`.execute(db);
  return rows[0]?.seenness ?? 'notShown';
}

/** Every report about a member, the latest first. */
export async function listReportsAbout(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('reports')
    .select(['id', 'reported_at as reported', 'reason', 'settled_at as settled'])
    .where('member_id', '=', profileId)
    .orderBy('id', 'desc')
    .execute();
}

interface Counts {
  reports: number;
  approvals: number;
  letters: number;
}

/** How many of each wait. */
export async function countDesk(db: Kysely<Database>): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*)::int from cases where settled_at is null) as reports,
    (select count(*)::int from approvals where sent_back_at is null) as approvals,
    (select count(*)::int from contact_messages where answered_at is null) as letters`.execute(db);
  return rows[0] ?? { reports: 0, approvals: 0, letters: 0 };
}
