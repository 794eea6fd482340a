import { type Kysely, sql } from 'kysely';
import type { Gender } from '#contract/choices.ts';
import type { Database } from '#server/db/tables.ts';

export async function loadProfile(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('members')
    .select(['profile_id as profileId', 'name', 'email', 'gender', 'phone'])
    .select(sql<boolean>`registered_at is not null`.as('isRegistered'))
    .select(({ selectFrom, fn, val }) =>
      fn
        .coalesce(
          selectFrom('files')
            .select('name')
            .whereRef('files.profile_id', '=', 'members.profile_id')
            .where('kind', '=', 'picture'),
          val(''),
        )
        .as('picture'),
    )
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
}

/** The birth date that the age rule needs when the gender changes; `''` when none is stored. */
export async function loadBirthDate(db: Kysely<Database>, profileId: string): Promise<string> {
  const row = await db
    .selectFrom('personal_details')
    .select('birth_date')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row?.birth_date ?? '';
}

interface ProfileChange {
  name: string;
  gender: Gender;
  email: string;
}

/** The phone never changes; the e-mail only where none is stored. */
export async function saveProfile(
  db: Kysely<Database>,
  profileId: string,
  { name, gender, email }: ProfileChange,
): Promise<void> {
  await db
    .updateTable('members')
    .set({ name, gender, email: sql<string>`case when email = '' then ${email} else email end` })
    .where('profile_id', '=', profileId)
    .execute();
}
