import type { LookupEntry } from '#contract/lookups.ts';
import { placeById } from '#matching/places.ts';
import type { LookupKind, Lookups } from '#server/lookups/lookups.ts';

type Find = (id: number, row: Record<string, unknown>) => { name: string; nameBn: string } | undefined;

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
    religion_id: inList('religion'),
    education_id: inList('educational-qualification'),
    other_qualification_id: inList('other-qualification'),
    profession_id: inList('profession'),
    skill_id: inList('skill'),
    occupation_id: inList('male-occupation'),
    mother_occupation_id: inList('female-occupation'),
    country_id: (id) => byId(lookups.countries(), id),
    state_id: (id, row) => byId(lookups.statesOf(Number(row.country_id)), id),
    birth_place_id: placeById,
  };
  return (row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const find = finders[column];
        if (!find) return [titleOf(column), value];
        const title = column.replace(/^mother_|_id$/g, '');
        // Beside a free text its place in the list has a name of its own.
        const ownTitle = Object.hasOwn(row, title) ? `${title}_chosen` : title;
        return [titleOf(ownTitle), typeof value === 'number' ? nameOf(find(value, row)) : null];
      }),
    );
}

const titleOf = (column: string): string => column.replaceAll('_', ' ');

const byId = (entries: readonly LookupEntry[], id: number) => entries.find((entry) => entry.id === id);

const nameOf = (entry: { name: string; nameBn: string } | undefined) =>
  entry ? `${entry.name} / ${entry.nameBn}` : null;
