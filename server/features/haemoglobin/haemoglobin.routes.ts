import { showHaemoglobin, updateHaemoglobin } from '#contract/haemoglobin.ts';
import { requireHealthConsent } from '#server/domain/consents/health.queries.ts';
import { withdrawWaitingConsents } from '#server/domain/consents/pair-consents.queries.ts';
import { loadLockedUntil, loadResult, saveResult } from '#server/domain/haemoglobin/results.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls for the result of a haemoglobin test. */
export function haemoglobinRoutes(services: Services): void {
  const { db, cipher } = services;

  registerMemberCall(services, showHaemoglobin, async ({ who }) => {
    const lockedUntil = await loadLockedUntil(db, who.profileId);
    const { status, testedOn, countsFrom } = await loadResult(db, cipher, who.profileId);
    const lock = { lockedUntil: lockedUntil?.toISOString() ?? '' };
    if (who.member.isHealthClosed) return { status: '', testedOn: '', countsFrom: '', ...lock } as const;
    return { status, testedOn, countsFrom: countsFrom?.toISOString() ?? '', ...lock };
  });

  registerMemberCall(services, updateHaemoglobin, async ({ who, values }) =>
    db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      if (values.status !== '' || values.testedOn !== '') await requireHealthConsent(transaction, who);
      if (await loadLockedUntil(transaction, who.profileId)) return failure('resultLocked');
      const waits = who.member.isHealthClosed;
      // A consent given for another result ends with that result.
      if (await saveResult(transaction, cipher, who.profileId, { ...values, waits }))
        await withdrawWaitingConsents(transaction, who.profileId);
      return success('saved');
    }),
  );
}
