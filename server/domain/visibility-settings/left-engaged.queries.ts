import { type Expression, type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

interface EngagedProfile {
  profileId: string;
  /** Null if that member is deleted. */
  withId: string | null;
  /** Whether the departure is recorded and its date has come. */
  isNoted: boolean;
}

/**
 * Lists engaged profiles that were not asked yet and whose partner may have left: the acquaintance has ended, or the
 * other profile is suspended, deleted or about to be. Includes those whose date has come, even if the partner is back.
 */
export async function listPerhapsLeft(db: Kysely<Database>, most: number): Promise<EngagedProfile[]> {
  const { rows } = await sql<EngagedProfile>`
    select p.profile_id as "profileId", p.with_id as "withId", p.left_due_at is not null as "isNoted" from pauses p
    where p.kind = 'engaged' and p.left_asked_at is null and (p.left_due_at is null or p.left_due_at <= now())
      and (p.with_id is null or p.left_due_at is not null
        or exists (select from ended_acquaintances e where (e.profile_id, e.member_id) = (p.profile_id, p.with_id))
        or exists (select from members m where m.profile_id = p.with_id
          and (m.deletion_due_at is not null or m.suspended_at is not null)))
    order by p.profile_id limit ${most} for update of p skip locked`.execute(db);
  return rows;
}

/**
 * Maximum number of days after which the question is asked. The delay is random and at least a day, like that of the
 * notice about every family that leaves.
 */
const ASKED_WITHIN_DAYS = 5;

/** Records that the partners of these profiles have left, and sets the dates of the question. */
export async function noteLeft(db: Kysely<Database>, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return;
  await db
    .updateTable('pauses')
    .set({ left_due_at: sql<Date>`now() + interval '1 day' * (1 + random() * ${ASKED_WITHIN_DAYS - 1})` })
    .where('profile_id', 'in', profileIds)
    .execute();
}

/** SQL: whether the family has been asked whether it looks again, and has not answered. */
export const isAskedToLook = (profileId: Expression<string>) =>
  sql<boolean>`exists (select from pauses p where p.profile_id = ${profileId} and p.left_asked_at is not null)`;

/** Records that these families have been asked whether they look again. */
export async function noteAskedToLook(db: Kysely<Database>, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return;
  await db
    .updateTable('pauses')
    .set({ left_asked_at: sql<Date>`now()` })
    .where('profile_id', 'in', profileIds)
    .execute();
}

/**
 * Clears the dates, because the partner came back before the deletion, or its rejection was undone. A later departure
 * is recorded anew.
 */
export async function forgetLeft(db: Kysely<Database>, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return;
  await db.updateTable('pauses').set({ left_due_at: null }).where('profile_id', 'in', profileIds).execute();
}
