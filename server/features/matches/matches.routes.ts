import { todayInIndia } from '#contract/india-day.ts';
import { findMatches } from '#contract/matches.ts';
import { countList } from '#server/domain/profile-views/count-readings.ts';
import { loadSamples } from '#server/domain/visibility/cards.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { loadSeeker } from '#server/ranking/lists.ts';
import { countBands, loadPage } from '#server/ranking/page.ts';
import { seekerWithSuggested, suggestWishes } from '#server/ranking/suggest-wishes.ts';
import type { Services } from '#server/services.ts';

/** Registers the call for the lists of members. */
export function matchesRoutes(services: Services): void {
  const { cursors, lookups } = services;

  registerMemberCall(services, findMatches, async ({ who, values }) => {
    const on = todayInIndia();
    const { between, ...others } = await loadSeeker(services, who.profileId);
    // These lists also leave out members with whom the family has a history.
    const seeker = { ...others, between, excluded: new Set([...others.excluded, ...between]) };
    const list = { profileId: who.profileId, person: seeker.person, on, order: values.order || 'fit' } as const;
    const after = values.cursor === '' ? null : cursors.open(list, values.cursor);
    if (after === null && values.cursor !== '') throw new BrokenRules({ cursor: 'cursorUnknown' });
    const page = await loadPage(services, {
      ...seeker,
      ...list,
      after,
      by: seekerWithSuggested(seeker.person, on),
    });
    const shownIds = page.matches.map(({ member }) => member.memberId);
    if (seeker.mayList) await countList(services, who.profileId, shownIds);
    return {
      isShown: seeker.person.lastActiveOn != null,
      ...(await countBands(services, seeker, on)),
      matches: page.matches,
      openLists: after === null && seeker.mayList ? seeker.openLists : [],
      samples: seeker.mayList ? [] : await loadSamples(services, who.profileId, on),
      cursor: page.last === null ? '' : cursors.seal(list, page.last),
      suggested: after === null && seeker.mayList ? suggestWishes(seeker.person, on, lookups) : null,
    };
  });
}
