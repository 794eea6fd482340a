import type { Kysely } from 'kysely';
import type { MATCH_ORDERS } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import type { Search } from '#contract/search.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Database } from '#server/platform/db/tables.ts';

export interface Paged {
  memberId: string;
  /** `''` for the best fit first. */
  order: '' | (typeof MATCH_ORDERS)[number];
  /** `''` for the first page. */
  cursor: string;
}

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
  loadPerson: (db: Kysely<Database>, memberId: string) => Promise<SharedPerson>;
  list: (db: Kysely<Database>, wanted: Paged) => Promise<FamilyPage>;
  search: (db: Kysely<Database>, wanted: Paged & { search: Search }) => Promise<FamilyPage>;
}
