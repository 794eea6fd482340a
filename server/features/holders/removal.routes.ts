import type { SentValues } from '#contract/call.ts';
import { askRemovalCode, keepHolder, objectToRemoval, REMOVAL_DAYS, removeHolder } from '#contract/holders.ts';
import { messageId } from '#contract/message.ts';
import { listHolders } from '#server/domain/holders/holders.queries.ts';
import * as removals from '#server/domain/holders/removals.queries.ts';
import { tryCode } from '#server/domain/verification/codes.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { outcomeOfCodeRequest } from '#server/http/code-request.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import { askForCode } from '#server/notices/ask-for-code.ts';
import { removeHolderAndNotify, stopRemoval } from '#server/notices/removals.ts';
import { notify } from '#server/notices/tell.queries.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import type { Services } from '#server/services.ts';

const holderGone = failure('holderGone');

/** Registers the calls by which a candidate removes a holder and by which a removal is stopped. */
export function removalRoutes(services: Services): void {
  const { db, limits } = services;

  registerMemberCall(services, removeHolder, async ({ who, values }) => {
    if (who.role !== 'candidate') throw new Refusal(403, 'candidateAlone');
    if (values.holder === who.accountId) return holderGone;
    return values.code === '' ? beginRemoval(who, values.holder) : removeAtOnce(who, values);
  });

  registerMemberCall(services, askRemovalCode, async ({ who, request }) => {
    if (!(await removals.isMetCandidate(db, who))) return failure('removalWaitsForAll');
    return outcomeOfCodeRequest(services, await askForCode(services, ownCode(who), addressKey(request.ip)));
  });

  registerMemberCall(services, keepHolder, async ({ who, values: { holder: accountId } }) => {
    return db.transaction().execute(async (transaction) => {
      if (!(await removals.dropRemoval(transaction, { accountId, profileId: who.profileId }))) return holderGone;
      await notify(transaction, { kind: 'removalStopped', profileId: who.profileId });
      return success('holderStays');
    });
  });

  registerMemberCall(services, objectToRemoval, async ({ who }) => {
    const isDone = await db.transaction().execute((transaction) => stopRemoval(transaction, who));
    return isDone ? success('removalStopped') : failure('objectionOver');
  });

  /** Announces the removal, which takes effect after some days. */
  function beginRemoval(who: Who, accountId: number): Promise<Outcome> {
    const { profileId } = who;
    return db.transaction().execute(async (transaction) => {
      if (!(await listHolders(transaction, profileId)).some(({ id }) => id === accountId)) return holderGone;
      if (!(await removals.askRemoval(transaction, { accountId, profileId, askedBy: who.accountId })))
        return failure('removalObjected');
      await recordAct(transaction, who, 'removalAsked');
      await tellHandedOver(transaction, removeHolder, who);
      return success(messageId('removalWaits', { days: REMOVAL_DAYS }));
    });
  }

  /** Removes the holder with a code to the candidate's phone. */
  async function removeAtOnce(who: Who, { holder, code }: SentValues<typeof removeHolder>): Promise<Outcome> {
    const { accountId, profileId } = who;
    if (!(await removals.isMetCandidate(db, who))) return failure('removalWaitsForAll');
    await limits.take('codeTryByAccount', String(accountId));
    const removal = { accountId: holder, profileId, askedBy: accountId };
    const tried = await tryCode(services, { ...ownCode(who), code }, (transaction) =>
      removeHolderAndNotify(transaction, removal),
    );
    if (tried.outcome !== 'confirmed') return failure(tried.outcome);
    return tried.result ? success('holderRemoved') : holderGone;
  }
}

/** Returns which code a removal at once needs: one to the candidate's own phone. */
const ownCode = ({ accountId, profileId, member }: Who) =>
  ({ asker: { accountId, profileId }, purpose: 'removal', contact: member.phone }) as const;
