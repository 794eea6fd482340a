import { countWished, showWishes, updateWishes } from '#contract/wishes.ts';
import { saveAnswers, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { refuseStrangeIds } from '#server/domain/answers/sealed.ts';
import { toWishes } from '#server/domain/visibility/wishes.ts';
import { answerMember } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { countInBand, loadSeeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';

export function wishesRoutes(services: Services): void {
  const { lookups } = services;

  answerMember(services, showWishes, async ({ who }) => showAnswers(services, who.profileId, 'wishes'));

  answerMember(services, updateWishes, async ({ who, values }) => {
    refuseStrangeIds(lookups, { wishes: values });
    await saveAnswers(services, who.profileId, { wishes: values });
    return success('saved');
  });

  answerMember(services, countWished, async ({ who, values }) => {
    refuseStrangeIds(lookups, { wishes: values });
    const seeker = await loadSeeker(services, who.profileId);
    const { horoscopeCounts = false } = seeker.person.wishes ?? {};
    const wishes = { ...toWishes(values), horoscopeCounts };
    return { band: await countInBand(services, { ...seeker, person: { ...seeker.person, wishes } }) };
  });
}
