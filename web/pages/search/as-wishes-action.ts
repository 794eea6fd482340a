import { wishesAction } from '#web/features/matches/wishes-action.ts';
import { conditionsIn, draftOf } from '#web/features/search/search-address.ts';
import { AS_WISHES } from '#web/features/search/search-page.ts';

/** A wish as it is searched for: as strong as before, or a wish; one that is not searched for stays as it is. */
const taken = <W extends { strength: string }>(saved: W, searched: Partial<Omit<W, 'strength'>>): W =>
  Object.values(searched).every((value) => value === '')
    ? saved
    : { ...saved, ...searched, strength: saved.strength || 'Wish' };

/** Makes the conditions of a search the member's wishes; the other wishes stay. */
export const asWishesAction = wishesAction(AS_WISHES, (saved, sent) => {
  const searched = draftOf(conditionsIn(sent));
  return {
    ...saved,
    age: taken(saved.age, searched.age),
    height: taken(saved.height, searched.height),
    religion: taken(saved.religion, searched.religion),
    caste: taken(saved.caste, searched.caste.anyOf === '' ? {} : { ...searched.caste, isNoBar: '' }),
    education: taken(saved.education, searched.education),
    profession: taken(saved.profession, searched.profession),
    diet: taken(saved.diet, searched.diet),
    maritalStatus: taken(saved.maritalStatus, searched.maritalStatus),
    place: taken(saved.place, searched.place),
    country: taken(saved.country, searched.country),
    mangalik: taken(saved.mangalik, searched.mangalik),
    ownClan: searched.isOtherClan === '' ? saved.ownClan : { strength: saved.ownClan.strength || 'Wish' },
  };
});
