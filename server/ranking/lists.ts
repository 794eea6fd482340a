import type { CountBand } from '#contract/count-band.ts';
import type { SharedPerson } from '#matching/person.ts';
import { todayInIndia } from '#server/door/answer.ts';
import { Refusal } from '#server/door/refusal.ts';
import { toSharedPerson } from '#server/people/view/person.ts';
import type { Services } from '#server/services.ts';
import { loadSeekerRow } from './seeker.queries.ts';

/** Who looks for somebody, and whom they never meet. */
export interface Seeker {
  person: SharedPerson;
  excluded: ReadonlySet<string>;
  /** Whether lists are open to them: they are shown to others themselves. */
  mayList: boolean;
}

export async function loadSeeker({ db }: Pick<Services, 'db'>, profileId: string): Promise<Seeker> {
  const row = await loadSeekerRow(db, profileId);
  if (row === undefined) throw new Refusal(401, 'notLoggedIn');
  return { person: toSharedPerson(row), excluded: new Set(row.excluded), mayList: row.may_list };
}

/** How many a list would show. */
export function countInBand({ ranking }: Pick<Services, 'ranking'>, { person, excluded }: Seeker): CountBand {
  return bandOf(ranking.count(person, todayInIndia(), { most: mostCounted, excluded }).all);
}

/** One more than the highest band begins after. */
export const mostCounted = 101;

export function bandOf(count: number): CountBand {
  if (count < 10) return 'few';
  if (count < 35) return 'about20';
  return count <= 100 ? 'about50' : 'many';
}
