import {
  acceptIntroduction,
  declineIntroduction,
  endAcquaintance,
  keepAcquaintance,
  listIntroductions,
  sendIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { loadChoices } from '#server/domain/holders/candidate-choices.queries.ts';
import { withdraw } from '#server/domain/interests/introductions.queries.ts';
import { settleUndecided } from '#server/domain/interests/partings.queries.ts';
import { lockMembers } from '#server/domain/members/lock.queries.ts';
import { markNoticesSeen } from '#server/domain/notices/notices.queries.ts';
import { findRelation } from '#server/domain/visibility/load-views.ts';
import { answerMember } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isBesideCandidate } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { loadLists } from './introduction-lists.ts';
import { acceptInterest, declineInterest, part, proposeAccepting, send } from './introductions.service.ts';

const gone = failure(2, 'introductionGone');

export function introductionRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, sendIntroduction, ({ who, values }) =>
    send(services, { senderId: who.profileId, recipientId: values.member, note: values.note }),
  );

  answerMember(services, withdrawIntroduction, async ({ who, values }) => {
    await findRelation(services, who.profileId, values.member);
    const isDone = await withdraw(db, who.profileId, values.member);
    return isDone ? success('introductionWithdrawn') : gone;
  });

  answerMember(services, acceptIntroduction, async ({ who, values }) => {
    const isReserved = async () => (await loadChoices(db, who.profileId)).acceptsAlone;
    if (isBesideCandidate(who) && (values.isAsking === 'Yes' || (await isReserved())))
      return proposeAccepting(services, who.profileId, values.member);
    return acceptInterest(services, who.profileId, values.member);
  });

  answerMember(services, declineIntroduction, async ({ who, values }) => {
    await findRelation(services, who.profileId, values.member);
    return declineInterest(services, { senderId: values.member, recipientId: who.profileId }, values.reason || null);
  });

  answerMember(services, endAcquaintance, ({ who, values }) => part(services, who.profileId, values.member));

  answerMember(services, keepAcquaintance, async ({ who, values }) => {
    // Also where the bride or groom has no account here: nobody says it in their place.
    if (who.role !== 'candidate') throw new Refusal(403, 'candidateAlone');
    return db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId, values.member]);
      const isSettled = await settleUndecided(transaction, who.profileId, values.member);
      return isSettled ? success('acquaintanceKept') : failure(2, 'changedMeanwhile');
    });
  });

  answerMember(services, listIntroductions, async ({ who }) => {
    const lists = await loadLists(services, who);
    await markNoticesSeen(db, who, [
      'interestReceived',
      'interestExpiring',
      'interestAccepted',
      'declinedKindly',
      'acquaintanceEnded',
    ]);
    return lists;
  });
}
