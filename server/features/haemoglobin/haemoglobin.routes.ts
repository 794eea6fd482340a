import { showHaemoglobin, updateHaemoglobin } from '#contract/haemoglobin.ts';
import { answerMember } from '#server/door/answer.ts';
import { failure, success } from '#server/door/outcome.ts';
import { withdrawWaitingConsents } from '#server/people/haemoglobin/end-pair-check.queries.ts';
import { loadLockedUntil, loadResult, saveResult } from '#server/people/haemoglobin/results.queries.ts';
import { lockMembers } from '#server/people/members/lock.queries.ts';
import type { Services } from '#server/services.ts';

export function haemoglobinRoutes(services: Services): void {
  const { db, cipher } = services;

  answerMember(services, showHaemoglobin, async ({ who }) => {
    const lockedUntil = await loadLockedUntil(db, who.profileId);
    const { status, testedOn } = await loadResult(db, cipher, who.profileId);
    const shown = who.member.isHealthClosed ? ({ status: '', testedOn: '' } as const) : { status, testedOn };
    return { ...shown, lockedUntil: lockedUntil?.toISOString() ?? '' };
  });

  answerMember(services, updateHaemoglobin, async ({ who, values }) =>
    db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      if (await loadLockedUntil(transaction, who.profileId)) return failure(2, 'resultLocked');
      await saveResult(transaction, cipher, who.profileId, { ...values, waits: who.member.isHealthClosed });
      if (values.status === '') await withdrawWaitingConsents(transaction, who.profileId);
      return success('saved');
    }),
  );
}
