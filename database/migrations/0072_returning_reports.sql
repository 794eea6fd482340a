-- A report outlives the reported member for a year: with its words, without their id, under a keyed hash of their phone. Whoever
-- registers with that phone again has it back, and the office sees it.
alter table reports
  add column phone_hash bytea,
  add column left_at timestamptz,
  add column returned_at timestamptz;

create index reports_of_phone on reports (phone_hash) where left_at is not null;
create index reports_of_member on reports (member_id);

-- Random keys that must outlive a change of the data key, sealed by it.
create table sealed_keys (
  name text primary key,
  sealed text not null
);
