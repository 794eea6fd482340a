-- expand; tolerated by 0095_guardian_relations.sql
-- A third audience of the photos: families who fit. Who has changed since Monday what is judged for it, an answer or a wish, opens and shows none.
alter table profile_details drop constraint profile_details_photo_for_check;
alter table profile_details add constraint profile_details_photo_for_check
  check (photo_for in ('', 'Accepted', 'Members', 'Fitting')) not valid;

-- When an answer that matching reads, or a wish, was last written anew. No row: not since this table exists.
create table judged_changes (
  profile_id text primary key references members on delete cascade,
  changed_at timestamptz not null default now()
);

create function note_judged_change() returns trigger language plpgsql as $$
begin
  if current_setting('shubho_bibaho.is_restoring', true) = 'yes' then return null; end if;
  insert into judged_changes (profile_id)
    select m.profile_id from members m
      where m.profile_id = case when tg_op = 'DELETE' then old.profile_id else new.profile_id end
    on conflict (profile_id) do update set changed_at = excluded.changed_at;
  return null;
end $$;

create trigger note_judged_change after update of gender on members for each row
  when (old.gender is distinct from new.gender) execute function note_judged_change();

create trigger note_judged_row after insert or delete on addresses for each row execute function note_judged_change();
create trigger note_judged_change after update of state_id, country_id on addresses for each row
  when ((old.state_id, old.country_id) is distinct from (new.state_id, new.country_id)) execute function note_judged_change();

create trigger note_judged_row after insert or delete on personal_details for each row execute function note_judged_change();
create trigger note_judged_change after update of birth_date, height_cm, religion_id, community, caste_id, clan, education_id,
  profession_id, diet, mangalik, rashi_id, gon_id on personal_details for each row
  when ((old.birth_date, old.height_cm, old.religion_id, old.community, old.caste_id, old.clan, old.education_id,
      old.profession_id, old.diet, old.mangalik, old.rashi_id, old.gon_id) is distinct from
    (new.birth_date, new.height_cm, new.religion_id, new.community, new.caste_id, new.clan, new.education_id,
      new.profession_id, new.diet, new.mangalik, new.rashi_id, new.gon_id))
  execute function note_judged_change();

-- A row of own words alone says nothing that is judged.
create trigger note_judged_row after insert on profile_details for each row
  when (new.marital_status <> '' or new.children is not null or new.desh <> '' or new.home_district_id is not null
    or new.mother_tongue <> '' or new.nakshatra_id is not null or new.horoscope_counts <> '' or new.community_for <> '')
  execute function note_judged_change();
create trigger note_judged_end after delete on profile_details for each row execute function note_judged_change();
create trigger note_judged_change after update of marital_status, children, desh, home_district_id, mother_tongue, nakshatra_id,
  horoscope_counts, community_for on profile_details for each row
  when ((old.marital_status, old.children, old.desh, old.home_district_id, old.mother_tongue, old.nakshatra_id,
      old.horoscope_counts, old.community_for) is distinct from
    (new.marital_status, new.children, new.desh, new.home_district_id, new.mother_tongue, new.nakshatra_id,
      new.horoscope_counts, new.community_for))
  execute function note_judged_change();

create trigger note_judged_row after insert or delete on wishes for each row execute function note_judged_change();
create trigger note_judged_change after update on wishes for each row
  when (old.* is distinct from new.*) execute function note_judged_change();
