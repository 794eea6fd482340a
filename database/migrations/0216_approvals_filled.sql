-- fill; tolerated by 0095_guardian_relations.sql
-- Profiles that were shown before stay shown, and are looked at when there is time; answers that wait already stand in line.
with next as materialized (
  select profile_id from members where profile_id > $1 order by profile_id limit $2::int for update
), shown as (
  insert into approvals (profile_id, kind, place, asked_at)
    select s.profile_id, 'profile', 2, s.shown_at from next join showings s using (profile_id)
    on conflict do nothing
), held as (
  insert into approvals (profile_id, kind, subject, place, asked_at)
    select h.profile_id, 'answer', h.id::text, 1, h.held_at from next join held_answers h using (profile_id)
      where h.waits_for = 'office'
    on conflict do nothing
)
select max(profile_id) as last from next
