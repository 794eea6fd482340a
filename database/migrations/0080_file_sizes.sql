-- How many bytes were stored, so that a file that was cut short is not taken for the one that was sent. Unknown (null) for
-- those that were stored before: they are served as they are. The version before tolerates these columns.
alter table files
  add column bytes integer check (bytes > 0),
  add column small_bytes integer check (small_bytes > 0),
  add check (small_bytes is null or small_name is not null);
