-- expand; tolerated by 0095_guardian_relations.sql
-- That data went where they should not: what is known, what was done when, and whom it touches.
create table breaches (
  id integer generated always as identity primary key,
  what text not null,
  -- From here the law's hours are counted.
  known_at timestamptz not null,
  opened_by text not null,
  subject_en text not null default '',
  letter_en text not null default '',
  subject_bn text not null default '',
  letter_bn text not null default '',
  closed_at timestamptz
);
create table breach_deeds (
  id integer generated always as identity primary key,
  breach_id integer not null references breaches on delete cascade,
  done_at timestamptz not null default now(),
  done_by text not null,
  kind text not null check (kind in ('opened', 'people', 'letter', 'sent', 'certin', 'board', 'police', 'note', 'closed')),
  words text not null default ''
);
create index breach_deeds_of_breach on breach_deeds (breach_id);
-- In which register somebody was found first; a member who leaves is not written to any more.
create table breach_people (
  breach_id integer not null references breaches on delete cascade,
  profile_id text not null references members on delete cascade,
  source text not null,
  told_at timestamptz,
  primary key (breach_id, profile_id)
);
create index breach_people_of_member on breach_people (profile_id);
