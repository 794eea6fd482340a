-- expand; tolerated by 0095_guardian_relations.sql
-- What visitors are told of a change of a text.
alter table former_contents add column told text not null default '';
-- What stood in a row of the site's lists (questions, contacts, links, stories, banners) before it was changed or taken away.
create table former_rows (
  id integer generated always as identity primary key,
  list text not null,
  row_id integer not null,
  whole jsonb not null,
  is_gone boolean not null,
  replaced_at timestamptz not null default now(),
  replaced_by text not null
);
create index former_rows_of_list on former_rows (list, id desc);
-- By which paper a family agreed to its words, and on which day; of those of before nobody noted it.
alter table testimonials add column consented_on date;
alter table testimonials add column consent_form text not null default '';
