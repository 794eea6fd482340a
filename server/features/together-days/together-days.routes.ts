import { messageId } from '#contract/message.ts';
import { addDay, DAYS_LIMIT, removeDay, showDays } from '#contract/together-days.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { countDays, deleteDay, insertDay, listDays } from '#server/domain/together/days.queries.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls of the planner of two families: own days and shared days. */
export function togetherDayRoutes(services: Services): void {
  const { cipher } = services;

  registerMemberCall(services, showDays, async ({ who: { profileId }, values: { member } }) => {
    const { togetherId } = await findTogether(services, { profileId, memberId: member });
    return { days: togetherId === null ? [] : await listDays(services, { togetherId, profileId }) };
  });

  registerMemberCall(
    services,
    addDay,
    async ({ who: { profileId, accountId }, values: { member, isShared, ...day } }) => {
      await services.limits.take('wordsTogether', String(accountId));
      await findTogether(services, { profileId, memberId: member });
      return services.db.transaction().execute(async (db) => {
        await lockMembers(db, [profileId, member]);
        await findTogether({ db }, { profileId, memberId: member });
        const togetherId = await openTogether(db, profileId, member);
        if ((await countDays(db, { togetherId, profileId })) >= DAYS_LIMIT)
          return failure(messageId('planFull', { most: DAYS_LIMIT }));
        await insertDay({ db, cipher }, { ...day, togetherId, profileId, isShared: isShared === 'Yes' });
        return success('planDayAdded');
      });
    },
  );

  registerMemberCall(services, removeDay, async ({ who: { profileId }, values: { member, id } }) => {
    const { togetherId } = await findTogether(services, { profileId, memberId: member });
    // A day that was removed twice or in another tab counts as removed.
    if (togetherId !== null) await deleteDay(services.db, { togetherId, profileId, id });
    return success('planDayRemoved');
  });
}
