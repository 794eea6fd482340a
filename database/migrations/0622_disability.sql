-- expand; tolerated by 0095_guardian_relations.sql
-- What a bride or groom tells of an own disability, sealed with the data key, and whom they tell: families in touch, or every member. It is read
-- where the candidate has agreed, or the family while no candidate has an account; 'asked' waits for the candidate.
create table disabilities (
  profile_id text primary key references members on delete cascade,
  told text not null,
  audience text not null check (audience in ('Accepted', 'Members')),
  agreed text not null check (agreed in ('candidate', 'family', 'asked')),
  told_at timestamptz not null default now()
);

-- What a family says openly to every member: that caste or religion is no bar, and that a partner with a disability would be welcome. No order,
-- price, count or wish reads it.
create table open_to (
  profile_id text not null references members on delete cascade,
  kind text not null check (kind in ('caste', 'religion', 'disability')),
  since timestamptz not null default now(),
  primary key (profile_id, kind)
);
create index open_to_by_kind on open_to (kind, profile_id);

-- What the family told in the candidate's place waits from the moment one has an account, and opens by nobody else's leaving.
create function ask_candidate_about_disability() returns trigger language plpgsql as $$
begin
  update disabilities set agreed = 'asked' where profile_id = new.profile_id and agreed = 'family';
  return null;
end $$;
create trigger ask_about_disability after insert or update of role on account_profiles for each row when (new.role = 'candidate')
  execute function ask_candidate_about_disability();

-- A restore leaves erased and closed what was erased and closed since.
create trigger note_later after delete or update of told, audience, agreed on disabilities
  for each row execute function note_later_change('profile_id', 'told,audience,agreed');
create trigger note_later after delete on open_to for each row execute function note_later_change('profile_id,kind', '');
