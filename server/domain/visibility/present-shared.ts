import type { SharedView } from '#contract/member.ts';
import type { SeenAnswers } from '#contract/views.ts';
import { ageOn } from '#matching/calendar.ts';
import { districts } from '#matching/places/districts.ts';
import { spelledIn } from '#server/domain/names/spelled.ts';
import { byGender } from '#words/by-gender.ts';
import { firstNameOf } from './first-name.ts';
import { type Layer, seesPhotos } from './may-view.ts';
import type { OwnerRow } from './views.queries.ts';

const districtNames = new Map(districts.map(({ id, name, nameBn }) => [id, { name, nameBn }]));

/** Exactly the fields of layer 2: the answers, and what is made of some. The photo is empty below layer 3 unless its owner lets members see it. */
export function presentShared(
  row: OwnerRow,
  { shared }: SeenAnswers,
  { layer, today }: { layer: Layer; today: string },
): SharedView {
  const name = firstNameOf(row.name);
  return {
    memberId: row.profile_id,
    name,
    spelled: spelledIn(name),
    gender: row.gender,
    age: ageOn(row.birthDate || null, today),
    ...shared,
    profession: shared.profession && {
      ...shared.profession,
      nameBn: byGender(shared.profession.nameBn, row.gender),
    },
    district: districtOf(row['home.id'], row['home.name'] || row.district),
    ancestralDistrict: districtOf(row['ancestral.id'], row['ancestral.name']),
    picture: seesPhotos(layer, row.photoFor) ? (row.picture ?? '') : '',
  };
}

/** A district of the list by its names, else the family's own words. */
function districtOf(id: number | null, words: string) {
  return (id === null ? undefined : districtNames.get(id)) ?? { name: words, nameBn: words };
}
