import type { Kysely } from 'kysely';
import { mondayInIndia } from '#contract/india-day.ts';
import { type Press, settlesAt } from '#contract/weekly-introduction.ts';
import { loadChoices } from '#server/domain/holders/candidate-choices.queries.ts';
import { hasSentLately, isInterestWaiting } from '#server/domain/interests/introductions.queries.ts';
import { hasParted } from '#server/domain/interests/partings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { removeNotices } from '#server/domain/notices/notices.queries.ts';
import { findRelation } from '#server/domain/visibility/load-views.ts';
import type { Relation } from '#server/domain/visibility/may-view.ts';
import { loadWeek, savePress } from '#server/domain/weekly-pairs/pairs.queries.ts';
import { hasDeclined } from '#server/domain/weekly-pairs/settling.queries.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { isBesideCandidate, type Who } from '#server/http/session.ts';
import { isNotified, notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** The message after each press; `''` takes the press back. */
const MESSAGES = { send: 'weeklySend', no: 'weeklyNo', later: 'weeklyLater', '': 'weeklyUndone' } as const;
const weeklyOver = failure('weeklyOver');

/** The relations in an acquaintance. */
const ACQUAINTED: readonly Relation[] = ['accepted', 'consented'];

/**
 * Whether there is or was an interest or parting between the two that is answered elsewhere. Only what the calling
 * family knows counts; otherwise its press would reveal a silent decline.
 */
const hasWritten = async (db: Kysely<Database>, profileId: string, memberId: string): Promise<boolean> =>
  (await hasSentLately(db, profileId, memberId)) ||
  (await isInterestWaiting(db, memberId, profileId)) ||
  (await hasDeclined(db, { senderId: memberId, recipientId: profileId })) ||
  (await hasParted(db, profileId, memberId));

/**
 * Saves a family's answer to the weekly introduction. The other family's answer does not affect the result here. If the
 * candidate alone accepts, another holder's *Send interest* asks the candidate.
 */
export async function pressFor(
  { db }: Pick<Services, 'db'>,
  who: Who,
  { member, press }: { member: string; press: Press | '' },
): Promise<Outcome> {
  const { profileId, accountId } = who;
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId, member]);
    const relation = await findRelation({ db: transaction }, profileId, member);
    const { pair } = await loadWeek(transaction, profileId, mondayInIndia());
    if (pair?.memberId !== member || Date.now() >= settlesAt(pair.week)) return weeklyOver;
    if (ACQUAINTED.includes(relation) || (await hasWritten(transaction, profileId, member))) return weeklyOver;
    const isBeside = isBesideCandidate(who);
    if (isBeside && pair.isCandidates) return failure('weeklyCandidates');
    const isAsked = press === 'send' && isBeside && (await loadChoices(transaction, profileId)).acceptsAlone;
    const asking = { kind: 'weeklyAsked', profileId, aboutId: member } as const;
    // If another holder asks, withdraws and asks again, the candidate is notified once.
    if (!isAsked && !isBeside) await removeNotices(transaction, { ...asking, kinds: [asking.kind] });
    else if (isAsked && !(await isNotified(transaction, asking))) await notify(transaction, asking);
    const savedPress = { week: pair.week, profileId, accountId, press: isAsked ? null : press || null, isAsked };
    if (!(await savePress(transaction, savedPress))) return weeklyOver;
    return success(isAsked ? 'weeklyAsked' : MESSAGES[press]);
  });
}
