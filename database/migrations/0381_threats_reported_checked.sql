-- expand; tolerated by 0095_guardian_relations.sql
alter table reports validate constraint reports_reason_check;
alter table cases validate constraint cases_kind_check;
