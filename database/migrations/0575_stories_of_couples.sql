-- expand; tolerated by 0095_guardian_relations.sql
-- What a couple tells of how they met. It is shown while both have agreed to these very words and this photo, and the office has approved them:
-- each of the three has noted their hash. one_id < other_id; null once that member is removed and the story stays, as both have agreed.
create table together_stories (
  id text primary key,
  one_id text references members on delete set null,
  other_id text references members on delete set null,
  writer_id text references members on delete set null,
  -- Sealed.
  names text not null,
  words text not null,
  language text not null check (language in ('en', 'bn')),
  photo text unique,
  hash text not null,
  one_agreed text not null default '',
  other_agreed text not null default '',
  one_stays boolean not null default false,
  other_stays boolean not null default false,
  approved text not null default '',
  approved_by text,
  -- '' while the office has not sent it back.
  returned_because text not null default '',
  written_at timestamptz not null default now(),
  agreed_at timestamptz,
  approved_at timestamptz
);

create unique index together_stories_of_pair on together_stories (one_id, other_id);
create index together_stories_of_other on together_stories (other_id);
create index together_stories_of_writer on together_stories (writer_id);
create index together_stories_shown on together_stories (approved_at) where approved <> '';

-- A JPEG as it was made of what was sent.
create table together_story_photos (
  story_id text primary key references together_stories on delete cascade,
  jpeg bytea not null
);

-- What was taken back stays so.
create trigger note_later after delete or update of hash, one_agreed, other_agreed, approved, one_stays, other_stays, photo on together_stories
  for each row execute function note_later_change('id', 'hash,one_agreed,other_agreed,approved,one_stays,other_stays,photo');
