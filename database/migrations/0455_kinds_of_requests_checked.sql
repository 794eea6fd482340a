-- expand; tolerated by 0095_guardian_relations.sql
alter table office_requests validate constraint office_requests_kind_check;
