-- expand; tolerated by 0095_guardian_relations.sql
-- Threats, extortion, trafficking and harassment are a reason of their own, with a clock of 36 hours. Existing rows hold none of it.
alter table reports drop constraint reports_reason_check;
alter table reports add constraint reports_reason_check check (reason in
  ('untrue', 'rude', 'money', 'married', 'photo', 'other', 'impersonation', 'ownPhoto', 'ownNumber', 'threat')) not valid;
alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check check (kind in
  ('photo', 'impersonation', 'threat', 'number', 'fraud', 'behaviour', 'other')) not valid;
