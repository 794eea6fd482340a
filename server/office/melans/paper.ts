import { encode } from 'uqr';
import type { Language } from '#contract/choices.ts';
import type { MelanRow } from '#server/domain/melans/melans.queries.ts';
import type { AtTable } from '#server/domain/melans/tables.queries.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { type MelanPaper, melanPaper } from '#words/pdf/melan.ts';
import type { Seated } from './plan-tables.ts';

/** The drawing that a camera reads, row by row: 1 is black. It says nothing but the melan and the number. */
const codeOf = (melanId: number, number: number): string[] =>
  encode(`MELAN ${melanId} ${number}`, { border: 1 }).data.map((row) =>
    row.map((isBlack) => (isBlack ? '1' : '0')).join(''),
  );

interface OfMelan {
  melan: MelanRow;
  guests: readonly Seated[];
  tables: readonly AtTable[];
}

/** Cards and slips of all who have a seat. */
export function melanPaperOf({ melan, guests, tables }: OfMelan, language: Language): MelanPaper {
  const sitting = new Map<string, Map<number, number>>();
  for (const { round, place, brideId, groomId } of tables)
    for (const id of [brideId, groomId])
      sitting.set(id, (sitting.get(id) ?? new Map<number, number>()).set(round, place));
  return melanPaper(
    {
      ...{ heldOn: melan.held_on, beginsAt: melan.begins_at.slice(0, 5), place: melan.place },
      guests: guests.map(({ profileId, name, number }) => ({
        ...{ name: firstNameOf(name), number, code: codeOf(melan.id, number) },
        places: Array.from({ length: melan.rounds }, (_, index) => sitting.get(profileId)?.get(index + 1) ?? 0),
      })),
    },
    language,
  );
}
