import { findMember, numberIn } from '#contract/finding.ts';
import { answerMember, todayInIndia } from '#server/door/answer.ts';
import { countList } from '#server/people/readings/count-readings.ts';
import { loadSeeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';
import { findByName, findByNumber } from './finding.service.ts';

export function findingRoutes(services: Services): void {
  answerMember(services, findMember, async ({ who: { profileId }, values: { who, cursor } }) => {
    const { person, mayList } = await loadSeeker(services, profileId);
    const reader = { profileId, person, on: todayInIndia(), mayList };
    const number = numberIn(who);
    const page = number
      ? await findByNumber(services, reader, number)
      : await findByName(services, reader, { name: who, after: Number(cursor) });
    // A number that nobody has counts like any other: they must not be tried out either.
    await countList(services, profileId, number ? [number] : page.found.map(({ match }) => match.member.memberId));
    return { isShown: person.lastActiveOn != null, ...page };
  });
}
