-- What the ranking index reads of each candidate, kept as one line by the trigger that notes the change: joined from six
-- tables at every start of a process, a million of them take longer than a start may. Null for whoever is in no list.
-- Layer 2 alone: what a member may see of another, the wishes, and the days of showing and last activity.
lock table members, personal_details, addresses, profile_details, showings, wishes, pauses in share row exclusive mode;

alter table matching_changes add column line text;

-- The columns in the order in which parse-row.ts takes them, set apart by the unit separator; nothing for null.
create view candidate_lines as
  select s.profile_id,
    array_to_string(array[
      substr(m.profile_id, 3), left(m.gender, 1), p.birth_date::text, p.height_cm::text,
      a.state_id::text, d.home_district_id::text, p.religion_id::text, p.community::text,
      p.caste_id::text, replace(p.clan, E'\x1f', ' '), d.mother_tongue::text, d.desh::text,
      d.marital_status::text, p.education_id::text, p.profession_id::text, p.diet::text,
      p.rashi_id::text, d.nakshatra_id::text, d.pada::text, p.gon_id::text,
      p.logno_id::text, p.mangalik::text, (coalesce(d.about_self <> '' or d.about_hoped <> '', false))::text, s.last_active_on::text,
      extract(epoch from s.shown_at)::bigint::text, w.age_from::text, w.age_to::text, w.age::text,
      w.height_from::text, w.height_to::text, w.height::text, w.religion_ids::text,
      w.religion::text, w.caste_ids::text, w.caste::text, w.caste_no_bar::text,
      w.communities::text, w.community::text, w.education_ids::text, w.education::text,
      w.profession_ids::text, w.profession::text, w.diets::text, w.diet::text,
      w.marital_statuses::text, w.marital_status::text, w.state_ids::text, w.district_ids::text,
      w.place::text, w.mangalik_is::text, w.mangalik::text, w.own_clan::text
    ], E'\x1f', '') as line
  from showings s
  join members m on m.profile_id = s.profile_id
  left join personal_details p on p.profile_id = s.profile_id
  left join addresses a on a.profile_id = s.profile_id
  left join profile_details d on d.profile_id = s.profile_id
  left join wishes w on w.profile_id = s.profile_id
  where m.registered_at is not null and not exists (select from absent_members g where g.profile_id = s.profile_id);

create or replace function note_matching_change() returns trigger language plpgsql set datestyle = 'ISO' as $$
declare
  changed text := case when tg_op = 'DELETE' then old.profile_id else new.profile_id end;
begin
  insert into matching_changes as known (profile_id) values (changed)
    on conflict (profile_id) do update set version = pg_current_xact_id() where known.version <> pg_current_xact_id();
  -- A statement of its own: after waiting for another transaction above, it sees what that one wrote.
  update matching_changes set line = (select c.line from candidate_lines c where c.profile_id = changed)
    where profile_id = changed;
  return null;
end $$;

insert into matching_changes (profile_id, line) select profile_id, line from candidate_lines
  on conflict (profile_id) do update set line = excluded.line;
