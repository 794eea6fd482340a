-- expand; tolerated by 0095_guardian_relations.sql
-- Guardians' phones that accepted families had before such phones were confirmed: they hold for thirty days from the day on which
-- the family is asked (`asked_at`), and for whoever has opened them by then.
create table guardian_phones_of_before (
  profile_id text primary key references members on delete cascade,
  phone text not null,
  asked_at timestamptz
);
