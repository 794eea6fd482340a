-- fill; tolerated by 0095_guardian_relations.sql
-- An account for each member of before, in the language in which they agreed to the registration.
with next as materialized (
  select profile_id, phone, email, password_hash, created_at from members
    where profile_id > $1 order by profile_id limit $2::int for update
), made as (
  insert into accounts (phone, email, password_hash, language, created_at)
    select phone, email, password_hash,
      -- One stands at most, and has an index.
      (select c.language from consents c
        where c.profile_id = next.profile_id and c.kind = 'registration' and c.about_id is null and c.withdrawn_at is null),
      created_at from next where phone is not null
    on conflict (phone) do nothing
    returning id, phone
), joined as (
  insert into account_profiles (account_id, profile_id, role, joined_at)
    select made.id, next.profile_id, 'family', next.created_at from next join made using (phone)
)
select max(profile_id) as last from next
