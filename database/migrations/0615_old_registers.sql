-- expand; tolerated by 0095_guardian_relations.sql
-- Families of an old register: nobody of the site until the office releases them, and theirs once they have said yes.
create table register_imports (
  id int generated always as identity primary key,
  file_name text not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  -- The file, encrypted, until it is read.
  sealed_file text not null default '',
  headings text[] not null default '{}',
  columns text[] not null default '{}',
  signature text not null default '',
  header_row int not null default 0,
  matched_at timestamptz,
  entered_at timestamptz,
  undone_at timestamptz
);
create table register_matchings (
  signature text primary key,
  columns text[] not null,
  kept_at timestamptz not null default now()
);
create table register_rows (
  import_id int not null references register_imports on delete cascade,
  number int not null,
  state text not null default 'read',
  -- The cells until the row is entered, then the answers; '' once they are the family's.
  sealed text not null,
  faults text[] not null default '{}',
  asks text[] not null default '{}',
  other text not null default '',
  phone_hash bytea,
  name_hash bytea,
  profile_id text references members on delete cascade,
  changed_at timestamptz not null default now(),
  primary key (import_id, number)
);
create index register_rows_phone on register_rows (phone_hash) where phone_hash is not null;
create index register_rows_name on register_rows (import_id, name_hash) where name_hash is not null;
create index register_rows_state on register_rows (import_id, state, number);
create unique index register_rows_profile on register_rows (profile_id) where profile_id is not null;
-- Nobody has signed for a family of the old register.
alter table paper_entries alter column consent_on drop not null;
