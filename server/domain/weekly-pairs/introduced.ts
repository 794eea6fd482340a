import { WEEK_MS } from '#contract/durations.ts';
import { mondayInIndia, todayInIndia } from '#contract/india-day.ts';
import { ASKED_AFTER, type Introduced, settlesAt } from '#contract/weekly-introduction.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { DomainServices } from '../domain-services.ts';
import { loadVisibleCards } from '../visibility/cards.ts';
import { loadWeek } from './pairs.queries.ts';

interface ThisWeek {
  /** The introduction of the week; null if there is none to show. */
  introduced: Introduced | null;
  /**
   * Whether every introduction of several months was answered with *Not for us*. Then the family is asked whether it
   * wishes to be introduced.
   */
  areAllRefused: boolean;
  /** Whether the family is introduced to others in turn. */
  isIntroduced: boolean;
}

/**
 * Returns the week's introduction for the home page. Leaves the introduction out once it has closed, if the other
 * family is hidden or not visible, or if the two have an interest already.
 */
export async function loadThisWeek(
  services: DomainServices,
  profileId: string,
  { person, now = Date.now() }: { person: SharedPerson | undefined; now?: number },
): Promise<ThisWeek> {
  const since = mondayInIndia(now - ASKED_AFTER.weeks * WEEK_MS);
  const { pair, introduced, refused, first, isIntroduced } = await loadWeek(services.db, profileId, since);
  const isLong = first !== null && first <= mondayInIndia(now - ASKED_AFTER.first * WEEK_MS);
  const areAllRefused = isIntroduced && isLong && introduced >= ASKED_AFTER.introductions && refused === introduced;
  const withoutIntroduction = { introduced: null, areAllRefused, isIntroduced };
  const closesAt = pair ? settlesAt(pair.week) : 0;
  if (pair === null || person === undefined || now >= closesAt) return withoutIntroduction;
  const [card] = await loadVisibleCards(services, { profileId, person, on: todayInIndia(now) }, [pair.memberId]);
  if (card?.view.relation !== 'stranger' || card.match.between !== '') return withoutIntroduction;
  const { press, isAsked, isCandidates } = pair;
  return {
    ...withoutIntroduction,
    introduced: {
      match: card.match,
      press: press ?? '',
      isAsked,
      isCandidates,
      closesAt: new Date(closesAt).toISOString(),
    },
  };
}
