-- fill; tolerated by 0095_guardian_relations.sql
-- The ends of the lines of whoever has a photo or a badge; those of all others say nothing new.
with next as materialized (
  select profile_id from matching_changes where profile_id > $1 order by profile_id limit $2::int for update
), written as (
  update matching_changes k set line_end = candidate_line_end(k.profile_id), version = pg_current_xact_id()
    from next where k.profile_id = next.profile_id and k.line is not null
      and (exists (select from files f where f.profile_id = k.profile_id and f.kind = 'picture')
        or exists (select from badges b where b.profile_id = k.profile_id))
)
select max(profile_id) as last from next
