import { type Kysely, sql } from 'kysely';
import { skeletonOf } from '#matching/family/sounds-alike.ts';
import { storedPhones } from '#server/domain/accounts/accounts.queries.ts';
import { nameSounds } from '#server/domain/names/wanted-name.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns those of these phones that accounts have, each with the first profile of the account. */
export async function listPhonesTaken(db: Kysely<Database>, phones: readonly string[]): Promise<Map<string, string>> {
  if (phones.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts as a')
    .innerJoin('account_profiles as p', 'p.account_id', 'a.id')
    .select(['a.phone', 'p.profile_id as profileId'])
    .where('a.phone', 'in', phones.flatMap(storedPhones))
    .orderBy('p.joined_at', 'desc')
    .execute();
  const profilesByPhone = new Map(rows.map(({ phone, profileId }) => [phone, profileId]));
  return new Map(
    phones.flatMap((phone) => {
      const storedForm = storedPhones(phone).find((form) => profilesByPhone.has(form));
      return storedForm === undefined ? [] : [[phone, profilesByPhone.get(storedForm) ?? '']];
    }),
  );
}

interface SoughtMember {
  /** The number of the row in the register. */
  number: number;
  name: string;
  gender: string;
}

/** Maximum number of members with a similar first name that are compared with one row. */
const MOST_NAMESAKES = 300;

/**
 * Returns members of the same gender whose first name sounds like one of these, with their father's name. `number` is
 * that of the row.
 */
export async function listNamesakes(db: Kysely<Database>, soughtMembers: readonly SoughtMember[]) {
  const soundRows = soughtMembers.flatMap(({ number, name, gender }) => {
    const [sound] = nameSounds(firstNameOf(name));
    return sound === undefined ? [] : [{ number, gender, skeleton: skeletonOf(sound) }];
  });
  if (soundRows.length === 0) return [];
  const { rows } = await sql<{ number: number; profileId: string; name: string; father: string }>`
    select w.number, m.profile_id as "profileId", m.name, f.name as father
    from json_to_recordset(${JSON.stringify(soundRows)}) as w(number int, gender text, skeleton text)
    cross join lateral (select distinct n.profile_id from name_sounds n
      where n.gender = w.gender and n.skeleton = w.skeleton limit ${MOST_NAMESAKES}::int) n
    join members m on m.profile_id = n.profile_id
    join relatives f on f.profile_id = m.profile_id and f.side = 'paternal' and f.generation = 'parent' and f.name <> ''`.execute(
    db,
  );
  return rows;
}
