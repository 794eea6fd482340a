import {
  acceptIntroduction,
  declineIntroduction,
  INTEREST_DAYS,
  listIntroductions,
  sendIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { messages } from '#contract/messages.ts';
import { failure, success } from '#contract/outcome.ts';
import { answerMember } from '#server/http/answer.ts';
import { findRelation, loadViews } from '#server/matching/view/load-views.ts';
import type { Services } from '#server/services.ts';
import { countSentToday, decline, type IntroductionRow, loadIntroductions, withdraw } from './introductions.queries.ts';
import { acceptInterest, send } from './introductions.service.ts';

const gone = failure(2, messages.introductionGone);

export function introductionRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, sendIntroduction, ({ who, values }) =>
    send(services, { senderId: who.profileId, recipientId: values.member, note: values.note }),
  );

  answerMember(services, withdrawIntroduction, async ({ who, values }) => {
    await findRelation(services, who.profileId, values.member);
    const isDone = await withdraw(db, who.profileId, values.member);
    return isDone ? success(messages.introductionWithdrawn) : gone;
  });

  answerMember(services, acceptIntroduction, ({ who, values }) =>
    acceptInterest(services, who.profileId, values.member),
  );

  answerMember(services, declineIntroduction, async ({ who, values }) => {
    await findRelation(services, who.profileId, values.member);
    return (await decline(db, { senderId: values.member, recipientId: who.profileId }))
      ? success(messages.introductionDeclined)
      : gone;
  });

  answerMember(services, listIntroductions, async ({ who }) => {
    const rows = await loadIntroductions(db, who.profileId);
    const others = new Set(rows.flatMap(({ sender_id, recipient_id }) => [sender_id, recipient_id]));
    others.delete(who.profileId);
    const views = await loadViews(services, who.profileId, [...others]);
    const present = <S>(from: 'sender_id' | 'recipient_id', stateOf: (row: IntroductionRow) => S | null) =>
      rows.flatMap((row) => {
        const view = row[from] === who.profileId ? undefined : views.get(row[from]);
        const state = stateOf(row);
        return view === undefined || state === null ? [] : [{ member: view.shared, ...presentDates(row), state }];
      });
    const inbox = present('sender_id', stateInInbox);
    const outbox = present('recipient_id', stateInOutbox);
    return {
      inbox,
      outbox,
      waiting: inbox.filter(({ state }) => state === 'waiting').length,
      openSent: outbox.filter(({ state }) => state === 'waiting').length,
      sentToday: await countSentToday(db, who.profileId),
    };
  });
}

const presentDates = ({ note, sent_at }: IntroductionRow) => ({
  note,
  sentAt: sent_at.toISOString(),
  expiresAt: new Date(sent_at.getTime() + INTEREST_DAYS * 86_400_000).toISOString(),
});

/** What was withdrawn is gone for the recipient, unless they had answered it. */
function stateInInbox({ answer, withdrawn_at, isOver }: IntroductionRow) {
  if (answer !== null) return answer;
  if (withdrawn_at !== null) return null;
  return isOver ? 'expired' : 'waiting';
}

/** To the sender a decline looks like waiting, then like expiry. */
function stateInOutbox({ answer, withdrawn_at, isOver }: IntroductionRow) {
  if (answer === 'accepted') return answer;
  if (withdrawn_at !== null) return 'withdrawn';
  return isOver ? 'expired' : 'waiting';
}
