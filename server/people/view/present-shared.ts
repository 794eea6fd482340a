import type { LookupKind } from '#contract/lookup-kinds.ts';
import type { SharedView } from '#contract/member.ts';
import { ageOn } from '#matching/calendar.ts';
import { districts } from '#matching/places/districts.ts';
import { type Lookups, lookupEntry } from '#server/lookups/lookups.ts';
import { firstNameOf } from './first-name.ts';
import type { Layer } from './may-view.ts';
import { presentClan } from './present-clan.ts';
import type { OwnerRow } from './views.queries.ts';

const districtNames = new Map(districts.map(({ id, name, nameBn }) => [id, { name, nameBn }]));

/** Exactly the fields of layer 2. Logno and pada, and the photo unless its owner lets members see it, are empty below layer 3. */
export function presentShared(row: OwnerRow, layer: Layer, lookups: Lookups, today: string): SharedView {
  const entry = (kind: LookupKind, id: number | null) => lookupEntry(lookups.list(kind), id);
  return {
    memberId: row.profile_id,
    name: firstNameOf(row.name),
    age: ageOn(row.birth_date, today),
    heightCm: row.height_cm,
    state: lookupEntry(lookups.statesOf(row.country_id), row.state_id),
    district: districtOf(row.home_district_id, row.home_district || row.district),
    religion: entry('religion', row.religion_id),
    community: row.community ?? '',
    caste: entry('caste', row.caste_id),
    clan: presentClan(row.clan, lookups.list('clan')),
    motherTongue: row.mother_tongue ?? '',
    desh: row.desh ?? '',
    ancestralDistrict: districtOf(row.ancestral_district_id, row.ancestral_district),
    maritalStatus: row.marital_status ?? '',
    children: row.children,
    education: entry('educational-qualification', row.education_id),
    profession: entry('profession', row.profession_id),
    diet: row.diet ?? '',
    rashi: entry('rashi', row.rashi_id),
    gon: entry('gon', row.gon_id),
    logno: layer >= 3 ? entry('logno', row.logno_id) : null,
    nakshatra: row.nakshatra_id,
    pada: layer >= 3 ? row.pada : null,
    isMangalik: row.mangalik ?? '',
    aboutSelf: row.about_self ?? '',
    aboutHoped: row.about_hoped ?? '',
    picture: layer >= 3 || row.photo_for === 'Members' ? (row.picture ?? '') : '',
  };
}

/** A district of the list by its names, else the family's own words. */
function districtOf(id: number | null, words: string | null) {
  return (id === null ? undefined : districtNames.get(id)) ?? { name: words ?? '', nameBn: words ?? '' };
}
