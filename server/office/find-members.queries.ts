import { type Kysely, sql } from 'kysely';
import type { Gender } from '#contract/choices.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns up to `most` profiles of accounts with this e-mail, confirmed or not. */
export async function findByEmail(db: Kysely<Database>, email: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom((from) =>
      // Limited in a subquery: the planner expects one in two hundred accounts to match and would read all profiles.
      from
        .selectFrom('accounts')
        .select('id')
        .where(sql<boolean>`lower(email) = ${email.toLowerCase()} and email <> ''`)
        .limit(most)
        .as('a'),
    )
    .innerJoin('account_profiles as p', 'p.account_id', 'a.id')
    .select('p.profile_id as profileId')
    .orderBy('p.joined_at')
    .limit(most)
    .execute();
  return [...new Set(rows.map(({ profileId }) => profileId))];
}

interface SoundSearch {
  /** For each gender and each wanted word: the similar sounds that occur among its members. */
  alike: readonly { gender: Gender; words: readonly { skeleton: string; sounds: readonly string[] }[] }[];
  /** Only profiles with a higher number. */
  after: number;
  /** Maximum number of members. */
  count: number;
}

/** Returns members whose first name has all these sounds, shown or not, by profile number. */
export async function listNamed(db: Kysely<Database>, { alike, after, count }: SoundSearch) {
  const soundRows = alike.flatMap(({ gender, words }) => {
    // The longest word is usually the rarest.
    const [first, ...others] = [...words].sort((one, other) => other.skeleton.length - one.skeleton.length);
    const rest = others.map(({ sounds }) => [...sounds]);
    return (first?.sounds ?? []).map((sound) => ({ gender, skeleton: first?.skeleton ?? '', sound, rest }));
  });
  const { rows } = await sql<{ profileId: string; number: number; name: string }>`
    select m.profile_id as "profileId", c.number, m.name from (
      select distinct f.profile_id, f.number
      from jsonb_to_recordset(${JSON.stringify(soundRows)}::jsonb) s(gender text, skeleton text, sound text, rest jsonb)
      cross join lateral (
        select n.profile_id, n.number from name_sounds n
        where n.gender = s.gender and n.skeleton = s.skeleton and n.sound = s.sound and n.number > ${after}::int
          and not exists (select from jsonb_array_elements(s.rest) r(words) where not exists (
            select from name_sounds o where o.profile_id = n.profile_id
              and o.sound in (select jsonb_array_elements_text(r.words))))
        order by n.number limit ${count}::int) f
      order by f.number limit ${count}::int
    ) c join members m using (profile_id) order by c.number`.execute(db);
  return rows;
}

/** Returns members whose names are not in the index of sounds yet. */
export async function listUnread(db: Kysely<Database>, most: number): Promise<{ profileId: string; name: string }[]> {
  return db
    .selectFrom('unread_names as u')
    .innerJoin('members as m', 'm.profile_id', 'u.profile_id')
    .select(['m.profile_id as profileId', 'm.name'])
    .orderBy('m.profile_id')
    .limit(most)
    .execute();
}
