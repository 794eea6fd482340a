-- expand; tolerated by 0095_guardian_relations.sql
-- What a restore must not undo: each such change leaves a line here, in its own transaction. The site writes the lines beside its archives
-- every minute and then forgets them; a restore applies those that are younger than its archive.
create table later_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default clock_timestamp(),
  table_name text not null,
  is_gone boolean not null,
  -- Of a row that is gone its key; else the row, or the columns that are replayed.
  content jsonb not null,
  -- The file beside the archives that holds the line, while a copy elsewhere is still to be made.
  written_to text
);

-- Arguments: the columns of the key, and those that are replayed (none: all). Of a password only that it was changed.
create function note_later_change() returns trigger language plpgsql as $$
declare
  keys text[] := string_to_array(tg_argv[0], ',');
  kept text[] := case when tg_argv[1] <> '' then keys || string_to_array(tg_argv[1], ',') end;
  whole jsonb;
begin
  if tg_op = 'DELETE' then
    kept := keys;
    whole := to_jsonb(old);
  else
    whole := to_jsonb(new);
    if tg_op = 'UPDATE' and tg_table_name in ('accounts', 'staff') and whole -> 'password_hash' is distinct from to_jsonb(old) -> 'password_hash' then
      whole := whole || '{"is_password_changed": true}';
      kept := kept || 'is_password_changed'::text;
    end if;
  end if;
  insert into later_changes (table_name, is_gone, content)
    select tg_table_name, tg_op = 'DELETE', jsonb_object_agg(key, value) from jsonb_each(whole)
      where kept is null or key = any (kept);
  return null;
end $$;

create trigger note_later after insert or update or delete on blocks for each row execute function note_later_change('profile_id,member_id', '');
create trigger note_later after insert or update or delete on hidden_members for each row execute function note_later_change('profile_id,member_id', '');
create trigger note_later after insert or update or delete on blocked_phones for each row execute function note_later_change('id', '');
create trigger note_later after insert or update or delete on blocked_phone_matches for each row execute function note_later_change('profile_id,member_id,blocked_phone_id', '');
create trigger note_later after insert or update or delete on former_phones for each row execute function note_later_change('profile_id,phone_hash', '');
create trigger note_later after insert or update or delete on guardian_phones for each row execute function note_later_change('profile_id', '');
create trigger note_later after insert or update or delete on pauses for each row execute function note_later_change('profile_id', '');
create trigger note_later after insert or update or delete on rests for each row execute function note_later_change('profile_id', '');
create trigger note_later after insert or update or delete on suspensions for each row execute function note_later_change('id', '');
create trigger note_later after insert or update or delete on consents for each row execute function note_later_change('id', '');
create trigger note_later after insert or update or delete on channel_consents for each row execute function note_later_change('id', '');
create trigger note_later after insert or delete on showings for each row execute function note_later_change('profile_id', '');
create trigger note_later after insert or update or delete on chosen_showings for each row execute function note_later_change('profile_id', '');
create trigger note_later after insert or update or delete on waiting_showings for each row execute function note_later_change('profile_id', '');
create trigger note_later after insert or update or delete on candidate_choices for each row execute function note_later_change('profile_id', '');
create trigger note_later after insert or update or delete on partings for each row execute function note_later_change('profile_id,member_id', '');
create trigger note_later after insert or update or delete on ended_acquaintances for each row execute function note_later_change('profile_id,member_id', '');
create trigger note_later after insert or update or delete on vetoes for each row execute function note_later_change('id', '');
create trigger note_later after insert or update or delete on forced_refusals for each row execute function note_later_change('id', '');
create trigger note_later after insert or delete or update of role on account_profiles for each row execute function note_later_change('account_id,profile_id', '');
create trigger note_later after insert or update or delete on holder_removals for each row execute function note_later_change('profile_id,account_id', '');
create trigger note_later after insert on deletion_receipts for each row execute function note_later_change('receipt', '');

-- Of these no row is made anew: what came after the archive is lost with it, and what was there is brought to its last state.
create trigger note_later after delete or update of suspended_at, deletion_due_at, deletion_receipt on members
  for each row execute function note_later_change('profile_id', 'suspended_at,deletion_due_at,deletion_receipt');
create trigger note_later after delete or update of phone, email, password_hash, phone_verified_at, email_verified_at, reset_by_phone_at on accounts
  for each row execute function note_later_change('id', 'phone,email,phone_verified_at,email_verified_at,reset_by_phone_at');
create trigger note_later after delete or update of ended_at, roles, password_hash on staff
  for each row execute function note_later_change('id', 'ended_at,roles');
create trigger note_later after delete or update of ended_at on card_links for each row execute function note_later_change('id', 'ended_at');
create trigger note_later after delete or update of withdrawn_at, answer on invitations
  for each row execute function note_later_change('id', 'answer,answered_at,withdrawn_at');
create trigger note_later after delete or update of withdrawn_at, answer on introductions
  for each row execute function note_later_change('id', 'withdrawn_at,answer,answered_at,told_because,could_be_told');
create trigger note_later after update of photo_for on profile_details for each row
  when (old.photo_for is distinct from new.photo_for) execute function note_later_change('profile_id', 'photo_for');
create trigger note_later after delete or update of member_id, reporter_id on reports for each row execute function note_later_change('id', 'member_id,reporter_id,left_at');
create trigger note_later after delete or update of subject on cases for each row execute function note_later_change('id', 'subject');
create trigger note_later after delete on health_answers for each row execute function note_later_change('profile_id', '');
create trigger note_later after delete on haemoglobin_results for each row execute function note_later_change('profile_id', '');

-- A session that was ended before its time; those that ran out end by themselves.
create trigger note_later after delete on sessions for each row when (old.expires_at > now()) execute function note_later_change('token_hash', '');
create trigger note_later after delete on staff_sessions for each row when (old.expires_at > now()) execute function note_later_change('token_hash', '');

-- A photo that is moved is taken out and put in again: it is gone where its name is not there at the end of the transaction.
create function note_gone_file() returns trigger language plpgsql as $$
begin
  insert into later_changes (table_name, is_gone, content)
    select 'files', true, jsonb_build_object('name', old.name) where not exists (select from files where name = old.name);
  return null;
end $$;
create constraint trigger note_later after delete or update on files deferrable initially deferred
  for each row execute function note_gone_file();
