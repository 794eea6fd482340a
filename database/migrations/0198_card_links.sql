-- expand; tolerated by 0095_guardian_relations.sql
-- Links to a member's card for readers without an account. The address is nowhere: a hash of what it ends in knows it again.
create table card_links (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  token_hash bytea not null unique,
  -- What is on it beside what is on every one.
  parts text[] not null,
  role text not null check (role in ('candidate', 'guardian', 'family')),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Since when what waits for the bride's or groom's yes is on it as well.
  agreed_at timestamptz,
  ended_at timestamptz,
  openings integer not null default 0
);

create index card_links_of_profile on card_links (profile_id);

-- By a reader of a link: there is no reporter to name.
alter table reports add column by_link boolean not null default false;
