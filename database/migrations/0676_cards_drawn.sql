-- expand; tolerated by 0095_guardian_relations.sql
-- At which table of each round a family sits on the card that was downloaded last, and by whom: printed it is once they say so.
alter table melan_guests add column drawn_places int[], add column drawn_by text;
