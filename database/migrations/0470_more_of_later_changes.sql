-- expand; tolerated by 0095_guardian_relations.sql
-- More of what a restore must not undo (see 0400), and here what became of health. Of a password, a second factor and a code for the Power Link only that it was changed.
create or replace function note_later_change() returns trigger language plpgsql as $$
declare
  keys text[] := string_to_array(tg_argv[0], ',');
  kept text[] := case when tg_argv[1] <> '' then keys || string_to_array(tg_argv[1], ',') end;
  whole jsonb;
begin
  -- Another data key changes how a value lies, and not what it says.
  if current_setting('site.is_rotating', true) = 'on' then return null; end if;
  if tg_op = 'DELETE' then
    kept := keys;
    whole := to_jsonb(old);
  else
    whole := to_jsonb(new);
    if tg_op = 'UPDATE' and tg_table_name in ('accounts', 'staff') then
      if whole -> 'password_hash' is distinct from to_jsonb(old) -> 'password_hash'
        or whole -> 'factor_set_at' is distinct from to_jsonb(old) -> 'factor_set_at' then
        whole := whole || '{"is_password_changed": true}';
        kept := kept || 'is_password_changed'::text;
      end if;
      if whole -> 'link_code_hash' is distinct from to_jsonb(old) -> 'link_code_hash' then
        whole := whole || '{"is_link_code_changed": true}';
        kept := kept || 'is_link_code_changed'::text;
      end if;
    end if;
  end if;
  insert into later_changes (table_name, is_gone, content)
    select tg_table_name, tg_op = 'DELETE', jsonb_object_agg(key, value) from jsonb_each(whole)
      where kept is null or key = any (kept);
  return null;
end $$;

-- Answers of health, sealed as they lie: what was erased, written over or taken back is not there again.
drop trigger note_later on health_answers;
create trigger note_later after delete or update of blood_group, disease_report on health_answers
  for each row execute function note_later_change('profile_id', 'blood_group,disease_report');
drop trigger note_later on haemoglobin_results;
create trigger note_later after delete or update of status, tested_on, changed_at, feeds_from on haemoglobin_results
  for each row execute function note_later_change('profile_id', 'status,tested_on,changed_at,feeds_from');
create trigger note_later after update of blood_group, chronic_disease, chronic_disease_details, life_expectancy on relatives
  for each row execute function note_later_change('profile_id,side,generation', 'blood_group,chronic_disease,chronic_disease_details,life_expectancy');
-- The answer of a pair check that is over.
create trigger note_later after update of answer on pair_checks for each row when (old.answer <> '' and new.answer = '')
  execute function note_later_change('id', 'answer');
