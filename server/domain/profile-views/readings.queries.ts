import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Lists who opened a member's profile and on which day, the latest first. `after`: number of entries to skip. */
export const listReadings = (
  db: Kysely<Database>,
  memberId: string,
  { after, most }: { after: number; most: number },
): Promise<{ day: string; readerId: string }[]> =>
  db
    .selectFrom('readings')
    .select(['day', 'reader_id as readerId'])
    .where('member_id', '=', memberId)
    .orderBy('day', 'desc')
    .orderBy('reader_id')
    .offset(after)
    .limit(most)
    .execute();
