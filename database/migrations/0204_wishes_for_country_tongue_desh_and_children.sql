-- expand; tolerated by 0095_guardian_relations.sql
-- Wishes for the country (any but India with country_abroad), the mother tongue, the desh, and how many children there are.
alter table wishes
  add column country_ids integer[] not null default '{}',
  add column country_abroad boolean not null default false,
  add column country text not null default '' check (country in ('', 'Wish', 'Must')),
  add column mother_tongues text[] not null default '{}',
  add column mother_tongue text not null default '' check (mother_tongue in ('', 'Wish', 'Must')),
  add column deshes text[] not null default '{}',
  add column desh text not null default '' check (desh in ('', 'Wish', 'Must')),
  add column children_counts text[] not null default '{}',
  add column children text not null default '' check (children in ('', 'Wish', 'Must'));

-- The version before takes a line of 52 columns and no other, so what has come since is kept beside it: the end of the line.
alter table matching_changes add column line_end text;

-- The columns behind those of candidate_lines, in the order in which parse-row.ts takes them. Who never married has no children
-- unless they say so. 1000, which no country is, stands for every country but India.
create view candidate_line_ends as
  select m.profile_id,
    array_to_string(array[
      a.country_id::text,
      (w.country_ids || case when w.country_abroad then array[1000] else array[]::integer[] end)::text, w.country::text,
      w.mother_tongues::text, w.mother_tongue::text, w.deshes::text, w.desh::text,
      case coalesce(d.children, case d.marital_status when 'Never Married' then 0 end)
        when 0 then 'None' when 1 then 'One' else case when d.children > 1 then 'More' end end,
      w.children_counts::text, w.children::text
    ], E'\x1f', '') as line_end
  from members m
  left join addresses a on a.profile_id = m.profile_id
  left join profile_details d on d.profile_id = m.profile_id
  left join wishes w on w.profile_id = m.profile_id;

-- Volatile, so that it sees what others have committed before the row of the change was locked.
create function candidate_line_end(member text) returns text language sql volatile as
  'select line_end from candidate_line_ends where profile_id = member';

create or replace function note_matching_change() returns trigger language plpgsql set datestyle = 'ISO' as $$
declare
  changed text := case when tg_op = 'DELETE' then old.profile_id else new.profile_id end;
begin
  insert into matching_changes as known (profile_id) values (changed)
    on conflict (profile_id) do update set version = pg_current_xact_id() where known.version <> pg_current_xact_id();
  -- A statement of its own: after waiting for another transaction above, it sees what that one wrote.
  update matching_changes
    set line = (select c.line from candidate_lines c where c.profile_id = changed), line_end = candidate_line_end(changed)
    where profile_id = changed;
  return null;
end $$;
