-- expand; tolerated by 0095_guardian_relations.sql
-- A profile rests when nobody has come for ninety days, until its family says that it goes on.
alter table pauses drop constraint pauses_reason_check;
alter table pauses add constraint pauses_reason_check
  check (reason in ('inTalks', 'notNow', 'metHere', 'metElsewhere', 'other', 'away'));
