-- expand; tolerated by 0095_guardian_relations.sql
-- A bride or groom who is not free to decide. Nobody reads it but the women's desk: to all others the profile rests as the office lets it.
create table vetoes (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  set_at timestamptz not null default now(),
  -- A safe number and hour, sealed.
  safe_way text not null,
  ended_at timestamptz,
  ended_by text not null default '',
  -- What she said, sealed.
  ended_words text not null default ''
);
create unique index one_veto_of_profile on vetoes (profile_id) where ended_at is null;
create index vetoes_of_profile on vetoes (profile_id);
