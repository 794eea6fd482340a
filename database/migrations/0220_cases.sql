-- expand; tolerated by 0095_guardian_relations.sql
-- What the office has to settle: everything that is reported about one profile, or about what a stranger named, until it is settled.
create table cases (
  id integer generated always as identity primary key,
  -- The profile's number, or what a stranger called it; '' once the profile is gone.
  subject text not null,
  kind text not null check (kind in ('photo', 'impersonation', 'number', 'fraud', 'behaviour', 'other')),
  opened_at timestamptz not null default now(),
  -- Since when a photo or an impersonation waits.
  urgent_at timestamptz,
  settled_at timestamptz,
  settled_by text not null default '',
  note text not null default '',
  outcome text not null default '' check (outcome in ('', 'acted', 'nothing', 'unclear')),
  -- Until when the clock ran of which the office was last warned.
  warned_of timestamptz
);
create unique index cases_open on cases (subject) where settled_at is null and subject <> '';
create index cases_settled on cases (settled_at desc);

create table case_notes (
  id integer generated always as identity primary key,
  case_id integer not null references cases on delete cascade,
  noted_at timestamptz not null default now(),
  noted_by text not null,
  words text not null
);
create index case_notes_of_case on case_notes (case_id);

alter table reports
  add column case_id integer references cases on delete cascade,
  -- By which its reporter asks for it.
  add column reference text,
  -- As a stranger said whose profile it is.
  add column about text not null default '',
  -- The phone or e-mail of somebody who has no account here, for the answer alone.
  add column contact text not null default '',
  add column language text not null default 'en',
  add column acknowledged_at timestamptz;
alter table reports drop constraint reports_reason_check;
alter table reports add constraint reports_reason_check check (reason in
  ('untrue', 'rude', 'money', 'married', 'photo', 'other', 'impersonation', 'ownPhoto', 'ownNumber')) not valid;
