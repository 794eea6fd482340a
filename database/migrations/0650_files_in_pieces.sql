-- expand; tolerated by 0095_guardian_relations.sql
-- A file that an account sends for a profile in pieces, known by the hash of the whole: until the call that it is for has kept it.
create table sent_files (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  profile_id text not null references members on delete cascade,
  sha256 bytea not null check (length(sha256) = 32),
  bytes integer not null check (bytes > 0),
  begun_at timestamptz not null default now(),
  -- When a piece has come last: where there is no room left, the file for which nothing has come for longest is given up.
  came_at timestamptz not null default now(),
  used_at timestamptz,
  unique (account_id, profile_id, sha256)
);

create index sent_files_of_profile on sent_files (profile_id);

create table file_pieces (
  file_id bigint not null references sent_files on delete cascade,
  number smallint not null check (number >= 0),
  content bytea not null,
  primary key (file_id, number)
);

-- Photos do not get smaller by being packed once more.
alter table file_pieces alter content set storage external;
