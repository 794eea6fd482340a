-- The receipt that a member has for asking to be deleted. Once they are gone it stands alone in deletion_receipts.
alter table members
  add column deletion_receipt text unique,
  add check ((deletion_receipt is null) = (deletion_due_at is null));

create table deletion_receipts (
  receipt text primary key
);
