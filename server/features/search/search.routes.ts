import { todayInIndia } from '#contract/india-day.ts';
import {
  countSearched,
  findMember,
  listSearches,
  profileNumberIn,
  removeSearch,
  saveSearch,
  searchMembers,
} from '#contract/search.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { countList } from '#server/domain/profile-views/count-readings.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { countInBand, loadSeeker } from '#server/ranking/lists.ts';
import { loadPage } from '#server/ranking/page.ts';
import { countSearch, refuseStrangeSearch, searching } from '#server/ranking/searching.ts';
import type { Services } from '#server/services.ts';
import { findByName, findByNumber } from './find-member.service.ts';
import { deleteSearch, insertSearch, loadSearches } from './saved-searches.queries.ts';
import { countNew, writeSearch } from './saved-searches.service.ts';

/** Registers the calls that find members by name, number or criteria, and those for saved searches. */
export function findingRoutes(services: Services): void {
  const { cursors, db } = services;

  registerMemberCall(services, findMember, async ({ who: { profileId }, values: { who: typed, cursor } }) => {
    const { person, mayList } = await loadSeeker(services, profileId);
    const reader = { profileId, person, on: todayInIndia(), mayList };
    const number = profileNumberIn(typed);
    const page = number
      ? await findByNumber(services, reader, number)
      : await findByName(services, reader, { name: typed, after: Number(cursor) });
    // A number that does not exist counts too, so that numbers cannot be tried out.
    await countList(services, profileId, number ? [number] : page.found.map(({ match }) => match.member.memberId));
    return { isShown: person.lastActiveOn != null, ...page };
  });

  registerMemberCall(services, searchMembers, async ({ who: { profileId }, values }) => {
    refuseStrangeSearch(services.lookups, values);
    const on = todayInIndia();
    const seeker = searching(await loadSeeker(services, profileId), values, on);
    const list = { ...seeker, profileId, on, order: values.order || 'fit' } as const;
    const after = values.cursor === '' ? null : cursors.open(list, values.cursor);
    if (after === null && values.cursor !== '') throw new BrokenRules({ cursor: 'cursorUnknown' });
    const page = await loadPage(services, { ...list, after });
    const shownIds = page.matches.map(({ member }) => member.memberId);
    if (seeker.mayList) await countList(services, profileId, shownIds);
    return {
      isShown: seeker.person.lastActiveOn != null,
      ...(await countSearch(services, seeker, on)),
      matches: page.matches,
      cursor: page.last === null ? '' : cursors.seal(list, page.last),
    };
  });

  registerMemberCall(services, countSearched, async ({ who: { profileId }, values }) => {
    refuseStrangeSearch(services.lookups, values);
    const seeker = await loadSeeker(services, profileId);
    return { band: await countInBand(services, searching(seeker, values, todayInIndia())) };
  });

  registerMemberCall(services, saveSearch, async ({ who: { profileId }, values: { name, ...search } }) => {
    refuseStrangeSearch(services.lookups, search);
    const isKept = await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [profileId]);
      return insertSearch(transaction, profileId, { name, search: writeSearch(search) });
    });
    return isKept ? success('searchSaved') : failure('searchesFull');
  });

  registerMemberCall(services, removeSearch, async ({ who: { profileId }, values }) => {
    await deleteSearch(db, profileId, values.id);
    return success('searchRemoved');
  });

  registerMemberCall(services, listSearches, async ({ who: { profileId } }) => {
    const seeker = await loadSeeker(services, profileId);
    const rows = await loadSearches(db, profileId);
    const searches = rows.map(async (saved) => ({ ...saved, newBand: await countNew(services, seeker, saved.search) }));
    return { searches: await Promise.all(searches) };
  });
}
