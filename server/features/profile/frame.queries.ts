import { sql } from 'kysely';
import { hasHealthConsent } from '#server/domain/consents/health.queries.ts';
import { type RelativeRow, relativesOf } from '#server/domain/family/relatives.queries.ts';
import { askedOf, type readAsked } from '#server/domain/holders/candidate-choices.queries.ts';
import { undecidedOf } from '#server/domain/interests/partings.queries.ts';
import { isReachedAt, type Ways } from '#server/domain/reach/reach.queries.ts';
import { restsNow } from '#server/domain/visibility-settings/pauses.queries.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import { type Counts, countsOf } from './completeness.queries.ts';

interface FrameRow {
  counts: Counts;
  relatives: RelativeRow[];
  /** What `readAsked` needs in order to tell what the account is asked. */
  asked: Parameters<typeof readAsked>[2];
  rests: boolean;
  /** Accepted families that wait for the candidate's decision, by profile id. */
  undecided: string[];
  isReached: boolean;
  agreesToHealth: boolean;
}

/**
 * Loads the profile and account data of the frame around every page of a member. It is one statement, because each page
 * needs it.
 */
export const loadFrameRows = statement<AccountProfile & Ways, FrameRow>((given) => {
  const profileId = given('profileId');
  const accountId = sql<number>`${given('accountId')}::bigint`;
  const ways = { email: sql<boolean>`${given('email')}::boolean`, sms: sql<boolean>`${given('sms')}::boolean` };
  return sql`select ${countsOf(profileId)} as counts, ${relativesOf(profileId)} as relatives,
    ${askedOf(profileId, accountId)} as asked, ${restsNow(profileId)} as rests, ${undecidedOf(profileId)} as undecided,
    ${isReachedAt(ways, accountId)} as "isReached", ${hasHealthConsent(profileId, accountId)} as "agreesToHealth"`;
});
