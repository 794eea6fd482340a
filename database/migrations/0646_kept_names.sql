-- expand; tolerated by 0095_guardian_relations.sql
-- By what a browser that keeps a name on its device finds the account. The name itself is kept there alone. Without an account: its owner has
-- taken it off everywhere, and the device lets go of it when it comes again.
create table kept_names (
  handle_hash bytea primary key,
  account_id bigint references accounts on delete cascade,
  kept_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index kept_names_of_account on kept_names (account_id);
create trigger note_later after delete or update of account_id on kept_names for each row execute function note_later_change('handle_hash', '');
