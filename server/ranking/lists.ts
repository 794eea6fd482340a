import type { OPEN_LISTS } from '#contract/choices.ts';
import type { CountBand } from '#contract/count-band.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Only } from '#ranking/ranking.ts';
import { toSharedPerson } from '#server/domain/visibility/person.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RankingServices } from './ranking-services.ts';
import { loadSeekerRows } from './seeker.queries.ts';

/** Who looks for somebody, and whom they never meet. */
export interface Seeker {
  person: SharedPerson;
  excluded: ReadonlySet<string>;
  /** With whom there is an interest or an acceptance already. */
  between: ReadonlySet<string>;
  /** Whether lists are open to them: they are shown to others themselves. */
  mayList: boolean;
  /** In which lists of their own they stand, by what they say openly. */
  openLists: (typeof OPEN_LISTS)[number][];
}

export async function loadSeeker(services: Pick<RankingServices, 'db'>, profileId: string): Promise<Seeker> {
  const seeker = (await loadSeekers(services, [profileId])).get(profileId);
  if (seeker === undefined) throw new Refusal(401, 'notLoggedIn');
  return seeker;
}

/** Those of many who are there. */
export async function loadSeekers(
  { db }: Pick<RankingServices, 'db'>,
  profileIds: readonly string[],
): Promise<Map<string, Seeker>> {
  const rows = await loadSeekerRows(db, { profileIds });
  return new Map(
    rows.map((row) => [
      row.profile_id,
      {
        person: toSharedPerson(row),
        excluded: new Set(row.excluded),
        between: new Set(row.between),
        mayList: row.may_list,
        openLists: row.open_lists,
      },
    ]),
  );
}

/** How many a list would show, of those who are what else is asked. */
export async function countInBand(
  { ranking }: Pick<RankingServices, 'ranking'>,
  { person, excluded, only }: Seeker & { only?: Only },
): Promise<CountBand> {
  return bandOf((await ranking.count(person, todayInIndia(), { most: mostCounted, excluded, only })).all);
}

/** One more than the highest band begins after. */
export const mostCounted = 101;

export function bandOf(count: number): CountBand {
  if (count < 10) return 'few';
  if (count < 35) return 'about20';
  return count <= 100 ? 'about50' : 'many';
}
