import type { Kysely } from 'kysely';
import { MARRIAGE_AGES } from '#contract/choices.ts';
import { mondayInIndia, todayInIndia } from '#contract/india-day.ts';
import { ageOn } from '#matching/calendar.ts';
import type { Fit } from '#matching/melan/plan-rounds.ts';
import type { SharedPerson } from '#matching/person.ts';
import { rankScore } from '#matching/rank.ts';
import { meetsMusts } from '#matching/wishes/wish-fit.ts';
import { loadHistories } from '#server/domain/weekly-pairs/introducible.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadPeople } from './people.queries.ts';

/** A guest in the hall, with the number on the guest's card. */
interface InHall {
  profileId: string;
  isBride: boolean;
  number: number;
}

/**
 * Finds which guests in a hall could sit together. Each must meet every must of the other, both must be of age, and the
 * two must have no history. So a missing pair reveals nothing.
 */
export async function findFits(db: Kysely<Database>, guests: readonly InHall[]): Promise<Fit[]> {
  const profileIds = guests.map(({ profileId }) => profileId);
  const people = await loadPeople(db, profileIds);
  const histories = await loadHistories(db, { profileIds, week: mondayInIndia() });
  const today = todayInIndia();
  const brides = guests.filter(({ isBride, profileId }) => isBride && isOfAge(people.get(profileId), today));
  const grooms = guests.filter(({ isBride, profileId }) => !isBride && isOfAge(people.get(profileId), today));
  const fits: Fit[] = [];
  for (const bride of brides) {
    const her = people.get(bride.profileId);
    const idsWithHistory = new Set(histories.get(bride.profileId));
    for (const groom of grooms) {
      const him = people.get(groom.profileId);
      if (!her || !him || idsWithHistory.has(groom.profileId)) continue;
      if (!meetsMusts(her, him, today) || !meetsMusts(him, her, today)) continue;
      const score = rankScore(her, him, today) + rankScore(him, her, today);
      fits.push({ bride: bride.number, groom: groom.number, score });
    }
  }
  return fits;
}

/** Whether a guest has reached the legal age of marriage, or has given no birth date. False for an unknown person. */
function isOfAge(person: SharedPerson | undefined, today: string): boolean {
  const age = ageOn(person?.birthDate, today);
  return person !== undefined && (age === null || age >= MARRIAGE_AGES[person.gender]);
}

/** Maximum number of best fits that are kept for each guest. */
const MOST_BEST = 8;

/** Returns for each guest's number the numbers of at most `MOST_BEST` guests of the other side, best fit first. */
export function bestOfEach(fits: readonly Fit[]): Map<number, number[]> {
  const best = new Map<number, number[]>();
  const add = (number: number, other: number) => {
    const fitting = best.get(number) ?? [];
    if (fitting.length < MOST_BEST) best.set(number, [...fitting, other]);
  };
  for (const { bride, groom } of [...fits].sort((one, other) => other.score - one.score)) {
    add(bride, groom);
    add(groom, bride);
  }
  return best;
}
