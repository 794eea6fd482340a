-- Phones and e-mail addresses that the office has changed, what stood there before and why. The version before tolerates it.
create table contact_changes (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  kind text not null check (kind in ('phone', 'email')),
  former text not null,
  reason text not null,
  changed_at timestamptz not null default now()
);

create index contact_changes_of_member on contact_changes (profile_id);
