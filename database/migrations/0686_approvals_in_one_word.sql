-- fill; tolerated by 0095_guardian_relations.sql
-- What was decided before: the trigger finds the word.
with next as materialized (
  select id from approval_decisions where id > coalesce(nullif($1, '')::bigint, 0) order by id limit $2::int for update
), written as (
  update approval_decisions d set decision = null from next where d.id = next.id and d.decision is null
)
select max(id)::text as last from next
