import type { Kysely } from 'kysely';
import { endPairCheck } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { findUndoable } from '#server/domain/holders/holders.queries.ts';
import { undoAnswer, undoJoint, undoSending, undoWithdrawing } from '#server/domain/interests/undo.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { uncountEvent } from '#server/domain/together/counts.queries.ts';
import { lookAgain } from '#server/domain/visibility-settings/rests-together.queries.ts';
import { takeBackNo } from '#server/domain/weekly-pairs/pairs.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import { CLOSED_TO, refuseWhileClaimed } from '#server/http/session-rights.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** The acts that can be undone, and the act that undoing each leaves. */
const UNDO_ACTS = {
  sent: 'undidSent',
  withdrew: 'undidWithdrew',
  accepted: 'undidAccepted',
  declined: 'undidDeclined',
  refusedWeekly: 'undidDeclined',
} as const;
/** Undoing these acts makes an interest wait again, or takes back a refusal in the weekly introduction. */
const PUTTING_BACK: readonly string[] = ['withdrew', 'declined', 'refusedWeekly'];
const actStays = failure('actStays');

/** Whether this holder may not undo an act. The page then does not offer it. */
export const isClosedToUndo = ({ role, member }: Who, act: string): boolean =>
  role !== 'candidate' || (PUTTING_BACK.includes(act) && (member.isClaimed || member.isUnagreed));

/** Throws the refusal if this holder may not undo the act. */
function refuseClosed(who: Who, act: string): void {
  if (!isClosedToUndo(who, act)) return;
  if (who.role !== 'candidate') throw new Refusal(403, CLOSED_TO.beside);
  refuseWhileClaimed(who);
  throw new Refusal(403, CLOSED_TO.unagreed);
}

/**
 * Undoes what a guardian has sent, withdrawn or answered, for the candidate. What the other family has read stays known
 * to it. During a claim, or before the candidate has consented, only an interest sent or accepted can be undone.
 */
export async function undo({ db, phoneHash }: Services, who: Who, id: number): Promise<Outcome> {
  const undoable = await findUndoable(db, who.profileId, id);
  const otherId = undoable?.aboutId;
  if (!otherId) return actStays;
  refuseClosed(who, undoable.act);
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [who.profileId, otherId]);
    const found = await findUndoable(transaction, who.profileId, id);
    if (!found || !(found.act in UNDO_ACTS)) return actStays;
    const act = found.act as keyof typeof UNDO_ACTS;
    const isDone = await takeBack(transaction, act, who.profileId, otherId);
    if (!isDone) return actStays;
    if (act === 'accepted' || act === 'sent') {
      await endPairCheck(transaction, who.profileId, otherId);
      await lookAgain(transaction, who.profileId, otherId);
      await lookAgain(transaction, otherId, who.profileId);
      await uncountEvent({ db: transaction, phoneHash }, { kind: 'acceptance', oneId: who.profileId, otherId });
    }
    await recordAct(transaction, who, UNDO_ACTS[act], otherId);
    return success('actUndone');
  });
}

/** Takes the act back. Returns false if it can no longer be taken back. */
// biome-ignore lint/complexity/useMaxParams: the two families in the order of the deed
async function takeBack(
  db: Kysely<Database>,
  act: keyof typeof UNDO_ACTS,
  profileId: string,
  otherId: string,
): Promise<boolean> {
  const interest = { senderId: profileId, recipientId: otherId };
  if (act === 'sent') return (await undoSending(db, interest)) || (await undoJoint(db, interest));
  if (act === 'withdrew') return undoWithdrawing(db, interest);
  if (act === 'refusedWeekly') return takeBackNo(db, { profileId, memberId: otherId });
  return undoAnswer(db, { senderId: otherId, recipientId: profileId }, act);
}
