-- expand; tolerated by 0095_guardian_relations.sql
-- Why a family declined, where it chose to tell the sender; null: they are not told. The version before tells nobody.
alter table introductions add column told_because text
  check (told_because in ('talking', 'notNow', 'distance', 'plans', 'hopes'));
