-- expand; tolerated by 0095_guardian_relations.sql
-- Until when an account may go on without a confirmed phone: accounts of before have thirty days from their first login (until
-- then infinity), new ones none.
alter table accounts add column confirm_by timestamptz default 'infinity';
alter table accounts alter column confirm_by drop default;

-- Who has asked for a code or a link, where it goes and what it is for. Without an account: somebody who has not logged in, known
-- by a ticket in the browser.
create table verifications (
  id bigint generated always as identity primary key,
  account_id bigint references accounts on delete cascade,
  profile_id text references members on delete cascade,
  purpose text not null
    check (purpose in ('phone', 'guardian', 'newPhone', 'email', 'newEmail', 'reset', 'resetByEmail', 'claim')),
  contact text not null,
  ticket_hash bytea,
  by_office boolean not null default false,
  asked_at timestamptz not null default now()
);

create index verifications_of_account on verifications (account_id, purpose);
create index verifications_of_ticket on verifications (ticket_hash);
create index verifications_of_profile on verifications (profile_id);
create index verifications_by_age on verifications (asked_at);

-- The keyed hash of a code of six digits or of a link's token, never the thing itself.
create table verification_codes (
  id bigint generated always as identity primary key,
  verification_id bigint not null references verifications on delete cascade,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index verification_codes_of_verification on verification_codes (verification_id);
create index verification_codes_by_hash on verification_codes (code_hash);

-- How many codes were asked for on a day (in India) and how many of them confirmed anything, by the country's dial code; '' is all.
create table verification_days (
  day date not null,
  dial_code text not null,
  asked integer not null default 0,
  confirmed integer not null default 0,
  primary key (day, dial_code)
);

-- A guardian's phone that whoever answers it has confirmed. It holds for this number alone.
create table guardian_phones (
  profile_id text primary key references members on delete cascade,
  phone text not null,
  confirmed_at timestamptz not null default now()
);
