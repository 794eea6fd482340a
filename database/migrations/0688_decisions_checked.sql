-- expand; tolerated by 0095_guardian_relations.sql
alter table approval_decisions validate constraint approval_decisions_decision_check;
alter table held_decisions validate constraint held_decisions_decision_check;

-- An answer that was not approved lately comes again, before all others.
create or replace function note_held_answer() returns trigger language plpgsql as $$
declare
  waited timestamptz;
begin
  if current_setting('shubho_bibaho.is_restoring', true) = 'yes' then return null; end if;
  if tg_op <> 'INSERT' then
    delete from approvals a where a.profile_id = old.profile_id and a.kind = 'answer' and a.subject = old.id::text
      returning a.asked_at into waited;
  end if;
  if tg_op <> 'DELETE' and new.waits_for = 'office' then
    insert into approvals (profile_id, kind, subject, place, asked_at)
      select new.profile_id, 'answer', new.id::text, case when exists (select from held_decisions d
          where d.profile_id = new.profile_id and d.answer = new.answer and d.decision <> 'approved'
            and d.decided_at > now() - interval '30 days') then 0 else 1 end, coalesce(waited, new.held_at)
      on conflict do nothing;
  end if;
  return null;
end $$;
