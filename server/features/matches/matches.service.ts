import { MATCHES_A_PAGE, type Match } from '#contract/matches.ts';
import type { Sheet } from '#contract/member.ts';
import type { SharedPerson } from '#matching/person.ts';
import { loadSigns, noSigns } from '#server/people/reach/signs.queries.ts';
import { loadKept } from '#server/people/view/kept.queries.ts';
import { loadViews, type View } from '#server/people/view/load-views.ts';
import { judgeFit, unknownOf } from '#server/people/view/sheet.ts';
import type { Listed } from '#server/ranking/cursors.ts';
import type { Placed } from '#server/ranking/index/best-list.ts';
import { bandOf, mostCounted, type Seeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';

interface PageWanted extends Listed, Omit<Seeker, 'person'> {
  after: Placed | null;
}

interface Page {
  matches: Match[];
  /** Where the page ends; null when nothing comes after it. */
  last: Placed | null;
}

/**
 * One page of a list. The index says who, and what they show is read from the database: whoever has been blocked, paused
 * or withdrawn a moment ago drops out there, and the next in order take the place.
 */
export async function loadPage(services: Services, wanted: PageWanted): Promise<Page> {
  const { profileId, person, excluded, on, order } = wanted;
  if (!wanted.mayList) return { matches: [], last: null };
  const matches: Match[] = [];
  let last = wanted.after;
  for (;;) {
    const count = MATCHES_A_PAGE - matches.length;
    const placed = services.ranking.list(person, on, order, { count, excluded, ...(last && { after: last }) });
    matches.push(...(await loadMatches(services, placed, { seekerId: profileId, seeker: person, on })));
    last = placed.at(-1) ?? null;
    const isEnd = placed.length < count;
    if (isEnd || matches.length === MATCHES_A_PAGE) {
      return { matches, last: isEnd ? null : last };
    }
  }
}

async function loadMatches(
  services: Services,
  placed: readonly Placed[],
  { seekerId, seeker, on }: { seekerId: string; seeker: SharedPerson; on: string },
): Promise<Match[]> {
  const ids = placed.map(({ id }) => `SV${id}`);
  const views = await loadViews(services, seekerId, ids);
  const kept = await loadKept(services.db, seekerId, ids);
  const signs = await loadSigns(services, ids);
  return ids.flatMap((id) => {
    const view = views.get(id);
    return view === undefined
      ? []
      : [{ ...presentMatch(seeker, view, on), isKept: kept.has(id), signs: signs.get(id) ?? noSigns }];
  });
}

function presentMatch(
  seeker: SharedPerson,
  { person, shared, trust }: View,
  today: string,
): Omit<Match, 'isKept' | 'signs'> {
  const { guna, ...fit } = judgeFit(seeker, person, today);
  const [mine, theirs] = [seeker.religion, shared.religion?.id];
  const hasOtherReligion = Boolean(mine && theirs && mine !== theirs);
  const badges = trust.badges.map(({ kind }) => kind);
  return { member: shared, badges, guna: guna && pointsOf(guna), ...fit, hasOtherReligion, unknown: unknownOf(shared) };
}

const pointsOf = ({ total, most, known, expected }: NonNullable<Sheet['guna']>) => ({ total, most, known, expected });

/** How many there are, and where they are few, which musts would show more as wishes. */
export function countBands({ ranking }: Services, { person, excluded }: Seeker, on: string) {
  const band = bandOf(ranking.count(person, on, { most: mostCounted, excluded }).all);
  if (band !== 'few' && band !== 'about20') return { band, relaxations: [] };
  const { all, withoutMust } = ranking.count(person, on, { most: mostCounted, excluded, eachMust: true });
  const relaxations = [...withoutMust].flatMap(([wish, count]) => (count > all ? [{ wish, band: bandOf(count) }] : []));
  return { band, relaxations };
}
