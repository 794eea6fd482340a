-- fill; tolerated by 0095_guardian_relations.sql
-- Names whose surname stands first were heard by their surname: all are read once more, in the sweep.
with next as materialized (
  select profile_id from members where profile_id > $1 order by profile_id limit $2::int for update
), written as (
  insert into unread_names select profile_id from next on conflict do nothing
)
select max(profile_id) as last from next
