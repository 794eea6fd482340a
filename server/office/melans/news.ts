import type { Kysely } from 'kysely';
import { HOUR_MS } from '#contract/durations.ts';
import { mondayInIndia, todayInIndia } from '#contract/india-day.ts';
import { isWalkIn, type MeetingApart } from '#contract/staff/melan-day.ts';
import { listGuests } from '#server/domain/melans/guests.queries.ts';
import type { MelanRow } from '#server/domain/melans/melans.queries.ts';
import { loadPlan } from '#server/domain/melans/tables.queries.ts';
import { loadHistoriesBeyondMelans } from '#server/domain/weekly-pairs/introducible.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { cardsOf } from './paper.ts';
import { seatedOf } from './plan-tables.ts';

interface News {
  /** Numbers of the guests who are no longer expected. */
  away: number[];
  /** Pairs who must not sit together although their cards say so. */
  apart: MeetingApart[];
}

/** A melan is on from this long before it begins until this long after it ends. */
const AROUND_MS = 2 * HOUR_MS;

/**
 * Whether a melan is on: on its day, from `AROUND_MS` before it begins to `AROUND_MS` after it ends, unless it is
 * called off or its pairs are made.
 */
export function isMelanOn(
  melan: Pick<MelanRow, 'held_on' | 'begins_at' | 'ends_at' | 'called_off_at' | 'paired_at'>,
  now: number,
): boolean {
  if (melan.called_off_at !== null || melan.paired_at !== null || melan.held_on !== todayInIndia(now)) return false;
  const momentOf = (hour: string) => Date.parse(`${melan.held_on}T${hour}+05:30`);
  return now >= momentOf(melan.begins_at) - AROUND_MS && now <= momentOf(melan.ends_at) + AROUND_MS;
}

const ascending = (one: number, other: number): number => one - other;

/**
 * Loads the news for the tablets: guests who are no longer expected, and pairs who must not sit together although their
 * cards say so. The cause (an interest, a refusal or a block) is not shown. Two guests who have named each other are
 * not reported, because nobody in the hall may learn it.
 */
export async function loadNews(db: Kysely<Database>, melan: Pick<MelanRow, 'id' | 'rounds'>): Promise<News> {
  const guests = await listGuests(db, melan.id);
  const expectedGuests = seatedOf(guests).filter(({ number }) => !isWalkIn(number));
  const expectedNumbers = new Set(expectedGuests.map(({ number }) => number));
  const plannedCards = cardsOf({ melan, guests: expectedGuests, tables: await loadPlan(db, melan.id) });
  const cards = plannedCards.map(({ guest, places }) => ({ ...guest, places: guest.printedPlaces ?? places }));
  const grooms = cards.filter(({ isBride }) => !isBride);
  const brides = cards.filter(({ isBride }) => isBride);
  const profileIds = brides.map(({ profileId }) => profileId);
  const histories = await loadHistoriesBeyondMelans(db, { profileIds, week: mondayInIndia() });
  const apart = brides.flatMap((bride) => {
    const withHistory = new Set(histories.get(bride.profileId));
    const groomsApart = grooms.filter(({ profileId }) => withHistory.has(profileId));
    return groomsApart.flatMap((groom) => listSharedTables(bride, groom));
  });
  const awayNumbers = guests.flatMap(({ number }) =>
    number !== null && !isWalkIn(number) && !expectedNumbers.has(number) ? number : [],
  );
  return {
    away: awayNumbers.sort(ascending),
    apart: apart.sort((a, b) => a.round - b.round || a.place - b.place),
  };
}

interface PrintedCard {
  number: number;
  /** The table in each round; 0 is a round without a table. */
  places: readonly number[];
}

/** Returns the rounds in which two guests have the same table, with the lower number first. */
function listSharedTables(bride: PrintedCard, groom: PrintedCard): MeetingApart[] {
  const [one = 0, other = 0] = [bride.number, groom.number].sort(ascending);
  return bride.places.flatMap((place, index) =>
    place > 0 && place === groom.places[index] ? [{ round: index + 1, place, one, other }] : [],
  );
}
