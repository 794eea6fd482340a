-- expand; tolerated by 0095_guardian_relations.sql
-- Whether members see a photo, and what the trust has seen, behind all that the ends of lines said before: searches ask for them.
create or replace view candidate_line_ends as
  select m.profile_id,
    array_to_string(array[
      a.country_id::text,
      (w.country_ids || case when w.country_abroad then array[1000] else array[]::integer[] end)::text, w.country::text,
      w.mother_tongues::text, w.mother_tongue::text, w.deshes::text, w.desh::text,
      case coalesce(d.children, case d.marital_status when 'Never Married' then 0 end)
        when 0 then 'None' when 1 then 'One' else case when d.children > 1 then 'More' end end,
      w.children_counts::text, w.children::text,
      case when d.photo_for = 'Members'
        and exists (select from files f where f.profile_id = m.profile_id and f.kind = 'picture') then 'Yes' end,
      (select array_agg(b.kind order by b.kind)::text from badges b
        where b.profile_id = m.profile_id and b.taken_at is null)
    ], E'\x1f', '') as line_end
  from members m
  left join addresses a on a.profile_id = m.profile_id
  left join profile_details d on d.profile_id = m.profile_id
  left join wishes w on w.profile_id = m.profile_id;

create trigger note_matching_change after insert or update of kind or delete on files
  for each row execute function note_matching_change();
create trigger note_matching_change after insert or update or delete on badges
  for each row execute function note_matching_change();
