import { MATCHES_A_PAGE, type Match } from '#contract/matches.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Placed } from '#ranking/ranking.ts';
import { type Card, loadVisibleCards } from '#server/domain/visibility/cards.ts';
import type { Listed } from './cursors.ts';
import { bandOf, mostCounted, type Seeker } from './lists.ts';
import type { RankingServices } from './ranking-services.ts';

interface PageWanted extends Listed, Omit<Seeker, 'person'> {
  /** The end of the previous page; null for the first page. */
  after: Placed | null;
  /**
   * The person by whose wishes the list is ordered; by default the seeker. Cards are judged by the seeker's own wishes.
   */
  by?: SharedPerson;
}

interface Page {
  matches: Match[];
  /** The end of the page; null if nothing follows. */
  last: Placed | null;
}

/**
 * Returns one page of a list. The index gives the order; the cards are read from the database. A member who was
 * blocked, paused or withdrawn since the index was last updated has no card, and the next in order fills the gap.
 */
export async function loadPage(services: RankingServices, wanted: PageWanted): Promise<Page> {
  const { profileId, person, by = person, excluded, only, on, order } = wanted;
  if (!wanted.mayList) return { matches: [], last: null };
  const cards: Card[] = [];
  let last = wanted.after;
  for (;;) {
    const count = MATCHES_A_PAGE - cards.length;
    const placed = await services.ranking.list(by, on, order, {
      count,
      excluded,
      only,
      whose: profileId,
      ...(last && { after: last }),
    });
    const ids = placed.map(({ id }) => `SV${id}`);
    cards.push(...(await loadVisibleCards(services, { profileId, person, on }, ids)));
    last = placed.at(-1) ?? null;
    const isEnd = placed.length < count;
    if (isEnd || cards.length === MATCHES_A_PAGE) {
      return { matches: cards.map(({ match }) => match), last: isEnd ? null : last };
    }
  }
}

/**
 * Returns the band of the count and, if it is low, the musts that would show more members if they were only wishes
 * (`relaxations`, each with the band of its count). `on` is the day in India.
 */
export async function countBands(
  { ranking }: RankingServices,
  { person, excluded, only }: Seeker & Pick<Listed, 'only'>,
  on: string,
) {
  const unrelaxed = await ranking.count(person, on, { most: mostCounted, excluded, only });
  const band = bandOf(unrelaxed.all);
  if (band !== 'few' && band !== 'about20') return { band, relaxations: [] };
  const { all, withoutMust } = await ranking.count(person, on, { most: mostCounted, excluded, only, eachMust: true });
  const relaxations = [...withoutMust].flatMap(([wish, count]) => (count > all ? [{ wish, band: bandOf(count) }] : []));
  return { band, relaxations };
}
