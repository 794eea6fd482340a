import type { Kysely } from 'kysely';
import type { MATCH_ORDERS } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import type { Search } from '#contract/search.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Database } from '#server/platform/db/tables.ts';

export interface Paged {
  memberId: string;
  order: '' | (typeof MATCH_ORDERS)[number];
  cursor: string;
}

export interface FamilyPage {
  /** The family is shown to others: else its lists are empty. */
  isShown: boolean;
  matches: Match[];
  cursor: string;
}

/** A family's own list and search, exactly as the family has them; what a day holds is counted by who looks. */
export interface FamilyLists {
  loadPerson: (db: Kysely<Database>, memberId: string) => Promise<SharedPerson>;
  list: (db: Kysely<Database>, wanted: Paged) => Promise<FamilyPage>;
  search: (db: Kysely<Database>, wanted: Paged & { search: Search }) => Promise<FamilyPage>;
}
