import type { SharedPerson } from '#matching/person.ts';
import type { ListWanted } from '#ranking/ranking.ts';
import { makeRandom } from '#ranking/testing/invented-people.ts';
import type { Lists } from '#server/ranking/lines/keep-index.ts';
import { benchDay, narrow, open } from './synthetic-members.ts';

/** A seeker, and the profile ids that this seeker's list excludes. */
export interface Looking {
  person: SharedPerson;
  whose: string;
  excluded: ReadonlySet<string>;
}

/** The kinds of requests: lists with other wishes or in another order, and a count. */
export const kinds = ['first', 'narrow', 'open', 'newest', 'active', 'count'] as const;
export type Kind = (typeof kinds)[number];

/**
 * The number of members whom a list excludes, because they are blocked, hidden or declined. A tenth of all families
 * exclude many more.
 */
const EXCLUDED = 40;
const EXCLUDED_OF_A_TENTH = 400;
/** The least number of a profile id in the index. */
const LEAST_NUMBER = 1_000_000;

/** Makes seekers of these people. Each list excludes random members of an index with `members` members. */
export function lookingAmong(people: readonly SharedPerson[], members: number): Looking[] {
  const random = makeRandom(31);
  return people.map((person, index) => {
    const length = index % 10 === 0 ? EXCLUDED_OF_A_TENTH : EXCLUDED;
    const ids = Array.from({ length }, () => `SV${LEAST_NUMBER + Math.floor(random() * members)}`);
    return { person, whose: `SV${900_000_000 + index}`, excluded: new Set(ids) };
  });
}

/** Requests one list or count, as a page does. */
export function askFor(lists: Lists, kind: Kind, { person, excluded, whose }: Looking): Promise<unknown> {
  const wanted: ListWanted = { count: 20, excluded, whose };
  switch (kind) {
    case 'first':
      return lists.list(person, benchDay, 'fit', wanted);
    case 'narrow':
      return lists.list(narrow(person), benchDay, 'fit', wanted);
    case 'open':
      return lists.list(open(person), benchDay, 'fit', wanted);
    case 'count':
      return lists.count(person, benchDay, { most: 1000, excluded });
    default:
      return lists.list(person, benchDay, kind, wanted);
  }
}
