import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { inSevenDays } from './contact-requests.queries.ts';

/** The account loses its number in seven days; at once where it has never proved to hold it, or nobody has logged in for a year. */
export async function claim(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`
    insert into phone_claims (account_id, due_at) values (${accountId}, case when exists (
      select from account_profiles p join accounts a on a.id = p.account_id where a.id = ${accountId}
        and a.phone_verified_at is not null and greatest(p.used_at, a.created_at) > now() - interval '1 year')
      then ${inSevenDays} else now() end)
    on conflict (account_id) do update set due_at = least(phone_claims.due_at, excluded.due_at)`.execute(db);
}

export async function dropClaim(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.deleteFrom('phone_claims').where('account_id', '=', accountId).execute();
}
