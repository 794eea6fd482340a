import {
  acceptIntroduction,
  declineIntroduction,
  endAcquaintance,
  keepAcquaintance,
  listIntroductions,
  sendIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { loadAnswering, NOBODY_NAMED } from '#server/domain/contacts/contact.queries.ts';
import { loadChoices } from '#server/domain/holders/candidate-choices.queries.ts';
import { type IntroductionRow, loadIntroductions } from '#server/domain/interests/inbox.queries.ts';
import { countSentToday, withdrawInterest } from '#server/domain/interests/introductions.queries.ts';
import { clearUndecided, listUndecided, loadPartings } from '#server/domain/interests/partings.queries.ts';
import { isListedAsWaiting, missedBy, untilWhen } from '#server/domain/interests/waiting.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { loadNotices, markNoticesSeen } from '#server/domain/notices/notices.queries.ts';
import { reachOf } from '#server/domain/reach/signs.queries.ts';
import { listWrittenFirst } from '#server/domain/together/numbers.queries.ts';
import { type Acquaintances, loadAcquaintances } from '#server/domain/visibility/acquaintances.queries.ts';
import { findRelation, loadVisibleViews, type View } from '#server/domain/visibility/load-views.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isBesideCandidate } from '#server/http/session.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { acceptInterest, declineInterest, part, proposeAccepting, sendInterest } from './introductions.service.ts';

/**
 * Loads the inbox, the interests that the reader's musts or gate set apart, and the sent interests. Members who are not
 * visible are left out.
 */
async function loadLists(services: Services, who: AccountProfile & { member: { isClaimed: boolean } }) {
  const { profileId } = who;
  const rows = await loadIntroductions(services.db, profileId);
  const partings = await loadPartings(services.db, profileId);
  const ids = new Set([
    profileId,
    ...rows.flatMap(({ sender_id, recipient_id }) => [sender_id, recipient_id]),
    ...partings.flatMap(({ profile_id, member_id }) => [profile_id, member_id]),
  ]);
  const views = await loadVisibleViews(services, profileId, [...ids]);
  const { absences, losses } = await loadAcquaintances(services.db, profileId);
  const undecided = await listUndecided(services.db, profileId);
  const writing = await listWrittenFirst(services.db, profileId);
  const notices = await loadNotices(services.db, who);
  const askingIds = new Set(
    notices.flatMap(({ kind, aboutId }) => (kind === 'pairCheckAsked' && aboutId ? aboutId : [])),
  );
  const acceptedIds = rows.flatMap(({ answer, sender_id, recipient_id }) =>
    answer === 'accepted' ? [sender_id === profileId ? recipient_id : sender_id] : [],
  );
  // While the contact is closed, the person who answers is not named either.
  const answering = who.member.isClaimed ? undefined : await loadAnswering(services.db, acceptedIds);
  const answeringOf = ({ family, shared: { memberId } }: View) =>
    (family !== null && !undecided.has(memberId) && answering?.get(memberId)) || NOBODY_NAMED;
  const presentInterest = (row: IntroductionRow, view: View) => ({
    ...presentWith(row, view, absences),
    ...(row.answer === 'accepted' ? answeringOf(view) : NOBODY_NAMED),
    isUndecided: row.answer === 'accepted' && undecided.has(view.shared.memberId),
    isWritingFirst: row.answer === 'accepted' && writing.has(view.shared.memberId),
    hasAsked: row.answer === 'accepted' && askingIds.has(view.shared.memberId),
  });
  const me = views.get(profileId);

  const received = rows.flatMap((row) => {
    const view = row.sender_id === profileId ? undefined : views.get(row.sender_id);
    const state = stateInInbox(row);
    return view && state ? [{ entry: presentInterest(row, view), state, missed: missedBy(me, view) }] : [];
  });
  // The gate is one setting of the reader, the same in all rows.
  const isGated = rows[0]?.isGated ?? false;
  const inbox = received.flatMap(({ entry, state, missed }) =>
    state === 'accepted' || isListedAsWaiting(missed, isGated) ? [{ ...entry, state }] : [],
  );
  const others = received.flatMap(({ entry, state, missed }) =>
    state === 'accepted' || isListedAsWaiting(missed, isGated)
      ? []
      : [{ ...entry, state, musts: missed.musts, wishes: isGated ? missed.wishes : [] }],
  );
  // The waiting interests that the reader's gate would set apart if it were ticked.
  const gateWouldMove = received.filter(
    ({ state, missed }) => state === 'waiting' && !isGated && missed.musts.length === 0 && missed.wishes.length > 0,
  );
  const outbox = rows.flatMap((row) => {
    const view = row.recipient_id === profileId ? undefined : views.get(row.recipient_id);
    if (view === undefined) return [];
    const reason = row.told_because ?? ('' as const);
    return [{ ...presentInterest(row, view), state: stateInOutbox(row), reason, reach: reachOf(row) }];
  });
  const ended = partings.flatMap(({ profile_id, member_id, ended_at }) => {
    const isByUs = profile_id === profileId;
    const view = views.get(isByUs ? member_id : profile_id);
    return view ? [{ member: view.shared, endedAt: ended_at.toISOString(), isByUs }] : [];
  });
  const isWaiting = ({ state }: { state: string }) => state === 'waiting';
  /** Whether the family itself has sent this interest and still waits for an answer. */
  const isOpenSent = (row: IntroductionRow) =>
    row.origin === 'family' &&
    row.sender_id === profileId &&
    views.has(row.recipient_id) &&
    stateInOutbox(row) === 'waiting' &&
    !row.isFreed;
  return {
    inbox,
    others,
    outbox,
    ended,
    missing: gateWouldMove.length,
    lost: [...losses].map(([memberId, loss]) => ({ memberId, loss })),
    waiting: inbox.filter(isWaiting).length,
    openSent: rows.filter(isOpenSent).length,
    sentToday: await countSentToday(services.db, profileId),
  };
}

/** Returns the parts of an interest that are the same in the inbox and among the sent interests. */
const presentWith = (
  { note, sent_at, answer, answered_at }: IntroductionRow,
  { shared }: View,
  absences: Acquaintances['absences'],
) => ({
  member: shared,
  note,
  ...untilWhen(sent_at),
  // The time of a decline is private to the family that declined.
  acceptedAt: answer === 'accepted' && answered_at ? answered_at.toISOString() : '',
  absence: answer === 'accepted' ? (absences.get(shared.memberId) ?? ('' as const)) : ('' as const),
});

/** Returns the state for the recipient. A withdrawn interest disappears (null) unless it was answered before. */
function stateInInbox({
  answer,
  withdrawn_at,
  isOver,
}: IntroductionRow): 'waiting' | 'accepted' | 'declined' | 'expired' | null {
  if (answer !== null) return answer;
  if (withdrawn_at !== null) return null;
  return isOver ? 'expired' : 'waiting';
}

/** Returns the state for the sender. A silent decline looks like waiting, then like expiry. */
function stateInOutbox({
  answer,
  told_because,
  withdrawn_at,
  isOver,
}: IntroductionRow): 'waiting' | 'accepted' | 'declined' | 'withdrawn' | 'expired' {
  if (answer === 'accepted') return answer;
  if (told_because !== null) return 'declined';
  if (withdrawn_at !== null) return 'withdrawn';
  return isOver ? 'expired' : 'waiting';
}

const introductionGone = failure('introductionGone');

/** Registers the calls by which families send, answer and list interests, and end an acquaintance. */
export function introductionRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, sendIntroduction, ({ who, values }) =>
    sendInterest(services, {
      senderId: who.profileId,
      recipientId: values.member,
      note: values.note,
      isWritingFirst: values.isWritingFirst === 'Yes',
    }),
  );

  registerMemberCall(services, withdrawIntroduction, async ({ who, values }) => {
    await findRelation(services, who.profileId, values.member);
    const isDone = await withdrawInterest(db, who.profileId, values.member);
    return isDone ? success('introductionWithdrawn') : introductionGone;
  });

  registerMemberCall(services, acceptIntroduction, async ({ who, values }) => {
    const isAsking = values.isAsking === 'Yes';
    const isBeside = isBesideCandidate(who);
    // The page is from a time when there was a candidate to ask. Its press must not become an acceptance.
    if (isAsking && !isBeside) return failure('changedMeanwhile');
    if (isBeside && (isAsking || (await loadChoices(db, who.profileId)).acceptsAlone))
      return proposeAccepting(services, who.profileId, values.member);
    return acceptInterest(services, who, { senderId: values.member, isWritingFirst: values.numbers === 'writeFirst' });
  });

  registerMemberCall(services, declineIntroduction, async ({ who, values }) => {
    await findRelation(services, who.profileId, values.member);
    return declineInterest(services, { senderId: values.member, recipientId: who.profileId }, values.reason || null);
  });

  registerMemberCall(services, endAcquaintance, ({ who, values }) => part(services, who.profileId, values.member));

  registerMemberCall(services, keepAcquaintance, async ({ who, values }) => {
    // Also refused if the candidate has no account here: nobody may say it for them.
    if (who.role !== 'candidate') throw new Refusal(403, 'candidateAlone');
    return db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId, values.member]);
      const isSettled = await clearUndecided(transaction, who.profileId, values.member);
      return isSettled ? success('acquaintanceKept') : failure('changedMeanwhile');
    });
  });

  registerMemberCall(services, listIntroductions, async ({ who }) => {
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
