import { type Kysely, sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { Database } from '#server/db/tables.ts';

/** Shown profiles whose candidate has not said yes, the longest asked first: for the office to call. */
export async function listWithoutYes(db: Kysely<Database>) {
  return db
    .selectFrom('showings as s')
    .innerJoin('members as m', 'm.profile_id', 's.profile_id')
    .innerJoin('account_profiles as p', 'p.profile_id', 's.profile_id')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .leftJoin('candidate_choices as c', 'c.profile_id', 's.profile_id')
    .select(['m.profile_id as id', 'm.name', 'p.role', 'a.phone', 's.shown_at as shown', 'p.asked_at as asked'])
    .where('c.said_yes_at', 'is', null)
    .where('m.is_hidden', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_profiles as k')
            .whereRef('k.profile_id', '=', 's.profile_id')
            .where('k.role', '=', 'candidate'),
        ),
      ),
    )
    .orderBy('p.asked_at', (order) => order.asc().nullsLast())
    .orderBy('m.profile_id')
    .execute();
}

/** What the office reads where holders disagree: who did what, without about whom. */
export async function listActs(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('acts')
    .select(['done_at as when', 'role as by', 'account_id as account', 'act', 'reason'])
    .where('profile_id', '=', profileId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** False for an account that does not look after this profile. */
export async function changeRole(
  db: Kysely<Database>,
  { accountId, profileId }: { accountId: number; profileId: string },
  role: Role,
): Promise<boolean> {
  const changed = await db
    .updateTable('account_profiles')
    .set({ role })
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where(sql<boolean>`(${role} <> 'candidate' or not exists (select from account_profiles c
      where c.profile_id = ${profileId} and c.role = 'candidate' and c.account_id <> ${accountId}))`)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
