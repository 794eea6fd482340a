-- expand; tolerated by 0095_guardian_relations.sql
-- Who logs in. A profile is a bride's or a groom's (`members`); an account may have several, and a profile several accounts.
create table accounts (
  id bigint generated always as identity primary key,
  phone text not null unique check (phone ~ '^([0-9]{10}|\+[1-9][0-9]{6,14})$'),
  email text not null default '',
  password_hash text not null,
  -- The language in which to speak to them; null while it is not known.
  language text check (language in ('en', 'bn')),
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);

-- role: `family` is the account that registered and has not said whose it is.
create table account_profiles (
  account_id bigint not null references accounts on delete cascade,
  profile_id text not null references members on delete cascade,
  role text not null check (role in ('candidate', 'guardian', 'family')),
  joined_at timestamptz not null default now(),
  -- When a session was last begun in it.
  used_at timestamptz,
  primary key (account_id, profile_id)
);

create index account_profiles_of_profile on account_profiles (profile_id);

-- An account without a profile has nothing to log in to.
create function leave_no_account_alone() returns trigger language plpgsql as $$
begin
  -- Of two profiles that go at once, the second sees that the first is gone.
  perform from accounts where id = old.account_id for update;
  delete from accounts where id = old.account_id
    and not exists (select from account_profiles where account_id = old.account_id);
  return null;
end $$;

create trigger leave_no_account_alone after delete on account_profiles
  for each row execute function leave_no_account_alone();
