-- expand; tolerated by 0095_guardian_relations.sql
-- Addresses that refuse what is sent to them, by a keyed hash: after three times nothing more goes there. An address that is
-- written anew begins anew, because it is another, or because it is confirmed again.
create table failing_addresses (
  address_hash bytea primary key,
  failures integer not null default 1,
  failed_at timestamptz not null default now()
);
