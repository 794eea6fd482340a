import { wishesAction } from '#web/features/matches/wishes-action.ts';
import { conditionsIn, searchDraftOf } from '#web/features/search/search-address.ts';
import { AS_WISHES } from '#web/features/search/search-page.ts';

/**
 * Returns a wish with the searched values. It keeps its strength or becomes a wish. Without searched values it stays
 * unchanged.
 */
const withSearched = <W extends { strength: string }>(saved: W, searched: Partial<Omit<W, 'strength'>>): W =>
  Object.values(searched).every((value) => value === '')
    ? saved
    : { ...saved, ...searched, strength: saved.strength || 'Wish' };

/** Saves the conditions of a search as the member's wishes. Other wishes stay unchanged. */
export const asWishesAction = wishesAction(AS_WISHES, (saved, sent) => {
  const searched = searchDraftOf(conditionsIn(sent));
  return {
    ...saved,
    age: withSearched(saved.age, searched.age),
    height: withSearched(saved.height, searched.height),
    religion: withSearched(saved.religion, searched.religion),
    caste: withSearched(saved.caste, searched.caste.anyOf === '' ? {} : { ...searched.caste, isNoBar: '' }),
    education: withSearched(saved.education, searched.education),
    profession: withSearched(saved.profession, searched.profession),
    diet: withSearched(saved.diet, searched.diet),
    maritalStatus: withSearched(saved.maritalStatus, searched.maritalStatus),
    place: withSearched(saved.place, searched.place),
    country: withSearched(saved.country, searched.country),
    mangalik: withSearched(saved.mangalik, searched.mangalik),
    ownClan: searched.isOtherClan === '' ? saved.ownClan : { strength: saved.ownClan.strength || 'Wish' },
  };
});
