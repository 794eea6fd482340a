-- fill; tolerated by 0095_guardian_relations.sql
with next as materialized (
  select profile_id from members where profile_id > $1 order by profile_id limit $2::int for update
), owners as materialized (
  select distinct on (p.profile_id) p.profile_id, p.account_id from account_profiles p join next using (profile_id)
    order by p.profile_id, p.joined_at, p.account_id
), sessions_filled as (
  update sessions t set account_id = o.account_id from owners o where t.profile_id = o.profile_id and t.account_id is null
), browsers_filled as (
  update known_browsers t set account_id = o.account_id from owners o where t.profile_id = o.profile_id and t.account_id is null
), resets_filled as (
  update password_resets t set account_id = o.account_id from owners o where t.profile_id = o.profile_id and t.account_id is null
), changes_filled as (
  update contact_changes t set account_id = o.account_id from owners o where t.profile_id = o.profile_id and t.account_id is null
)
select max(profile_id) as last from next
