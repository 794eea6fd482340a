import { type Expression, sql } from 'kysely';
import type { RestKind } from '#contract/pause.ts';
import { readersOf } from '#server/domain/profile-views/profile-views.queries.ts';
import {
  type MissingRow,
  missingOf,
  type Waiting,
  waitingShowingOf,
} from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';

interface ShowingRow {
  shownAt: Date | null;
  waiting: Waiting | null;
  /** Whether the profile is shown only to those to whom the family writes. */
  isChosen: boolean;
  /** Number of members who opened the profile in the last finished week. */
  readers: number;
  missing: MissingRow;
  pause: RestKind | null;
  rests: boolean;
}

/** Loads how one's own profile is shown, and what prevents it. */
export const loadShowingRows = statement<AccountProfile & { today: string }, ShowingRow>((given) => {
  const profileId = given('profileId');
  const accountId: Expression<number> = sql<number>`${given('accountId')}::bigint`;
  return sql`select v.shown_at as "shownAt", ${waitingShowingOf(profileId)} as waiting, v.is_for_chosen as "isChosen",
    ${readersOf(profileId, sql`${given('today')}::date`)} as readers, ${missingOf({ profileId, accountId })} as missing,
    v.pause, v.is_resting as rests
    from member_visibility v where v.profile_id = ${profileId}`;
});
