-- expand; tolerated by 0095_guardian_relations.sql
-- Profiles of one family, in both directions: looked after by one account, or by a guardian who has confirmed one phone for two or
-- three of them. The phones of the office (contact_phones) make no family, and no phone of many does.
create view same_families as
  select mine.profile_id, theirs.profile_id as member_id
  from account_profiles mine
  join account_profiles theirs on theirs.account_id = mine.account_id and theirs.profile_id <> mine.profile_id
  union all
  select mine.profile_id, theirs.profile_id as member_id
  from guardian_phones mine
  join guardian_phones theirs on theirs.phone = mine.phone and theirs.profile_id <> mine.profile_id
  where (select count(*) from guardian_phones g where g.phone = mine.phone) <= 3
    and not exists (
      select from contact_phones c
      where right(regexp_replace(translate(c.phone, '০১২৩৪৫৬৭৮৯', '0123456789'), '\D', '', 'g'), 10) = right(mine.phone, 10));
