import { INTEREST_DAYS } from '#contract/introductions.ts';
import { wishFit } from '#matching/index.ts';
import { todayInIndia } from '#server/door/answer.ts';
import { loadViews, type View } from '#server/people/view/load-views.ts';
import type { Services } from '#server/services.ts';
import { countSentToday, type IntroductionRow, loadIntroductions } from './introductions.queries.ts';

/** What came, apart from it what came from who fails a must of the reader, and what was sent. Who is not seen is in none. */
export async function loadLists(services: Services, profileId: string) {
  const rows = await loadIntroductions(services.db, profileId);
  const ids = new Set([profileId, ...rows.flatMap(({ sender_id, recipient_id }) => [sender_id, recipient_id])]);
  const views = await loadViews(services, profileId, [...ids]);
  const me = views.get(profileId);

  const received = rows.flatMap((row) => {
    const view = row.sender_id === profileId ? undefined : views.get(row.sender_id);
    const state = stateInInbox(row);
    return view && state ? [{ ...present(row, view), state, musts: missedMusts(me, view) }] : [];
  });
  const inbox = received.flatMap(({ musts, ...one }) => (one.state === 'accepted' || musts.length === 0 ? [one] : []));
  const others = received.flatMap(({ state, ...one }) =>
    state === 'accepted' || one.musts.length === 0 ? [] : [{ ...one, state }],
  );
  const outbox = rows.flatMap((row) => {
    const view = row.recipient_id === profileId ? undefined : views.get(row.recipient_id);
    return view ? [{ ...present(row, view), state: stateInOutbox(row) }] : [];
  });
  const isWaiting = ({ state }: { state: string }) => state === 'waiting';
  return {
    ...{ inbox, others, outbox },
    waiting: inbox.filter(isWaiting).length,
    openSent: outbox.filter(isWaiting).length,
    sentToday: await countSentToday(services.db, profileId),
  };
}

const present = ({ note, sent_at }: IntroductionRow, { shared }: View) => ({
  member: shared,
  note,
  sentAt: sent_at.toISOString(),
  expiresAt: new Date(sent_at.getTime() + INTEREST_DAYS * 86_400_000).toISOString(),
});

/** Which musts of the reader this family fails for certain; what is unknown fails none. */
function missedMusts(me: View | undefined, { person }: View): string[] {
  if (me === undefined) return [];
  const { findings } = wishFit(me.person, person, todayInIndia()).a;
  return findings.flatMap(({ wish, code, strength }) => (strength === 'must' && code === 'wish.unmet' ? [wish] : []));
}

/** What was withdrawn is gone for the recipient, unless they had answered it. */
function stateInInbox({
  answer,
  withdrawn_at,
  isOver,
}: IntroductionRow): 'waiting' | 'accepted' | 'declined' | 'expired' | null {
  if (answer !== null) return answer;
  if (withdrawn_at !== null) return null;
  return isOver ? 'expired' : 'waiting';
}

/** To the sender a decline looks like waiting, then like expiry. */
function stateInOutbox({
  answer,
  withdrawn_at,
  isOver,
}: IntroductionRow): 'waiting' | 'accepted' | 'withdrawn' | 'expired' {
  if (answer === 'accepted') return answer;
  if (withdrawn_at !== null) return 'withdrawn';
  return isOver ? 'expired' : 'waiting';
}
