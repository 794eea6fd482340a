import { encode } from 'uqr';
import type { Language } from '#contract/choices.ts';
import type { MelanRow } from '#server/domain/melans/melans.queries.ts';
import type { AtTable } from '#server/domain/melans/tables.queries.ts';
import { spelled } from '#server/domain/names/spelled.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { type MelanPaper, melanPaper } from '#words/pdf/melan.ts';
import type { Seated } from './plan-tables.ts';

/** The drawing that a camera reads, row by row: 1 is black. It says nothing but the melan and the number. */
const codeOf = (melanId: number, number: number): string[] =>
  encode(`MELAN ${melanId} ${number}`, { border: 1 }).data.map((row) =>
    row.map((isBlack) => (isBlack ? '1' : '0')).join(''),
  );

const BENGALI = /\p{Script=Bengali}/u;

/** A given name in the script of the paper, as far as we can spell it. */
function inScript(guest: Seated, language: Language): string {
  const name = firstNameOf(guest.name);
  const isThere = BENGALI.test(name) === (language === 'bn');
  return isThere ? name : spelled(guest).given || name;
}

/** What stands on a guest's card: at which table it sits in each round; 0: a round to rest. */
export interface Card {
  guest: Seated;
  places: number[];
}

interface OfMelan {
  melan: Pick<MelanRow, 'rounds'>;
  guests: readonly Seated[];
  tables: readonly AtTable[];
}

export function cardsOf({ melan, guests, tables }: OfMelan): Card[] {
  const sitting = new Map<string, Map<number, number>>();
  for (const { round, place, brideId, groomId } of tables)
    for (const id of [brideId, groomId])
      sitting.set(id, (sitting.get(id) ?? new Map<number, number>()).set(round, place));
  return guests.map((guest) => ({
    guest,
    places: Array.from({ length: melan.rounds }, (_, index) => sitting.get(guest.profileId)?.get(index + 1) ?? 0),
  }));
}

/** Those whose printed card is not what the plan says now, once any was downloaded, or printed: it does not say why, a family that stays away changes a card as well. */
export function outdatedOf(cards: readonly Card[]): Card[] {
  if (cards.every(({ guest }) => !guest.isDrawn && guest.printedPlaces === null)) return [];
  return cards.filter(({ guest, places }) => guest.printedPlaces?.join() !== places.join());
}

/** Cards and slips of these, with the places that the plan gives them now. */
export function melanPaperOf(
  { melan, cards }: { melan: MelanRow; cards: readonly Card[] },
  language: Language,
): MelanPaper {
  return melanPaper(
    {
      ...{ heldOn: melan.held_on, beginsAt: melan.begins_at.slice(0, 5), place: melan.place },
      guests: cards.map(({ guest, places }) => ({
        ...{ name: inScript(guest, language), number: guest.number, code: codeOf(melan.id, guest.number) },
        places,
      })),
    },
    language,
  );
}
