import { showHaemoglobin, updateHaemoglobin } from '#contract/haemoglobin.ts';
import { messages } from '#contract/messages.ts';
import { failure, success } from '#contract/outcome.ts';
import { withdrawWaitingConsents } from '#server/haemoglobin/end-pair-check.queries.ts';
import { loadLockedUntil, loadResult, saveResult } from '#server/haemoglobin/results.queries.ts';
import { answerMember } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isRestricted, type Who } from '#server/http/session.ts';
import { lockMembers } from '#server/members/lock.queries.ts';
import type { Services } from '#server/services.ts';

export function haemoglobinRoutes(services: Services): void {
  const { db, cipher } = services;

  answerMember(services, showHaemoglobin, async ({ who }) => {
    refuseRestricted(who);
    const lockedUntil = await loadLockedUntil(db, who.profileId);
    return { ...(await loadResult(db, cipher, who.profileId)), lockedUntil: lockedUntil?.toISOString() ?? '' };
  });

  answerMember(services, updateHaemoglobin, async ({ who, values }) => {
    refuseRestricted(who);
    return db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      if (await loadLockedUntil(transaction, who.profileId)) return failure(2, messages.resultLocked);
      await saveResult(transaction, cipher, who.profileId, values);
      if (values.status === '') await withdrawWaitingConsents(transaction, who.profileId);
      return success(messages.saved);
    });
  });
}

function refuseRestricted(who: Who): void {
  if (isRestricted(who)) throw new Refusal(403, messages.powerLinkMayNot);
}
