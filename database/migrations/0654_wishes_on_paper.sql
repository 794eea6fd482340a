-- expand; tolerated by 0095_guardian_relations.sql
-- When the office has put two families before each other of whom one had ticked on paper that it would like to know more, and had said so on a call.
alter table card_sheet_cards add column carried_at timestamptz;
