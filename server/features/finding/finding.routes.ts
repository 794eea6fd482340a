import { countSearched, findMember, numberIn, searchMembers } from '#contract/finding.ts';
import { answerMember, todayInIndia } from '#server/door/answer.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { countList } from '#server/people/readings/count-readings.ts';
import { countInBand, loadSeeker } from '#server/ranking/lists.ts';
import { loadPage } from '#server/ranking/page.ts';
import type { Services } from '#server/services.ts';
import { findByName, findByNumber } from './finding.service.ts';
import { countSearch, refuseStrangeSearch, searching } from './search.service.ts';

export function findingRoutes(services: Services): void {
  const { cursors } = services;

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

  answerMember(services, searchMembers, async ({ who: { profileId }, values }) => {
    refuseStrangeSearch(services.lookups, values);
    const on = todayInIndia();
    const seeker = searching(await loadSeeker(services, profileId), values, on);
    const list = { ...seeker, profileId, on, order: values.order || 'fit' } as const;
    const after = values.cursor === '' ? null : cursors.open(list, values.cursor);
    if (after === null && values.cursor !== '') throw new BrokenRules({ cursor: 'cursorUnknown' });
    const page = await loadPage(services, { ...list, after });
    const shown = page.matches.map(({ member }) => member.memberId);
    if (seeker.mayList) await countList(services, profileId, shown);
    return {
      isShown: seeker.person.lastActiveOn != null,
      ...countSearch(services, seeker, on),
      matches: page.matches,
      cursor: page.last === null ? '' : cursors.seal(list, page.last),
    };
  });

  answerMember(services, countSearched, async ({ who: { profileId }, values }) => {
    refuseStrangeSearch(services.lookups, values);
    const seeker = await loadSeeker(services, profileId);
    return { band: countInBand(services, searching(seeker, values, todayInIndia())) };
  });
}
