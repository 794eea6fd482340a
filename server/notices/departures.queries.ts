import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { tellAll } from './tell.queries.ts';

/** Tells those whose day has come that a family is no longer looking, unless it is looking again. */
export async function tellDepartures(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ profileId: string; memberId: string; isLookingAgain: boolean }>`
      delete from departures_to_tell f where f.due_at <= now()
      returning f.profile_id as "profileId", f.member_id as "memberId", exists (
        select from members m where m.profile_id = f.member_id and m.deletion_due_at is null and not exists (
          select from pauses p where p.profile_id = m.profile_id and p.kind = 'settled')) as "isLookingAgain"`.execute(
      transaction,
    );
    await tellAll(
      transaction,
      rows.flatMap(({ profileId, memberId, isLookingAgain }) =>
        isLookingAgain ? [] : [{ kind: 'noLongerLooking' as const, profileId, subjectId: memberId }],
      ),
    );
  });
}
