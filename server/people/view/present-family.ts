import type { FamilyView, Kin } from '#contract/member.ts';
import { nameRelative, type RelativeName } from '#server/db/relatives.ts';
import { type Lookups, lookupEntry } from '#server/lookups/lookups.ts';
import { presentClan } from './present-clan.ts';
import type { KinRow, OwnerRow } from './views.queries.ts';

export const KIN_NAMES: Record<RelativeName, Kin> = {
  'paternal/parent': 'father',
  'paternal/grandfather': 'paternalGrandfather',
  'paternal/great_grandfather': 'greatPaternalGrandfather',
  'maternal/parent': 'mother',
  'maternal/grandfather': 'maternalGrandfather',
  'maternal/great_grandfather': 'greatMaternalGrandfather',
};

/** Exactly the fields of layer 3, but for the phone, which has a call of its own. */
export function presentFamily(row: OwnerRow, kin: readonly KinRow[], lookups: Lookups): FamilyView {
  return {
    fullName: row.name,
    town: row.city ?? '',
    relatives: presentKin(kin, lookups),
    siblings: { brothers: row.brothers, sisters: row.sisters, notes: row.sibling_notes ?? '' },
    incomeBand: row.income_band ?? '',
    workPlace: row.work_place ?? '',
    birthDate: row.birth_date ?? '',
    birthTime: row.birth_time?.slice(0, 5) ?? '',
    birthPlace: row.birth_place ?? '',
    horoscope: row.horoscope ?? '',
  };
}

function presentKin(kin: readonly KinRow[], lookups: Lookups): FamilyView['relatives'] {
  const rows = new Map(kin.map((row) => [KIN_NAMES[nameRelative(row.side, row.generation)], row]));
  const present = (who: Kin) => {
    const row = rows.get(who);
    const occupations = who === 'mother' ? 'female-occupation' : 'male-occupation';
    return {
      name: row?.name ?? '',
      caste: lookupEntry(lookups.list('caste'), row?.caste_id ?? null),
      clan: presentClan(row?.clan, lookups.list('clan')),
      occupation: lookupEntry(lookups.list(occupations), row?.occupation_id ?? null),
    };
  };
  return {
    father: present('father'),
    mother: present('mother'),
    paternalGrandfather: present('paternalGrandfather'),
    greatPaternalGrandfather: present('greatPaternalGrandfather'),
    maternalGrandfather: present('maternalGrandfather'),
    greatMaternalGrandfather: present('greatMaternalGrandfather'),
  };
}
