/**
 * What the index reads of each candidate, in the order in which `parse-row.ts` takes them. Layer 2 alone: what a member
 * may see of another, the wishes, and the days of showing and last activity.
 */
const columns = [
  'substr(m.profile_id, 3)',
  'left(m.gender, 1)',
  'p.birth_date',
  'p.height_cm',
  'a.state_id',
  'd.home_district_id',
  'p.religion_id',
  'p.community',
  'p.caste_id',
  'p.clan',
  'd.mother_tongue',
  'd.desh',
  'd.marital_status',
  'p.education_id',
  'p.profession_id',
  'p.diet',
  'p.rashi_id',
  'd.nakshatra_id',
  'd.pada',
  'p.gon_id',
  'p.logno_id',
  'p.mangalik',
  "coalesce(d.about_self <> '' or d.about_hoped <> '', false)",
  's.last_active_on',
  'extract(epoch from s.shown_at)::bigint',
  'w.age_from',
  'w.age_to',
  'w.age',
  'w.height_from',
  'w.height_to',
  'w.height',
  'w.religion_ids',
  'w.religion',
  'w.caste_ids',
  'w.caste',
  'w.caste_no_bar',
  'w.communities',
  'w.community',
  'w.education_ids',
  'w.education',
  'w.profession_ids',
  'w.profession',
  'w.diets',
  'w.diet',
  'w.marital_statuses',
  'w.marital_status',
  'w.state_ids',
  'w.district_ids',
  'w.place',
  'w.mangalik_is',
  'w.mangalik',
  'w.own_clan',
];

const source = `from showings s
  join members m on m.profile_id = s.profile_id
  left join personal_details p on p.profile_id = s.profile_id
  left join addresses a on a.profile_id = s.profile_id
  left join profile_details d on d.profile_id = s.profile_id
  left join wishes w on w.profile_id = s.profile_id
  where m.registered_at is not null and not exists (select from absent_members g where g.profile_id = s.profile_id)`;

/** Streams every candidate, or those of some ids (`SV` and digits only, as members have them). */
export function copyCandidates(profileIds?: readonly string[]): string {
  const these = profileIds?.filter((id) => /^SV\d{1,9}$/.test(id)).map((id) => `'${id}'`);
  const only = these === undefined ? '' : ` and s.profile_id in (${these.join(', ') || "''"})`;
  return `copy (select ${columns.join(', ')} ${source}${only}) to stdout`;
}
