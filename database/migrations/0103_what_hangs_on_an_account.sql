-- expand; tolerated by 0095_guardian_relations.sql
-- Sessions, known browsers, links for a new password and changes by the office are an account's; a session's profile is the one it
-- was begun in. Whoever writes one of both ids has the other filled in: the profile is the first that the account had.
alter table sessions add column account_id bigint references accounts on delete cascade;
alter table known_browsers add column account_id bigint references accounts on delete cascade;
alter table password_resets add column account_id bigint references accounts on delete cascade;
alter table contact_changes add column account_id bigint references accounts on delete cascade;

create function fill_account() returns trigger language plpgsql as $$
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
  return new;
end $$;

create trigger fill_account before insert on sessions for each row execute function fill_account();
create trigger fill_account before insert on known_browsers for each row execute function fill_account();
create trigger fill_account before insert on password_resets for each row execute function fill_account();
create trigger fill_account before insert on contact_changes for each row execute function fill_account();
