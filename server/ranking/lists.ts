import type { OPEN_LISTS } from '#contract/choices.ts';
import type { CountBand } from '#contract/count-band.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Only } from '#ranking/ranking.ts';
import { toSharedPerson } from '#server/domain/visibility/person.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RankingServices } from './ranking-services.ts';
import { loadSeekerRows } from './seeker.queries.ts';

/** A member who searches, and the members excluded from their lists. */
export interface Seeker {
  person: SharedPerson;
  excluded: ReadonlySet<string>;
  /** Profiles with an interest or an acceptance between them and the seeker. */
  between: ReadonlySet<string>;
  /** Whether lists are open to the seeker, that is, whether the seeker is shown to others. */
  mayList: boolean;
  /** The open-families lists that include the seeker, by their open statements. */
  openLists: (typeof OPEN_LISTS)[number][];
}

/** Loads a seeker. Refuses with 401 if the profile does not exist any more. */
export async function loadSeeker(services: Pick<RankingServices, 'db'>, profileId: string): Promise<Seeker> {
  const seeker = (await loadSeekers(services, [profileId])).get(profileId);
  if (seeker === undefined) throw new Refusal(401, 'notLoggedIn');
  return seeker;
}

/** Loads seekers by profile id. Profiles that do not exist any more are missing. */
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

// The bands `about20` and `about50` begin at these counts, and `many` above the last one.
const ABOUT_20_FROM = 10;
const ABOUT_50_FROM = 35;
const MANY_ABOVE = 100;

/** The count at which counting stops, because a higher count is in the same band. */
export const mostCounted = MANY_ABOVE + 1;

/** Returns the band of a count. */
export function bandOf(count: number): CountBand {
  if (count < ABOUT_20_FROM) return 'few';
  if (count < ABOUT_50_FROM) return 'about20';
  return count <= MANY_ABOVE ? 'about50' : 'many';
}

/** Returns the band of the number of members in a list under the search conditions. */
export async function countInBand(
  { ranking }: Pick<RankingServices, 'ranking'>,
  { person, excluded, only }: Seeker & { only?: Only },
): Promise<CountBand> {
  const { all } = await ranking.count(person, todayInIndia(), { most: mostCounted, excluded, only });
  return bandOf(all);
}
