-- expand; tolerated by 0095_guardian_relations.sql
-- Who of the office used the Power Link, by a code of their own; '' where they gave none. And since when its key is the same.
alter table staff add column link_code_hash bytea;
alter table power_link_grants add column named text not null default '';
alter table power_link_uses add column named text not null default '';
create table power_link_keys (
  key_hash bytea primary key,
  seen_at timestamptz not null default now()
);
