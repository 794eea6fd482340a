import type { Kin } from '#contract/kin.ts';
import type { FamilyView } from '#contract/member.ts';
import type { SeenAnswers } from '#contract/views.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import { spelled } from '#server/domain/names/spelled.ts';
import { nameRelative, type RelativeName } from '#server/platform/db/relatives.ts';
import { presentRelative } from './present-answers.ts';
import type { KinRow, OwnerRow } from './views.queries.ts';

/** The six relatives: their names in the forms, by their names in the database. */
export const KIN_NAMES: Record<RelativeName, Kin> = {
  'paternal/parent': 'father',
  'paternal/grandfather': 'paternalGrandfather',
  'paternal/great_grandfather': 'greatPaternalGrandfather',
  'maternal/parent': 'mother',
  'maternal/grandfather': 'maternalGrandfather',
  'maternal/great_grandfather': 'greatMaternalGrandfather',
};

/** Returns exactly the fields of layer 3, except the phone, which has its own call. */
export function presentFamily(
  row: OwnerRow,
  { family }: SeenAnswers,
  { kin, lookups }: { kin: readonly KinRow[]; lookups: Lookups },
): FamilyView {
  return {
    ...family,
    fullNameSpelled: spelled(row).full,
    relatives: presentKin(kin, lookups),
    horoscope: row.horoscope ?? '',
  };
}

/** Returns the relatives as accepted families read them; one without a row is empty. */
export function presentKin(kin: readonly KinRow[], lookups: Lookups): FamilyView['relatives'] {
  const rows = new Map(kin.map((row) => [KIN_NAMES[nameRelative(row.side, row.generation)], row]));
  const present = (who: Kin) => presentRelative(rows.get(who), who === 'mother', lookups);
  return {
    father: present('father'),
    mother: present('mother'),
    paternalGrandfather: present('paternalGrandfather'),
    greatPaternalGrandfather: present('greatPaternalGrandfather'),
    maternalGrandfather: present('maternalGrandfather'),
    greatMaternalGrandfather: present('greatMaternalGrandfather'),
  };
}
