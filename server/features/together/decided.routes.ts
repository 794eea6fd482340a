import { sayMarried, showDecided, WEDDING_WITHIN_DAYS } from '#contract/decided.ts';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { districts } from '#matching/places/districts.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { loadOutcomes, noteWedding } from '#server/domain/together/outcomes.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { pressStep } from './press.service.ts';

/** Registers the calls about the outcome of two families: engaged or married. */
export function decidedRoutes(services: Services): void {
  const { db, limits } = services;

  registerMemberCall(services, showDecided, async ({ who: { profileId }, values: { member } }) => {
    const { togetherId } = await findTogether(services, { profileId, memberId: member });
    const mine = (await loadOutcomes(db, togetherId)).filter((outcome) => outcome.profileId === profileId);
    const engaged = mine.find(({ kind }) => kind === 'engaged');
    const married = mine.find(({ kind }) => kind === 'married');
    return {
      engagedFrom: engaged?.dueAt.toISOString() ?? '',
      isEngaged: engaged?.doneAt != null,
      marriedFrom: married?.dueAt.toISOString() ?? '',
      isMarried: married?.doneAt != null,
      heldOn: married?.heldOn ?? '',
      districtId: married?.districtId ?? null,
      keptUntil: married?.keptUntil ?? '',
    };
  });

  registerMemberCall(services, sayMarried, async ({ who, values: { member, heldOn, districtId } }) => {
    await limits.take('pressesByMember', who.profileId);
    const today = todayInIndia();
    if (heldOn > today || Date.parse(today) - Date.parse(heldOn) > WEDDING_WITHIN_DAYS * DAY_MS)
      throw new BrokenRules({ heldOn: 'weddingDayUnlikely' });
    if (districtId !== null && !districts.some(({ id }) => id === districtId))
      throw new BrokenRules({ districtId: 'chooseFromList' });
    const wedding = { profileId: who.profileId, held_on: heldOn, district_id: districtId };
    return pressStep(services, who, {
      member,
      step: 'married' as const,
      value: 'Yes',
      also: (transaction, togetherId) => noteWedding(transaction, { togetherId, ...wedding }),
    });
  });
}
