import { recordAct } from '#server/door/acts.queries.ts';
import { failure, type Outcome, success } from '#server/door/outcome.ts';
import type { Who } from '#server/door/session.ts';
import { endPairCheck } from '#server/people/haemoglobin/end-pair-check.queries.ts';
import { findUndoable } from '#server/people/holders/acts.queries.ts';
import { undoAnswer, undoSending } from '#server/people/interests/undo.queries.ts';
import { lockMembers } from '#server/people/members/lock.queries.ts';
import type { Services } from '#server/services.ts';

const UNDONE = { sent: 'undidSent', accepted: 'undidAccepted', declined: 'undidDeclined' } as const;
const stays = failure(2, 'actStays');

/** The candidate undoes what a guardian has sent or answered, while the other family knows nothing of it. */
export async function undo({ db }: Services, who: Who, id: number): Promise<Outcome> {
  const about = (await findUndoable(db, who.profileId, id))?.aboutId;
  if (!about) return stays;
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [who.profileId, about]);
    const found = await findUndoable(transaction, who.profileId, id);
    if (!found || !(found.act in UNDONE)) return stays;
    const act = found.act as keyof typeof UNDONE;
    const isDone =
      act === 'sent'
        ? await undoSending(transaction, { senderId: who.profileId, recipientId: about })
        : await undoAnswer(transaction, { senderId: about, recipientId: who.profileId }, act);
    if (!isDone) return stays;
    if (act === 'accepted') await endPairCheck(transaction, who.profileId, about);
    await recordAct(transaction, who, UNDONE[act], about);
    return success('actUndone');
  });
}
