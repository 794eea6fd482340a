-- expand; tolerated by 0095_guardian_relations.sql
-- One log of everything that the office does and that happens to a family, in one shape: when (`at`), who of the staff (`who`, '' for the family and
-- the site), on whom and what (`profile_id`, `reference`), what (`kind` and `what`), and why, or in which words of staff (`why`). Every table keeps its own rows,
-- for they are kept for different times. Records reads the kind `use`: each call and command of the office. The timeline of a family reads the other
-- kinds: none of them names another family or holds words of a family, and letters are here by their kind alone, so a reader names those that it tells. `outcome`: 'refused' of a use that was not allowed.
create view office_log as
  select id, used_at as at, who, profile_id, 'use'::text as kind, command as what, reason as why, subject as reference,
    null::date as due_on, null::jsonb as fates, outcome
  from office_uses

  -- Registration, the first showing, suspensions, letters that ask for the deletion. No pause and no rest: behind one may stand a quiet word.
  union all
  select null, e.at, '', m.profile_id, 'profile', e.what, '', '', null, null, 'done'
  from members m cross join lateral (values ('begun', m.created_at), ('registered', m.registered_at),
    ('shownFirst', m.first_shown_on::timestamp at time zone 'Asia/Kolkata')) e (what, at)
  where e.at is not null
  union all
  select null, e.at, '', s.profile_id, 'profile', e.what, '', '', null, null, 'done'
  from suspensions s cross join lateral (values ('suspended', s.suspended_at), ('restored', s.restored_at)) e (what, at)
  where e.at is not null
  union all
  select null, e.at, e.who, l.profile_id, 'profile', e.what, '', '', null, null, 'done'
  from deletion_letters l
    cross join lateral (values ('deletionAsked', l.asked_at, l.asked_by), ('deletionStopped', l.ended_at, '')) e (what, at, who)
  where e.at is not null

  -- What the office decided on the profile, its photos and answers, and the badges that it gave.
  union all
  select null, e.at, e.who, d.profile_id, 'decision', e.what, '', '', null, null, 'done'
  from approval_decisions d
    cross join lateral (values (d.decision || initcap(d.kind), d.decided_at, d.decided_by), ('undone', d.undone_at, d.undone_by)) e (what, at, who)
  where e.at is not null
  union all
  select null, e.at, e.who, b.profile_id, 'decision', e.what, '', '', null, null, 'done'
  from badges b
    cross join lateral (values ('badgeGiven', b.given_at, b.given_by), ('badgeTaken', b.taken_at, coalesce(b.taken_by, ''))) e (what, at, who)
  where e.at is not null

  -- Letters of the site of every kind, also of those about a rest or between two families, each once, with its deliveries; the timeline tells only a list of kinds.
  union all
  select null, n.made_at, '', n.profile_id, 'letter', n.kind, '', '', null,
    (select jsonb_agg(jsonb_build_object('channel', d.channel, 'state', d.state) order by d.channel)
      from notice_deliveries d where d.notice_id = n.id), 'done'
  from notices n

  -- Letters to the trust from a phone or an e-mail address of the profile; their words stand in the room of letters.
  union all
  select null, e.at, e.who, w.profile_id, 'written', e.what, '', c.reference, null, null, 'done'
  from (
    select p.profile_id, c.reference from account_profiles p join accounts a on a.id = p.account_id join contact_messages c on c.phone = a.phone
    union
    select p.profile_id, c.reference from account_profiles p join accounts a on a.id = p.account_id
      join contact_messages c on lower(c.email) = lower(a.email) where a.email <> '') w
    join contact_messages c on c.reference = w.reference
    cross join lateral (values ('wrote', c.sent_at, ''), ('answered', c.answered_at, coalesce(c.answered_by, ''))) e (what, at, who)
  where e.at is not null

  -- Calls that a notice asked for, calls that staff wrote down, and calls to the bride or groom.
  union all
  select null, t.tried_at, t.tried_by, n.profile_id, 'call', t.outcome, '', '', null, null, 'done'
  from call_tries t join notices n on n.id = t.notice_id
  union all
  select null, called_at, called_by, profile_id, 'call', outcome, words, '', again_on, null, 'done' from staff_calls
  union all
  select null, spoken_at, spoken_by, profile_id, 'call', 'spokeToCandidate', '', '', null, null, 'done' from spoken_calls

  -- That another family was put before this one: neither which, nor what either answered.
  union all
  select null, p.made_at, coalesce((select s.email from staff s where s.id = p.made_by), ''), p.profile_id, 'proposal', p.origin,
    '', '', null, null, 'done'
  from proposal_sides p

  -- What staff set themselves to do about the family, and did. A call that is to be made again stands with the call before it.
  union all
  select null, e.at, e.who, t.profile_id, 'task', e.what, t.words, '', e.due_on, null, 'done'
  from staff_tasks t
    cross join lateral (values ('task', t.made_at, t.made_by, t.due_on), ('done', t.done_at, t.done_by, null)) e (what, at, who, due_on)
  where t.kind = 'task' and e.at is not null
  union all
  select null, noted_at, noted_by, profile_id, 'note', 'note', words, '', null, null, 'done' from office_notes

  -- What this family told the office of another, or the site noticed, without who the other is.
  union all
  select null, e.at, e.who, h.profile_id, 'told', e.what, '', '', null, null, 'done'
  from desk_hints h cross join lateral (values (h.kind, h.made_at, ''), ('sawTo', h.done_at, h.done_by)) e (what, at, who)
  where e.at is not null

  -- Reports about the profile and how its cases were settled, without who reported it.
  union all
  select null, r.reported_at, '', r.member_id, 'case', 'reported', '', r.case_id::text, null, null, 'done'
  from reports r where r.case_id is not null
  union all
  select null, settled_at, settled_by, subject, 'case', 'settled', '', id::text, null, null, 'done'
  from cases where settled_at is not null

  -- The signed form from which the office entered the profile (there is none of a family of the old register), its taking over, and the paper that proved an identity.
  union all
  select null, e.at, e.who, p.profile_id, 'paper', e.what, '', e.reference, null, null, 'done'
  from paper_entries p
    cross join lateral (values ('entered', p.entered_at, p.entered_by, p.form_number), ('takenOver', p.claimed_at, '', '')) e (what, at, who, reference)
  where e.at is not null and (e.what <> 'entered' or not exists (select from register_rows r where r.profile_id = p.profile_id))
  union all
  select null, seen_at, seen_by, profile_id, 'paper', 'identity', '', '', null, null, 'done' from identity_papers

  -- From which file of the old register the family came, and when it was put on the list of calls.
  union all
  select null, i.asked_at, i.asked_by, r.profile_id, 'register', 'inFile', '', i.file_name || ' · ' || r.number, null, null, 'done'
  from register_rows r join register_imports i on i.id = r.import_id where r.profile_id is not null
  union all
  select null, e.entered_at, e.entered_by, r.profile_id, 'register', 'released', '', '', null, null, 'done'
  from register_rows r join paper_entries e on e.profile_id = r.profile_id

  -- Cards on paper that the family got, and that the page came back: not whose cards, and no tick.
  union all
  select null, made_at, coalesce(made_by, ''), profile_id, 'slip', 'printed', '', '', null, null, 'done' from card_sheets
  union all
  select null, b.at, b.who, s.profile_id, 'slip', 'cameBack', '', '', null, null, 'done'
  from card_sheets s
    cross join lateral (select min(ticked_at) as at, coalesce((array_agg(ticked_by order by ticked_at))[1], '') as who
      from card_sheet_cards where sheet_id = s.id and ticked_at is not null) b
  where b.at is not null
  union all
  select null, c.carried_at, '', s.profile_id, 'slip', 'carried', '', '', null, null, 'done'
  from card_sheets s join card_sheet_cards c on c.sheet_id = s.id where c.carried_at is not null

  -- To which melans the family was asked, what it answered and whether it has a seat: nothing of the day itself, and of no other guest.
  union all
  select null, e.at, e.who, g.profile_id, 'melan', e.what, '', '', n.held_on, null, 'done'
  from melan_guests g join melans n on n.id = g.melan_id
    cross join lateral (values ('invited', g.invited_at, ''), (g.answer, g.answered_at, coalesce(g.answered_by, '')),
      ('seat', g.seated_at, ''), ('calledOff', n.called_off_at, '')) e (what, at, who)
  where e.at is not null and e.what is not null

  -- Meetings of two families in the trust's own rooms, which the office keeps free: neither with whom nor by whom, and nothing of meetings anywhere else.
  union all
  select null, m.changed_at, '', f.profile_id, 'meeting', case when m.called_off_by is null then 'agreed' else 'calledOff' end,
    '', '', (m.chosen at time zone 'Asia/Kolkata')::date, null, 'done'
  from (select id, one_id as profile_id, ended_at from together union all select id, other_id, ended_at from together) f
    join together_meetings m on m.together_id = f.id
  where f.ended_at is null and m.place = 'trust' and m.chosen is not null;
