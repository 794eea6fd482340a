-- What the office did about a report.
alter table reports add column settled_note text not null default '';
