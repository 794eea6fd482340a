-- expand; tolerated by 0095_guardian_relations.sql
-- The lists read who is in them from `member_visibility`; the lines are the same.
create or replace view candidate_lines as
  select v.profile_id,
    array_to_string(array[
      substr(m.profile_id, 3),
      left(m.gender, 1),
      p.birth_date::text,
      p.height_cm::text,
      a.state_id::text,
      d.home_district_id::text,
      p.religion_id::text,
      case when d.community_for = 'Nobody' then '' else p.community::text end,
      p.caste_id::text,
      replace(p.clan, E'\x1f', ' '),
      d.mother_tongue::text,
      d.desh::text,
      d.marital_status::text,
      p.education_id::text,
      p.profession_id::text,
      p.diet::text,
      p.rashi_id::text,
      d.nakshatra_id::text,
      null,
      p.gon_id::text,
      null,
      p.mangalik::text,
      (coalesce(d.about_self <> '' or d.about_hoped <> '', false))::text,
      date_trunc('week', v.last_active_on::timestamp)::date::text,
      extract(epoch from date_trunc('week', coalesce(m.first_shown_on, v.shown_at at time zone 'Asia/Kolkata')))::bigint::text,
      w.age_from::text,
      w.age_to::text,
      w.age::text,
      w.height_from::text,
      w.height_to::text,
      w.height::text,
      w.religion_ids::text,
      w.religion::text,
      w.caste_ids::text,
      w.caste::text,
      w.caste_no_bar::text,
      w.communities::text,
      w.community::text,
      w.education_ids::text,
      w.education::text,
      w.profession_ids::text,
      w.profession::text,
      w.diets::text,
      w.diet::text,
      w.marital_statuses::text,
      w.marital_status::text,
      w.state_ids::text,
      w.district_ids::text,
      w.place::text,
      w.mangalik_is::text,
      w.mangalik::text,
      w.own_clan::text
    ], E'\x1f', '') as line
  from member_visibility v
  join members m on m.profile_id = v.profile_id
  left join personal_details p on p.profile_id = v.profile_id
  left join addresses a on a.profile_id = v.profile_id
  left join profile_details d on d.profile_id = v.profile_id
  left join wishes w on w.profile_id = v.profile_id
  where v.has_asked and not v.is_absent;
