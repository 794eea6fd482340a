-- Tells whether the application key (DATA_KEY) is the one that this database's secrets were encrypted with.
create table data_key_check (
  is_only_row boolean primary key default true check (is_only_row),
  value text not null
);
