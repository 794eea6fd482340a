import { todayInIndia } from '#contract/india-day.ts';
import { answerMelan, showMelans } from '#contract/melans.ts';
import { listInvitations, saveAnswer } from '#server/domain/melans/guests.queries.ts';
import { lockMelan } from '#server/domain/melans/melans.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { seatAndTell } from '#server/notices/melans.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls for melans to which a family is invited, and for its answer. */
export function melanRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, showMelans, async ({ who }) => ({ melans: await listInvitations(db, who.profileId) }));

  registerMemberCall(
    services,
    answerMelan,
    async ({ who: { profileId }, values: { member: melanId, answer, people } }) =>
      db.transaction().execute(async (transaction) => {
        const melan = await lockMelan(transaction, melanId);
        const invitation = (await listInvitations(transaction, profileId)).find(({ id }) => id === melanId);
        if (melan === undefined || invitation === undefined) return failure('melanUnknown');
        if (invitation.state === 'calledOff') return failure('melanCalledOff');
        // On the day itself the family answers at the door or by phone.
        if (melan.held_on <= todayInIndia()) return failure('melanTooLate');
        await saveAnswer(transaction, { melanId, profileId, answer, people });
        const seated = await seatAndTell(transaction, melanId, profileId);
        if (answer === 'notThisTime') return success('melanDeclined');
        return success(invitation.state === 'seat' || seated.includes(profileId) ? 'melanSeat' : 'melanWaiting');
      }),
  );
}
