-- expand; tolerated by 0095_guardian_relations.sql
-- A phone or an address that a member wants in the place of the one before: it is theirs once it is confirmed, and takes that
-- place seven days later, or when the one before agrees.
create table contact_requests (
  account_id bigint not null references accounts on delete cascade,
  kind text not null check (kind in ('phone', 'email')),
  wanted text not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  due_at timestamptz,
  primary key (account_id, kind)
);

-- Whoever holds an account's number now has said so with a code: the account loses the number when it is due.
create table phone_claims (
  account_id bigint primary key references accounts on delete cascade,
  claimed_at timestamptz not null default now(),
  due_at timestamptz not null
);

alter table verifications drop constraint verifications_purpose_check;
alter table verifications add constraint verifications_purpose_check check (purpose in
  ('phone', 'guardian', 'newPhone', 'oldPhone', 'email', 'newEmail', 'reset', 'resetByEmail', 'claim'));

-- Another phone or address is not confirmed because the one before was.
create function forget_confirmed() returns trigger language plpgsql as $$
begin
  if new.phone <> old.phone and new.phone_verified_at is not distinct from old.phone_verified_at then
    new.phone_verified_at := null;
  end if;
  if new.email <> old.email and new.email_verified_at is not distinct from old.email_verified_at then
    new.email_verified_at := null;
  end if;
  return new;
end $$;

create trigger forget_confirmed before update of phone, email on accounts
  for each row execute function forget_confirmed();
