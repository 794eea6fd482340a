-- expand; tolerated by 0095_guardian_relations.sql
-- Of the paper on which an identity was seen: which kind, and a keyed hash by which the same paper is known again.
create table identity_papers (
  profile_id text primary key references members on delete cascade,
  paper text not null,
  number_hash bytea not null,
  seen_at timestamptz not null default now(),
  seen_by text not null
);
create index identity_papers_of_number on identity_papers (number_hash);
