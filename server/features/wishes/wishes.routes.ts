import { countWished, showWishes, updateWishes } from '#contract/wishes.ts';
import { saveAnswers, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { refuseStrangeIds } from '#server/domain/answers/sealed.ts';
import { isGateTicked, tickGate } from '#server/domain/interests/gates.queries.ts';
import { loadOpenTo, sayOpenTo } from '#server/domain/open-to/open-to.queries.ts';
import { toWishes } from '#server/domain/visibility/wishes.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { countInBand, loadSeeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls for a profile's wishes and musts. */
export function wishesRoutes(services: Services): void {
  const { lookups } = services;

  registerMemberCall(services, showWishes, async ({ who: { profileId } }) => ({
    ...(await showAnswers(services, profileId, 'wishes')),
    isGated: (await isGateTicked(services.db, profileId)) ? ('Yes' as const) : ('' as const),
    isReligionNoBar: (await loadOpenTo(services.db, profileId)).includes('religion') ? ('Yes' as const) : ('' as const),
  }));

  registerMemberCall(
    services,
    updateWishes,
    async ({ who, values: { isGated, hasGate, isReligionNoBar, hasNoBar, ...wishes } }) => {
      refuseStrangeIds(lookups, { wishes });
      await saveAnswers(services, who.profileId, { wishes });
      if (hasGate === '1') await tickGate(services.db, who.profileId, isGated === 'Yes');
      const noBar = { caste: wishes.caste?.isNoBar === 'Yes', religion: isReligionNoBar === 'Yes' };
      if (hasNoBar === '1') await sayOpenTo(services.db, who.profileId, noBar);
      return success('saved');
    },
  );

  registerMemberCall(services, countWished, async ({ who, values }) => {
    refuseStrangeIds(lookups, { wishes: values });
    const seeker = await loadSeeker(services, who.profileId);
    const { horoscopeCounts = false } = seeker.person.wishes ?? {};
    const wishes = { ...toWishes(values), horoscopeCounts };
    return { band: await countInBand(services, { ...seeker, person: { ...seeker.person, wishes } }) };
  });
}
