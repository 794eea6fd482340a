-- expand; tolerated by 0095_guardian_relations.sql
-- How each profile is shown at present: the state as other families see it, and the facts behind it, each under one name. Only left joins
-- on primary keys, so that the planner leaves out the tables that a statement does not ask about. `absent_members` stays for the version
-- before.
create view member_visibility as
select m.profile_id,
  -- The first that is so. Of a chosen one nobody knows but those whom it writes to.
  case
    when m.deletion_due_at is not null then 'leaving'
    when m.suspended_at is not null then 'suspended'
    when w.profile_id is not null then 'waiting'
    when m.registered_at is null or s.profile_id is null then 'notShown'
    when r.profile_id is not null then 'resting'
    when p.profile_id is not null then 'paused'
    when c.profile_id is not null then 'chosen'
    else 'shown'
  end as state,
  -- The states chosen and shown: others see the profile.
  m.registered_at is not null and s.profile_id is not null and w.profile_id is null
    and not m.is_hidden and r.profile_id is null and p.profile_id is null as is_seen,
  -- The family has registered wholly and asked to be shown, also while that waits.
  m.registered_at is not null and s.profile_id is not null as has_asked,
  -- In nobody's list whatever it asked, and to its own family lists are closed.
  m.is_hidden or r.profile_id is not null or p.profile_id is not null as is_absent,
  m.deletion_due_at is not null as is_leaving,
  m.suspended_at is not null as is_suspended,
  w.profile_id is not null as is_waiting,
  coalesce(w.for_office, false) as waits_for_office,
  -- By the office.
  r.profile_id is not null as is_resting,
  -- By the family: paused, settled, engaged or married, and with whom.
  p.kind as pause,
  p.with_id as pause_with,
  c.profile_id is not null as is_for_chosen,
  s.shown_at,
  s.last_active_on
from members m
left join showings s on s.profile_id = m.profile_id
left join waiting_showings w on w.profile_id = m.profile_id
left join rests r on r.profile_id = m.profile_id and r.until > now()
left join pauses p on p.profile_id = m.profile_id
left join chosen_showings c on c.profile_id = m.profile_id;
