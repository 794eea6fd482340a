import {
  agreeToPairCheck,
  MOST_PAIR_CHECKS,
  type PairCheckState,
  showPairCheck,
  withdrawFromPairCheck,
} from '#contract/pair-check.ts';
import {
  countChecks,
  isAgreedSinceClosed,
  loadConsenting,
  loadWaitsUntil,
} from '#server/domain/consents/pair-consents.queries.ts';
import { loadAnswer } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { loadKnownResult } from '#server/domain/haemoglobin/results.queries.ts';
import { refuseUndecided } from '#server/domain/interests/partings.queries.ts';
import { hintDesk } from '#server/domain/together/desk-hints.queries.ts';
import { areBothSpokenWith, isSpokenWithAbout } from '#server/domain/together/spoken-with.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import type { Services } from '#server/services.ts';
import { assertAccepted, giveConsent, NOT_YET, withdrawConsent } from './pair-check.service.ts';

/** Registers the calls for a pair check: its state, and giving or withdrawing consent. */
export function pairCheckRoutes(services: Services): void {
  const { db, cipher } = services;

  registerMemberCall(services, showPairCheck, async ({ who, values }) => {
    await assertAccepted(services, who.profileId, values.member);
    const consenting = await loadConsenting(db, who.profileId, values.member);
    const state = stateFor(consenting.has(who.profileId), consenting.has(values.member));
    // An answer of a check reveals both results.
    const { isHealthClosed } = who.member;
    const mayReadAnswer = !isHealthClosed || (await isAgreedSinceClosed(db, { ...who, aboutId: values.member }));
    const isAnswered = state === 'answered' && mayReadAnswer;
    const answer = isAnswered ? await loadAnswer(db, cipher, [who.profileId, values.member]) : '';
    const checksMade = await countChecks(db, who.profileId);
    const { status, countsFrom } = await loadKnownResult(services, { ...who, isHealthClosed });
    const until = await loadWaitsUntil(db, who.profileId, values.member);
    return {
      isPossible: await areBothSpokenWith(db, who.profileId, values.member),
      state,
      answer,
      checksLeft: Math.max(0, MOST_PAIR_CHECKS - checksMade),
      hasResult: status !== '',
      countsFrom: countsFrom?.toISOString() ?? '',
      until: state === 'asked' || state === 'waiting' ? (until?.toISOString() ?? '') : '',
    };
  });

  registerMemberCall(services, agreeToPairCheck, async ({ who, values }) => {
    const { member, textVersion, language } = values;
    await assertAccepted(services, who.profileId, member);
    const { accountId, profileId } = who;
    await refuseUndecided(services.db, profileId, member);
    const { isHealthClosed } = who.member;
    const outcome = await giveConsent(services, {
      profileId,
      accountId,
      isHealthClosed,
      aboutId: member,
      textVersion,
      language,
    });
    // If the candidate has no account, the office calls about this family.
    if (outcome.key === NOT_YET && !who.hasCandidate && !(await isSpokenWithAbout(db, profileId, member)))
      await hintDesk(db, { kind: 'speakFirst', profileId, aboutId: member });
    return outcome;
  });

  registerMemberCall(services, withdrawFromPairCheck, async ({ who, values }) => {
    await assertAccepted(services, who.profileId, values.member);
    return withdrawConsent(services, who.profileId, values.member);
  });
}

/** Returns the state of a pair check by who of the two has consented. */
function stateFor(isMine: boolean, isTheirs: boolean): PairCheckState {
  if (isMine) return isTheirs ? 'answered' : 'waiting';
  return isTheirs ? 'asked' : 'open';
}
