import type { Kysely } from 'kysely';
import type { MATCH_ORDERS } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import type { Search } from '#contract/search.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** One page of a family's list. */
export interface Paged {
  /** The profile of the family. */
  memberId: string;
  /** The order of the list; `''` for the best fit first. */
  order: '' | (typeof MATCH_ORDERS)[number];
  /** The position of the page, as `FamilyPage` returns it; `''` for the first page. */
  cursor: string;
}

/** One page of matches as the family sees them. */
export interface FamilyPage {
  /** Whether the family is shown to others. If not, its lists are empty. */
  isShown: boolean;
  matches: Match[];
  /** The position of the next page; `''` if there is none. */
  cursor: string;
}

/**
 * The lists and the search of a family, exactly as the family sees them. The daily limit counts for the member of staff
 * who looks.
 */
export interface FamilyLists {
  /** Returns the family's bride or groom as the lists compare this person with others. */
  loadPerson: (db: Kysely<Database>, memberId: string) => Promise<SharedPerson>;
  /** Throws BrokenRules for an unknown cursor. */
  list: (db: Kysely<Database>, wanted: Paged) => Promise<FamilyPage>;
  /** Throws BrokenRules for an unknown cursor, or a search with an unknown id. */
  search: (db: Kysely<Database>, wanted: Paged & { search: Search }) => Promise<FamilyPage>;
}
