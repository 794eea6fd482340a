-- expand; tolerated by 0095_guardian_relations.sql
-- `password_resets` still has one row for each profile, for the version before; of several who look after one, the last link holds.
-- It goes with the column.
create or replace function fill_account() returns trigger language plpgsql as $$
begin
  if new.account_id is null then
    -- A fill of accounts waits for this row, or this one for the fill.
    perform from members where profile_id = new.profile_id for key share;
    select account_id into new.account_id from account_profiles where profile_id = new.profile_id
      order by joined_at, account_id limit 1;
  elsif new.profile_id is null then
    select profile_id into new.profile_id from account_profiles where account_id = new.account_id
      order by joined_at, profile_id limit 1;
  end if;
  if tg_table_name = 'password_resets' then
    delete from password_resets where profile_id = new.profile_id and account_id is distinct from new.account_id;
  end if;
  return new;
end $$;
