import { countWished, showWishes, updateWishes } from '#contract/wishes.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { saveAnswers, showAnswers } from '#server/people/answers/answers.queries.ts';
import { refuseStrangeIds } from '#server/people/answers/strange-ids.ts';
import { toWishes } from '#server/people/view/wishes.ts';
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
    return { band: countInBand(services, { ...seeker, person: { ...seeker.person, wishes } }) };
  });
}
