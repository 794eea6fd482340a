-- expand; tolerated by 0095_guardian_relations.sql
-- Accepting is the candidate's alone unless she or he hands it over; and by whose account a link to the card was made, so that it ends with
-- whoever looks after the profile no more.
alter table candidate_choices add column hands_over_accepting boolean not null default false;
alter table card_links add column made_by bigint references accounts on delete set null;
