import type { Kysely } from 'kysely';
import { todayInIndia } from '#contract/india-day.ts';
import type { Search } from '#contract/search.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Only } from '#ranking/ranking.ts';
import type { FamilyLists, FamilyPage, Paged } from '#server/domain/assisted/family-lists.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadSeeker, type Seeker } from './lists.ts';
import { loadPage } from './page.ts';
import type { RankingServices } from './ranking-services.ts';
import { refuseStrangeSearch, searching } from './searching.ts';
import { seekerWithSuggested } from './suggest-wishes.ts';

interface Wanted extends Paged {
  seeker: Seeker & { only?: Only };
  /** The person by whose wishes the list is ordered, if not the seeker. */
  by?: SharedPerson;
}

/** Returns a family's own lists, for staff who search in its place. */
export function makeFamilyLists(services: RankingServices): FamilyLists {
  const { lookups, cursors } = services;

  /** Loads a page of a family's list. An empty order is the best fit, and an empty cursor the first page. */
  async function familyPage(db: Kysely<Database>, wanted: Wanted): Promise<FamilyPage> {
    const { memberId, order, cursor, seeker, by } = wanted;
    const list = { ...seeker, profileId: memberId, on: todayInIndia(), order: order || 'fit' } as const;
    const after = cursor === '' ? null : cursors.open(list, cursor);
    if (after === null && cursor !== '') throw new BrokenRules({ cursor: 'cursorUnknown' });
    const { matches, last } = await loadPage({ ...services, db }, { ...list, after, ...(by && { by }) });
    return {
      isShown: seeker.person.lastActiveOn != null,
      matches,
      cursor: last === null ? '' : cursors.seal(list, last),
    };
  }

  return {
    async loadPerson(db, memberId) {
      return (await loadSeeker({ db }, memberId)).person;
    },
    async list(db, wanted) {
      const seeker = await loadSeeker({ db }, wanted.memberId);
      return familyPage(db, { ...wanted, seeker, by: seekerWithSuggested(seeker.person, todayInIndia()) });
    },
    async search(db, { search, ...wanted }: Paged & { search: Search }) {
      refuseStrangeSearch(lookups, search);
      const seeker = searching(await loadSeeker({ db }, wanted.memberId), search, todayInIndia());
      return familyPage(db, { ...wanted, seeker });
    },
  };
}
