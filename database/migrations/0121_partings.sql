-- expand; tolerated by 0095_guardian_relations.sql
-- Who has ended an acquaintance (`profile_id`) with whom. The acceptance itself is gone: so the version before opens nothing either.
create table partings (
  profile_id text not null references members on delete cascade,
  member_id text not null references members on delete cascade,
  ended_at timestamptz not null default now(),
  primary key (profile_id, member_id),
  check (profile_id <> member_id)
);

create index partings_of_member on partings (member_id);
