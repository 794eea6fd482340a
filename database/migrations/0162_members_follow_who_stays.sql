-- expand; tolerated by 0095_guardian_relations.sql
-- A member's phone, e-mail and password are those of an account of the profile: once that account is none of it any more, those of
-- another, so that the version before lets nobody in who was taken off. It goes when the columns of `members` go.

-- What one trigger carries over is not carried back by the other.
create or replace function keep_account_in_step() returns trigger language plpgsql as $$
declare
  made bigint;
begin
  if tg_op = 'UPDATE' then
    if pg_trigger_depth() > 1 then return null; end if;
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

-- Its name comes before `leave_no_account_alone`, which may remove the account.
create function hand_member_on() returns trigger language plpgsql as $$
declare
  heir accounts;
begin
  perform from members m join accounts a on a.phone = m.phone
    where m.profile_id = old.profile_id and a.id = old.account_id;
  if not found then return null; end if;
  select a.* into heir from account_profiles p join accounts a on a.id = p.account_id
    where p.profile_id = old.profile_id and not exists (select from members known where known.phone = a.phone)
    order by p.joined_at, a.id limit 1;
  update members set phone = heir.phone, email = coalesce(heir.email, ''), password_hash = heir.password_hash
    where profile_id = old.profile_id;
  return null;
end $$;

create trigger hand_member_on after delete on account_profiles for each row execute function hand_member_on();
