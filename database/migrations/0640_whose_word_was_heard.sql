-- expand; tolerated by 0095_guardian_relations.sql
-- Whose word the office has heard: null, as of before, counts as the family's.
alter table proposals
  add column one_word text,
  add column other_word text;

create or replace view proposal_sides as
  select id, one_id as profile_id, other_id as member_id, origin, why, made_by, made_at, ends_at, ended_at,
    one_answer as answer, one_answered_at as answered_at, one_answered_by as answered_by, one_heard as heard, one_asked as asked,
    one_word as word
  from proposals
  union all
  select id, other_id, one_id, origin, why, made_by, made_at, ends_at, ended_at,
    other_answer, other_answered_at, other_answered_by, other_heard, other_asked, other_word
  from proposals;
