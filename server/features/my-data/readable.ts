import type { LookupKind } from '#contract/lookup-kinds.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { districts } from '#matching/places/districts.ts';
import { placeById } from '#matching/places.ts';
import type { Lookups } from '#server/lookups/lookups.ts';

type Find = (id: number) => { name: string; nameBn: string } | undefined;

/** Makes a stored row readable: names in both languages in the place of ids, blanks in the place of underscores. */
export function makeReadable(lookups: Lookups): (row: Record<string, unknown>) => Record<string, unknown> {
  const inList =
    (kind: LookupKind): Find =>
    (id) =>
      byId(lookups.list(kind), id);
  const finders: Record<string, Find> = {
    caste_id: inList('caste'),
    tribe_id: inList('tribe'),
    rashi_id: inList('rashi'),
    gon_id: inList('gon'),
    logno_id: inList('logno'),
    nakshatra_id: inList('nakshatra'),
    religion_id: inList('religion'),
    education_id: inList('educational-qualification'),
    other_qualification_id: inList('other-qualification'),
    profession_id: inList('profession'),
    skill_id: inList('skill'),
    occupation_id: inList('male-occupation'),
    mother_occupation_id: inList('female-occupation'),
    country_id: (id) => byId(lookups.countries(), id),
    state_id: (id) => findState(lookups, id),
    birth_place_id: placeById,
    district_id: districtOf,
    ancestral_district_id: districtOf,
    home_district_id: districtOf,
    birth_district_id: districtOf,
  };
  return (row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const find = finders[column.replace(/_ids$/, '_id')];
        if (!find) return [titleOf(column), value];
        const title = column.replace(/^mother_|_ids?$/g, '');
        // Beside a free text its place in the list has a name of its own.
        const ownTitle = Object.hasOwn(row, title) ? `${title}_chosen` : title;
        return [titleOf(ownTitle), namesOf(find, value)];
      }),
    );
}

const titleOf = (column: string): string => column.replaceAll('_', ' ');

const byId = (entries: readonly LookupEntry[], id: number) => entries.find((entry) => entry.id === id);

const nameOf = (entry: { name: string; nameBn: string } | undefined) =>
  entry ? `${entry.name} / ${entry.nameBn}` : null;

const districtOf: Find = (id) => districts.find((district) => district.id === id);

function findState(lookups: Lookups, id: number): LookupEntry | undefined {
  for (const country of lookups.countries()) {
    const state = byId(lookups.statesOf(country.id), id);
    if (state) return state;
  }
  return undefined;
}

function namesOf(find: Find, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => namesOf(find, one));
  return typeof value === 'number' ? nameOf(find(value)) : null;
}
