import { encode } from 'uqr';
import type { Language } from '#contract/choices.ts';
import type { MelanRow } from '#server/domain/melans/melans.queries.ts';
import type { AtTable } from '#server/domain/melans/tables.queries.ts';
import { spelled } from '#server/domain/names/spelled.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { type MelanPaper, melanPaper } from '#words/pdf/melan.ts';
import type { Seated } from './plan-tables.ts';

/**
 * Returns the rows of the printed code that a camera reads; 1 is black. It contains only the melan and the guest's
 * number.
 */
const codeOf = (melanId: number, number: number): string[] =>
  encode(`MELAN ${melanId} ${number}`, { border: 1 }).data.map((row) =>
    row.map((isBlack) => (isBlack ? '1' : '0')).join(''),
  );

const BENGALI = /\p{Script=Bengali}/u;

/** Returns a given name in the script of the paper, if it can be transliterated. */
function inScript(guest: Seated, language: Language): string {
  const name = firstNameOf(guest.name);
  const isInScript = BENGALI.test(name) === (language === 'bn');
  return isInScript ? name : spelled(guest).given || name;
}

/** A guest's card: the table in each round; 0 is a round without a table. */
export interface Card {
  guest: Seated;
  places: number[];
}

interface OfMelan {
  melan: Pick<MelanRow, 'rounds'>;
  guests: readonly Seated[];
  tables: readonly AtTable[];
}

/** Returns each guest's card, with the tables of the plan. */
export function cardsOf({ melan, guests, tables }: OfMelan): Card[] {
  const placesByRound = new Map<string, Map<number, number>>();
  for (const { round, place, brideId, groomId } of tables)
    for (const id of [brideId, groomId])
      placesByRound.set(id, (placesByRound.get(id) ?? new Map<number, number>()).set(round, place));
  return guests.map((guest) => ({
    guest,
    places: Array.from({ length: melan.rounds }, (_, index) => placesByRound.get(guest.profileId)?.get(index + 1) ?? 0),
  }));
}

/**
 * Returns the cards that differ from the printed ones, once any card was downloaded or printed. The reason is not
 * given: a family that stays away also changes a card.
 */
export function outdatedOf(cards: readonly Card[]): Card[] {
  if (cards.every(({ guest }) => !guest.isDrawn && guest.printedPlaces === null)) return [];
  return cards.filter(({ guest, places }) => guest.printedPlaces?.join() !== places.join());
}

/** Returns the cards and slips of these guests, with their places in the current plan. */
export function melanPaperOf(
  { melan, cards }: { melan: MelanRow; cards: readonly Card[] },
  language: Language,
): MelanPaper {
  return melanPaper(
    {
      heldOn: melan.held_on,
      beginsAt: melan.begins_at.slice(0, 5),
      place: melan.place,
      guests: cards.map(({ guest, places }) => ({
        name: inScript(guest, language),
        number: guest.number,
        code: codeOf(melan.id, guest.number),
        places,
      })),
    },
    language,
  );
}
