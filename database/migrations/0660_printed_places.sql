-- expand; tolerated by 0095_guardian_relations.sql
-- At which table of each round a family sits on the card that was printed last; null: no card was printed.
alter table melan_guests add column printed_places int[];
