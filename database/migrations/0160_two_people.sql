-- expand; tolerated by 0095_guardian_relations.sql
-- Several accounts of one profile: who is invited, what the candidate has decided, and who did what.
alter table account_profiles
  -- When a session of this account was last used in this profile, to the minute.
  add column seen_at timestamptz,
  -- Since when it has been asked whose profile this is, or who may speak for it.
  add column asked_at timestamptz;

create table invitations (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  role text not null check (role in ('candidate', 'guardian')),
  -- Empty once it is over; the hash keeps what was refused refused.
  phone text not null,
  phone_hash bytea not null,
  invited_by bigint references accounts on delete set null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answer text check (answer in ('agreed', 'refused')),
  answered_at timestamptz,
  withdrawn_at timestamptz
);

create index invitations_of_profile on invitations (profile_id);
create index invitations_of_phone on invitations (phone_hash);

-- One that was sent again has several; each holds until its time is over.
create table invitation_codes (
  invitation_id bigint not null references invitations on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null,
  primary key (invitation_id, code_hash)
);

create table candidate_choices (
  profile_id text primary key references members on delete cascade,
  -- The candidate's own yes to being shown: said on the site, or to the office, which writes why it believes so.
  said_yes_at timestamptz,
  said_to text check (said_to in ('site', 'office')),
  reason text not null default '',
  accepts_alone boolean not null default false,
  -- Whose phone accepted families are given; null for the account that had the profile first.
  reached_account bigint references accounts on delete set null,
  -- Whether what others wrote of the candidate's own health was kept or erased has been decided.
  health_decided_at timestamptz
);

create table acts (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  -- Null for the office, and for an account that is gone; the role stays.
  account_id bigint references accounts on delete set null,
  role text not null check (role in ('candidate', 'guardian', 'family', 'office')),
  act text not null,
  -- The other member whom it was about. Who is gone takes the line along.
  about_id text references members on delete cascade,
  done_at timestamptz not null default now()
);

create index acts_of_profile on acts (profile_id, done_at);
create index acts_about on acts (about_id);
create index acts_of_account on acts (account_id);
