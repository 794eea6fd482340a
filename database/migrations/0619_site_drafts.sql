-- expand; tolerated by 0095_guardian_relations.sql
-- What editors have written and not published: of a text, or of a row of a list of the site; some of it for a day to come.
create table site_drafts (
  id bigint generated always as identity primary key,
  -- 'text', or the list.
  place text not null check (place in ('text', 'faqs', 'stories')),
  -- Of a text its key and language, `welcome bn`; of a row its number; '' for a row that is not there yet.
  subject text not null,
  -- By the names of the form.
  fields jsonb not null,
  -- Of what stood there when it was written: it takes the place of nothing else.
  version text not null,
  -- It is published when this day begins in India; null: when somebody does it.
  publish_on date,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  -- On its day something else stood there.
  failed_at timestamptz
);

create unique index site_drafts_of on site_drafts (place, subject) where subject <> '';
create index site_drafts_due on site_drafts (publish_on) where publish_on is not null and failed_at is null;
