import type { Kysely } from 'kysely';
import { type Meeting, planRounds } from '#matching/melan/plan-rounds.ts';
import { findFits } from '#server/domain/melans/find-fits.ts';
import { type Guest, listGuests, noteAlone } from '#server/domain/melans/guests.queries.ts';
import { markMelan } from '#server/domain/melans/melans.queries.ts';
import { type AtTable, saveTables } from '#server/domain/melans/tables.queries.ts';
import { notifyAll } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A guest with a seat, and the number on the guest's card. */
export interface Seated extends Guest {
  number: number;
}

/** Returns the guests who have a seat and may come. */
export const seatedOf = (guests: readonly Guest[]): Seated[] =>
  guests.flatMap(({ number, ...guest }) =>
    guest.isSeated && guest.mayCome && number !== null ? { ...guest, number } : [],
  );

/**
 * Plans the tables of all guests with a seat, and notifies once, before the day, those who have nobody to meet. Returns
 * the number of tables in all rounds.
 */
export async function planTables(
  db: Kysely<Database>,
  { id, rounds }: { id: number; rounds: number },
): Promise<number> {
  const guests = seatedOf(await listGuests(db, id));
  const fits = await findFits(db, guests);
  const idOf = new Map(guests.map(({ number, profileId }) => [number, profileId]));
  const plan = planRounds(fits, rounds);
  const placeOf = makePlaceOf(guests, plan);
  const tables = plan.flatMap((round, index) =>
    round.map((meeting): AtTable => {
      const [brideId, groomId] = [idOf.get(meeting.bride) ?? '', idOf.get(meeting.groom) ?? ''];
      return { round: index + 1, place: placeOf(meeting), brideId, groomId };
    }),
  );
  await saveTables(db, id, tables);
  await markMelan(db, id, 'planned_at');
  const numbersWithMeeting = new Set(fits.flatMap(({ bride, groom }) => [bride, groom]));
  const aloneIds = guests.flatMap(({ number, profileId }) => (numbersWithMeeting.has(number) ? [] : profileId));
  const idsToNotify = await noteAlone(db, id, aloneIds);
  await notifyAll(
    db,
    idsToNotify.map((profileId) => ({ kind: 'melanNews' as const, profileId })),
  );
  return tables.length;
}

/**
 * Returns the function that gives a meeting its table. The side with fewer families keeps its tables; the other side
 * moves.
 */
function makePlaceOf(guests: readonly Seated[], plan: readonly (readonly Meeting[])[]): (meeting: Meeting) => number {
  const brides = new Set(plan.flat().map(({ bride }) => bride));
  const grooms = new Set(plan.flat().map(({ groom }) => groom));
  const isByBride = brides.size <= grooms.size;
  const stayingSide = isByBride ? brides : grooms;
  const stayingNumbers = guests.map(({ number }) => number).filter((number) => stayingSide.has(number));
  const places = new Map(stayingNumbers.sort((a, b) => a - b).map((number, index) => [number, index + 1]));
  return (meeting) => places.get(isByBride ? meeting.bride : meeting.groom) ?? 0;
}
