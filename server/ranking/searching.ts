import type { CountBand } from '#contract/count-band.ts';
import type { Search } from '#contract/search.ts';
import type { Values } from '#contract/wire.ts';
import type { wishesForm } from '#contract/wishes.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import { badgeSign, type Only, photoSign } from '#ranking/ranking.ts';
import { refuseStrangeIds } from '#server/domain/answers/sealed.ts';
import { toWishes } from '#server/domain/visibility/wishes.ts';
import { bandOf, mostCounted, type Seeker } from './lists.ts';
import { countBands } from './page.ts';
import type { RankingServices } from './ranking-services.ts';

/** A seeker with the conditions of a search in place of their wishes. */
interface Searching extends Seeker {
  only: Only;
}

/** A member counts as active whose last activity was in the present week or in one of this many weeks before it. */
const ACTIVE_WEEKS = 4;

/**
 * Returns the seeker with the search in place of the wishes, each condition as a must. Members who have not answered
 * stay in the list.
 */
export function searching(seeker: Seeker, search: Search, on: string): Searching {
  const { horoscopeCounts = false } = seeker.person.wishes ?? {};
  const wishes = { ...toWishes(wishesOf(search)), horoscopeCounts };
  return { ...seeker, person: { ...seeker.person, wishes }, only: onlyOf(search, on) };
}

/** Returns the conditions of a search besides wishes; 0 stands for no condition. */
function onlyOf({ hasPhoto, isActive, isIdentified }: Search, on: string): Only {
  return {
    signs: (hasPhoto ? photoSign : 0) | (isIdentified ? badgeSign('identity') : 0),
    activeFrom: isActive ? weekOfDay(dayNumber(on) ?? 0) - ACTIVE_WEEKS : 0,
    shownFrom: 0,
  };
}

/** A wish without a condition. */
const NO_WISH: { anyOf: never[]; strength: '' } = { anyOf: [], strength: '' };

type Wishes = Values<typeof wishesForm.fields>;

/** Returns the conditions of a search as the answers of the form for wishes, each as a must. */
function wishesOf(search: Search): Wishes {
  const strength = 'Must' as const;
  const { age, height, religion, caste, education, profession, diet, maritalStatus, place, country, mangalik } = search;
  return {
    age: { ...age, strength },
    height: { ...height, strength },
    religion: { ...religion, strength },
    caste: { ...caste, isNoBar: '', strength },
    community: NO_WISH,
    education: { ...education, strength },
    profession: { ...profession, strength },
    diet: { ...diet, strength },
    maritalStatus: { ...maritalStatus, strength },
    place: { ...place, strength },
    country: { ...country, strength },
    mangalik: { ...mangalik, strength },
    motherTongue: NO_WISH,
    desh: NO_WISH,
    children: NO_WISH,
    ownClan: { strength: search.isOtherClan ? strength : '' },
  };
}

/** Checks the ids of a search. @throws BrokenRules for ids that are not in their lists */
export const refuseStrangeSearch = (lookups: RankingServices['lookups'], search: Search): void =>
  refuseStrangeIds(lookups, { wishes: wishesOf(search) });

/** For each condition besides wishes, a function that removes it. */
const LIFTS: Readonly<Record<string, (only: Only) => Only>> = {
  photo: (only) => ({ ...only, signs: only.signs & ~photoSign }),
  identified: (only) => ({ ...only, signs: only.signs & ~badgeSign('identity') }),
  active: (only) => ({ ...only, activeFrom: 0 }),
};

/**
 * Returns the band of the count and, if it is low, the conditions without which there would be more members
 * (`relaxations`, each with the band of its count). `on` is the day in India.
 */
export async function countSearch(services: RankingServices, seeker: Searching, on: string) {
  const { band, relaxations } = await countBands(services, seeker, on);
  if (band !== 'few' && band !== 'about20') return { band, relaxations };
  const count = async (only: Only) =>
    (await services.ranking.count(seeker.person, on, { most: mostCounted, excluded: seeker.excluded, only })).all;
  const all = await count(seeker.only);
  const liftedConditions: { wish: string; band: CountBand }[] = [];
  for (const [wish, lift] of Object.entries(LIFTS)) {
    const more = await count(lift(seeker.only));
    if (more > all) liftedConditions.push({ wish, band: bandOf(more) });
  }
  return { band, relaxations: [...relaxations, ...liftedConditions] };
}
