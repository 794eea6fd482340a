-- expand; tolerated by 0095_guardian_relations.sql
-- What the trust tells of itself, made once for each week; `week` is its Monday in India.
create table trust_figures (
  week date primary key,
  figures jsonb not null,
  made_at timestamptz not null default now()
);
