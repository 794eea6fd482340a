-- expand; tolerated by 0095_guardian_relations.sql
-- What the office decides has the same three words everywhere. Former versions read and write `outcome`, with words of their own: a trigger keeps both in step.
alter table approval_decisions add column decision text;
alter table held_decisions add column decision text;

create function keep_decision() returns trigger language plpgsql as $$
begin
  if new.decision is null then
    new.decision := case when new.outcome in ('sentBack', 'refused') then 'returned' else new.outcome end;
  elsif new.decision = 'approved' then
    new.outcome := 'approved';
  elsif tg_table_name = 'held_decisions' then
    new.outcome := 'refused';
  else
    new.outcome := case new.decision when 'returned' then 'sentBack' else new.decision end;
  end if;
  return new;
end $$;

create trigger keep_decision before insert or update on approval_decisions for each row execute function keep_decision();
create trigger keep_decision before insert or update on held_decisions for each row execute function keep_decision();

alter table approval_decisions add constraint approval_decisions_decision_check
  check (decision is not null and decision in ('approved', 'returned', 'rejected')) not valid;
alter table held_decisions add constraint held_decisions_decision_check
  check (decision is not null and decision in ('approved', 'returned', 'rejected')) not valid;
