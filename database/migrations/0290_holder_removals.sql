-- expand; tolerated by 0095_guardian_relations.sql
-- That somebody is to look after a profile no more. They may object for seven days; who goes, or stops being a holder, ends it.
create table holder_removals (
  profile_id text not null,
  account_id bigint not null,
  asked_by bigint not null,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  objected_at timestamptz,
  primary key (profile_id, account_id),
  foreign key (account_id, profile_id) references account_profiles on delete cascade,
  foreign key (asked_by, profile_id) references account_profiles on delete cascade
);
create index holder_removals_of_account on holder_removals (account_id);
create index holder_removals_by on holder_removals (asked_by);
create index holder_removals_due on holder_removals (due_at);

-- Where to tell somebody that they look after a profile no more: their account may be gone by then.
create table farewells (
  id bigint generated always as identity primary key,
  contact text not null,
  language text not null check (language in ('en', 'bn')),
  made_at timestamptz not null default now()
);
create index farewells_made on farewells (made_at);

-- A code with which the candidate takes somebody out at once.
alter table verifications drop constraint verifications_purpose_check;
alter table verifications add constraint verifications_purpose_check check (purpose in
  ('phone', 'guardian', 'newPhone', 'oldPhone', 'email', 'newEmail', 'reset', 'resetByEmail', 'claim', 'removal')) not valid;
