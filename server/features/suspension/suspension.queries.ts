import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** The suspension that holds, with what the member is told of why: never the office's own reason. */
export async function findSuspension(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('members as m')
    .leftJoin('suspensions as s', (join) =>
      join.onRef('s.profile_id', '=', 'm.profile_id').on('s.restored_at', 'is', null),
    )
    .select(['m.suspended_at as since', 's.told'])
    .where('m.profile_id', '=', profileId)
    .where('m.suspended_at', 'is not', null)
    .orderBy('s.id', 'desc')
    .executeTakeFirst();
}
