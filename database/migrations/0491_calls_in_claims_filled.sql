-- fill; tolerated by 0095_guardian_relations.sql
-- Calls of before: during a claim that still waits, was withdrawn, or was settled for one of the two.
with next as materialized (
  select profile_id from members where profile_id > $1 order by profile_id limit $2::int for no key update
), called as (
  select s.id, max(w.ended_at) filter (where p.role = 'candidate' and (
      (w.ended_how = 'granted' and w.account_id = s.account_id) or (w.ended_how = 'refused' and w.account_id <> s.account_id))) as settled_at
  from next join spoken_calls s using (profile_id)
    join whose_claims w on w.profile_id = s.profile_id and s.spoken_at >= w.said_at and (w.ended_at is null or s.spoken_at <= w.ended_at)
    left join account_profiles p on p.profile_id = s.profile_id and p.account_id = s.account_id
  where s.in_claim is null
  group by s.id
), filled as (
  update spoken_calls s set in_claim = true, settled_at = called.settled_at from called where s.id = called.id
)
select max(profile_id) as last from next
