-- expand; tolerated by 0095_guardian_relations.sql
-- Phones that a family has blocked before it ever met them: keyed hashes, and the last two digits for the family itself.
create table blocked_phones (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  phone_hash bytea not null,
  last_digits text not null check (last_digits ~ '^[0-9]{2}$'),
  blocked_at timestamptz not null default now(),
  unique (profile_id, phone_hash)
);

create index blocked_phones_of_phone on blocked_phones (phone_hash);

-- Whose phone a blocked one is or was: these two see nothing of each other.
create table blocked_phone_matches (
  blocked_phone_id bigint not null references blocked_phones on delete cascade,
  profile_id text not null references members on delete cascade,
  member_id text not null references members on delete cascade,
  primary key (profile_id, member_id, blocked_phone_id)
);

create index blocked_phone_matches_of_member on blocked_phone_matches (member_id);
create index blocked_phone_matches_of_phone on blocked_phone_matches (blocked_phone_id);

-- Phones that a profile has had since, as keyed hashes, so that one given up is still known.
create table former_phones (
  profile_id text not null references members on delete cascade,
  phone_hash bytea not null,
  primary key (profile_id, phone_hash)
);

create index former_phones_of_phone on former_phones (phone_hash);

-- Phones of profiles that have come or gone and are not compared yet: only the program can hash them. Every call of the
-- profile begins with that, so nobody looks at anything before.
create table changed_phones (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  phone text not null
);

create index changed_phones_of_profile on changed_phones (profile_id);

-- A restored archive brings the rows of this table itself.
create function note_phone(profile text, phone text) returns void language sql as $$
  insert into changed_phones (profile_id, phone) select profile, phone
    where phone <> '' and exists (select from members where profile_id = profile)
      and current_setting('shubho_bibaho.is_restoring', true) is distinct from 'yes'
$$;

create function note_account_phone() returns trigger language plpgsql as $$
begin
  perform note_phone(p.profile_id, old.phone), note_phone(p.profile_id, new.phone)
    from account_profiles p where p.account_id = new.id;
  return null;
end $$;

create trigger note_account_phone after update of phone on accounts
  for each row when (old.phone is distinct from new.phone) execute function note_account_phone();

-- Who comes new is compared where somebody has blocked a phone at all, and once more before being shown.
create function note_joining_phone() returns trigger language plpgsql as $$
begin
  if exists (select from blocked_phones) then
    perform note_phone(new.profile_id, a.phone) from accounts a where a.id = new.account_id;
  end if;
  return null;
end $$;

create trigger note_joining_phone after insert on account_profiles
  for each row execute function note_joining_phone();

create function note_leaving_phone() returns trigger language plpgsql as $$
begin
  perform note_phone(old.profile_id, a.phone) from accounts a where a.id = old.account_id;
  return null;
end $$;

create trigger note_leaving_phone after delete on account_profiles
  for each row execute function note_leaving_phone();

create function note_guardian_phone() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform note_phone(new.profile_id, old.guardian_phone);
  end if;
  perform note_phone(new.profile_id, new.guardian_phone);
  return null;
end $$;

create trigger note_guardian_phone after update of guardian_phone on profile_details
  for each row when (old.guardian_phone is distinct from new.guardian_phone) execute function note_guardian_phone();
create trigger note_first_guardian_phone after insert on profile_details
  for each row when (new.guardian_phone <> '') execute function note_guardian_phone();
