-- expand; tolerated by 0095_guardian_relations.sql
create table office_notes (
  id integer generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  noted_at timestamptz not null default now(),
  noted_by text not null,
  words text not null
);
create index office_notes_of_member on office_notes (profile_id);
-- What stood in a text before it was edited.
create table former_contents (
  id integer generated always as identity primary key,
  key text not null,
  lang text not null,
  html text not null,
  replaced_at timestamptz not null default now(),
  replaced_by text not null
);
create index former_contents_of_text on former_contents (key, lang, id desc);
