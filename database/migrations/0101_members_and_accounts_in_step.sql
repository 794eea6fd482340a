-- expand; tolerated by 0095_guardian_relations.sql
-- The version before writes a phone, an e-mail and a password to `members`, this one to `accounts`: each reads what the other wrote.
-- The account of a member is the one with the member's phone. All of it goes when the columns of `members` go.
alter table members alter phone drop not null, alter password_hash drop not null;

create function keep_account_in_step() returns trigger language plpgsql as $$
declare
  made bigint;
begin
  if tg_op = 'UPDATE' then
    update accounts set phone = new.phone, email = new.email, password_hash = new.password_hash
      where phone = old.phone and (phone, email, password_hash) is distinct from (new.phone, new.email, new.password_hash);
  elsif new.phone is not null then
    insert into accounts (phone, email, password_hash, created_at)
      values (new.phone, new.email, new.password_hash, new.created_at)
      on conflict (phone) do nothing returning id into made;
    insert into account_profiles (account_id, profile_id, role, joined_at)
      select made, new.profile_id, 'family', new.created_at where made is not null;
  end if;
  return null;
end $$;

create trigger keep_account_in_step after insert or update of phone, email, password_hash on members
  for each row execute function keep_account_in_step();

create function keep_member_in_step() returns trigger language plpgsql as $$
begin
  update members set phone = new.phone, email = new.email, password_hash = new.password_hash
    where phone = old.phone and (phone, email, password_hash) is distinct from (new.phone, new.email, new.password_hash);
  return null;
end $$;

create trigger keep_member_in_step after update of phone, email, password_hash on accounts
  for each row execute function keep_member_in_step();

-- A second profile of an account has no phone of its own: it is for versions that know accounts alone.
create function bring_member_in_step() returns trigger language plpgsql as $$
begin
  update members m set phone = a.phone, email = a.email, password_hash = a.password_hash
    from accounts a where a.id = new.account_id and m.profile_id = new.profile_id and m.phone is null
      and not exists (select from members known where known.phone = a.phone);
  return null;
end $$;

create trigger bring_member_in_step after insert on account_profiles
  for each row execute function bring_member_in_step();
