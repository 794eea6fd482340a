-- expand; tolerated by 0095_guardian_relations.sql
-- A row of an old register says no longer by what, nor which member, its family is known.
update register_rows set faults = '{knownHere}', other = '' where state = 'bad' and faults && '{knownPhone,knownName}';
