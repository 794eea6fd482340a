-- fill; tolerated by 0095_guardian_relations.sql
-- The ends of the lines of before: country and children have been answered already.
with next as materialized (
  select profile_id from matching_changes where profile_id > $1 order by profile_id limit $2::int for update
), filled as (
  update matching_changes k set line_end = candidate_line_end(k.profile_id)
    from next where k.profile_id = next.profile_id and k.line is not null and k.line_end is null
)
select max(profile_id) as last from next
