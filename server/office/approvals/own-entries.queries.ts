import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

interface Whose {
  profileId: string;
  /** The address of the person of the office. */
  email: string;
}

/** Whether somebody of the office looks after the profile, or has entered it. */
export async function isOwnEntry(db: Kysely<Database>, { profileId, email }: Whose): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select exists (select from account_profiles p join accounts a on a.id = p.account_id
      where p.profile_id = ${profileId} and a.email <> '' and lower(a.email) = lower(${email}))
      or exists (select from paper_entries e
        where e.profile_id = ${profileId} and lower(e.entered_by) = lower(${email})) as "isOwn"`.execute(db);
  return rows[0]?.isOwn ?? false;
}

/** Whether nobody else of the office could look. */
export async function isAlone(db: Kysely<Database>, staffId: number): Promise<boolean> {
  const other = await db
    .selectFrom('staff')
    .select('id')
    .where('ended_at', 'is', null)
    .where('id', '<>', staffId)
    .where(sql<boolean>`'moderator' = any(roles)`)
    .where('password_hash', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
