-- expand; tolerated by 0095_guardian_relations.sql
-- With whom of a profile the office has spoken, who of the office it was, and on which number.
create table spoken_calls (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  -- Null: a bride or groom without an account.
  account_id bigint references accounts on delete cascade,
  phone text not null,
  spoken_by text not null,
  spoken_name text not null,
  words text not null,
  spoken_at timestamptz not null default now()
);
create index spoken_calls_of_member on spoken_calls (profile_id);

-- Somebody who looks after a profile says that it is their own, until the office has spoken with them.
create table whose_claims (
  profile_id text not null,
  account_id bigint not null,
  said_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_how text not null default '' check (ended_how in ('', 'withdrawn', 'refused', 'granted')),
  ended_by text not null default '',
  reason text not null default '',
  primary key (profile_id, account_id),
  foreign key (account_id, profile_id) references account_profiles (account_id, profile_id) on delete cascade
);
create index whose_claims_open on whose_claims (said_at) where ended_at is null;

-- Families whom somebody else has accepted in the place of the bride or groom, who has still to say what becomes of each.
create table undecided_acquaintances (
  profile_id text not null references members on delete cascade,
  member_id text not null references members on delete cascade,
  since timestamptz not null default now(),
  primary key (profile_id, member_id)
);
create index undecided_acquaintances_about on undecided_acquaintances (member_id);

-- Somebody whom a claim would take the role from objects to it: then a second person decides, and no day stands in for one.
alter table office_requests add column needs_two boolean not null default false;

create trigger note_later after insert or update or delete on spoken_calls for each row execute function note_later_change('id', '');
create trigger note_later after insert or update or delete on whose_claims for each row execute function note_later_change('profile_id,account_id', '');
create trigger note_later after insert or update or delete on undecided_acquaintances for each row execute function note_later_change('profile_id,member_id', '');
