-- fill; tolerated by 0095_guardian_relations.sql
-- Of every family that another has accepted, and whose guardian's phone nobody has confirmed.
with next as materialized (
  select profile_id from members where profile_id > $1 order by profile_id limit $2::int for update
), kept as (
  insert into guardian_phones_of_before (profile_id, phone)
    select d.profile_id, d.guardian_phone from next join profile_details d using (profile_id)
    where d.guardian_phone <> ''
      and not exists (select from guardian_phones g where g.profile_id = d.profile_id)
      and exists (select from introductions i where i.answer = 'accepted' and d.profile_id in (i.sender_id, i.recipient_id))
    on conflict do nothing
)
select max(profile_id) as last from next
