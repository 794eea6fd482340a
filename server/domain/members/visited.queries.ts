import { type RawBuilder, sql } from 'kysely';

/** Whether an account has logged in to this row of `members` since then; one that never did counts from its joining. */
export const isVisitedSince = (since: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from account_profiles p where p.profile_id = members.profile_id and coalesce(p.seen_at, p.used_at, p.joined_at) > ${since})`;
