import type { Language } from '#contract/choices.ts';
import { messageId } from '#contract/message.ts';
import { MOST_PAIR_CHECKS } from '#contract/pair-check.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { pairCheckAnswer } from '#matching/health/pair-check.ts';
import { countChecks, insertPairConsent, loadConsenting } from '#server/domain/consents/pair-consents.queries.ts';
import { endPairCheck, insertCheck, wasAskedLately } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import {
  loadKnownResult,
  loadResult,
  type StoredResult,
  WAITING_DAYS,
} from '#server/domain/haemoglobin/results.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { areBothSpokenWith } from '#server/domain/together/spoken-with.queries.ts';
import { findRelation, notShown } from '#server/domain/visibility/load-views.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { notify, notifyAll } from '#server/notices/tell.queries.ts';
import type { Services } from '#server/services.ts';

/** The message that the office must first speak with at least one of the two, without saying with whom. */
export const NOT_YET = 'pairCheckNotYet';

/** The consent of a family to a pair check with another. */
interface Agreement {
  profileId: string;
  accountId: number;
  /** Whether health answers are closed to the account that agrees. */
  isHealthClosed: boolean;
  /** The other family. */
  aboutId: string;
  /** The version of the text that was read. */
  textVersion: string;
  language: Language;
}

/** Throws a 404 unless the two are in an acquaintance and still see each other. */
export async function assertAccepted(services: Pick<Services, 'db'>, viewerId: string, otherId: string): Promise<void> {
  const relation = await findRelation(services, viewerId, otherId);
  if (relation !== 'accepted' && relation !== 'consented') throw notShown();
}

/**
 * Records a consent, or returns why it does not count. The second consent of a pair runs the check, once, and both can
 * read the answer.
 */
export async function giveConsent({ db, cipher }: Services, agreement: Agreement): Promise<Outcome> {
  const { profileId, aboutId, textVersion } = agreement;
  if (textVersion !== PAIR_CHECK_CONSENT.version) return failure('pairCheckTextChanged');
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId, aboutId]);
    await assertAccepted({ db: transaction }, profileId, aboutId);
    const consenting = await loadConsenting(transaction, profileId, aboutId);
    if (consenting.has(profileId)) return success('pairCheckAgreed');
    const ownResult = await loadKnownResult({ db: transaction, cipher }, agreement);
    // Without a result the answer is known beforehand and would use up one of MOST_PAIR_CHECKS.
    if (ownResult.status === '') return failure('pairCheckNeedsResult');
    if (ownResult.waits) return failure(messageId('pairCheckResultWaits', { days: WAITING_DAYS }));
    // A member who agrees must have had a result for some days, so that the check can answer as soon as both have
    // agreed.
    if (ownResult.countsFrom !== null) return failure('resultTooNew');
    if ((await countChecks(transaction, profileId)) >= MOST_PAIR_CHECKS) return failure('pairChecksSpent');
    if (!(await areBothSpokenWith(transaction, profileId, aboutId))) return failure(NOT_YET);
    await insertPairConsent(transaction, agreement);
    if (consenting.has(aboutId)) {
      const theirResult = await loadResult(transaction, cipher, aboutId);
      const answer = pairCheckAnswer(resultFor(ownResult), resultFor(theirResult));
      await insertCheck(transaction, cipher, [profileId, aboutId], answer);
      await notifyAll(transaction, [
        { kind: 'pairCheckAgreed', profileId, aboutId },
        { kind: 'pairCheckAgreed', profileId: aboutId, aboutId: profileId },
      ]);
    } else if (!(await wasAskedLately(transaction, aboutId, profileId)))
      await notify(transaction, { kind: 'pairCheckAsked', profileId: aboutId, aboutId: profileId });
    return success('pairCheckAgreed');
  });
}

/**
 * Withdraws a consent to a pair check. After an answer both consents end, so another check of this pair needs both
 * again.
 */
export async function withdrawConsent({ db }: Services, profileId: string, aboutId: string): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId, aboutId]);
    const consenting = await loadConsenting(transaction, profileId, aboutId);
    if (consenting.has(profileId)) await endPairCheck(transaction, profileId, aboutId);
    return success('pairCheckWithdrawn');
  });
}

/**
 * Returns the result for the check. A result that waits, or is missing because an older consent allowed that, is
 * 'prefers not to say'.
 */
const resultFor = ({ status, testedOn, waits }: StoredResult) =>
  ({ status: status === '' || waits ? 'notSaid' : status, testedOn }) as const;
