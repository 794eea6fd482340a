-- expand; tolerated by 0095_guardian_relations.sql
-- Numbers that a family could not reach, for the desk; and who rests with whom.
drop index concurrently if exists together_presses_in_vain;
create index concurrently together_presses_in_vain on together_presses (pressed_at)
  where step = 'call' and value in ('noAnswer', 'wrongNumber');
drop index concurrently if exists pauses_with;
create index concurrently pauses_with on pauses (with_id) where with_id is not null;
