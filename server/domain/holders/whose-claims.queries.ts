import { type Kysely, sql } from 'kysely';
import { settleCalls, wasSpokenSince } from '#server/domain/visibility-settings/spoken-calls.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/**
 * Days after the office's refusal in which the same account cannot repeat its claim. A withdrawn claim that is repeated
 * within these days keeps its first date.
 */
export const AGAIN_DAYS = 30;

/** SQL: whether the claim `w` ended within `AGAIN_DAYS`. */
const isRecent = sql`w.ended_at > now() - make_interval(days => ${AGAIN_DAYS})`;

/**
 * Records an account's claim to be the bride or groom of a profile; the claim waits for the office. Returns false if
 * the claim waits already, or the office has refused it within `AGAIN_DAYS`.
 */
export async function openClaim(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<boolean> {
  const { rows } = await sql`
    insert into whose_claims as w (profile_id, account_id) values (${profileId}, ${accountId})
    on conflict (profile_id, account_id) do update set
      said_at = case when w.ended_how = 'withdrawn' and ${isRecent} then w.said_at else now() end,
      ended_at = null, ended_how = '', ended_by = '', reason = ''
    where w.ended_at is not null and not (w.ended_how = 'refused' and ${isRecent})
    returning w.account_id`.execute(db);
  return rows.length > 0;
}

interface Ending extends AccountProfile {
  how: 'withdrawn' | 'refused' | 'granted';
  /** The member of staff who ended the claim; `''` if its account did. */
  by?: string;
  reason?: string;
}

/**
 * Ends a waiting claim. Returns false if the account has none. The office's talks with the candidate since the claim
 * count from now on if it is granted, or if it is refused and no other claim waits.
 */
export async function endClaim(
  db: Kysely<Database>,
  { accountId, profileId, how, by = '', reason = '' }: Ending,
): Promise<boolean> {
  const claim = await db
    .updateTable('whose_claims')
    .set({ ended_at: sql<Date>`now()`, ended_how: how, ended_by: by, reason })
    .where('profile_id', '=', profileId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('said_at')
    .executeTakeFirst();
  if (claim === undefined) return false;
  const isSettled = how === 'granted' || (how === 'refused' && (await listClaimsOf(db, profileId)).length === 0);
  if (isSettled) await settleCalls(db, profileId, claim.said_at);
  return true;
}

/** Returns since when an account claims to be the bride or groom of a profile; undefined if no claim waits. */
export async function loadClaim(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
): Promise<Date | undefined> {
  const claim = await db
    .selectFrom('whose_claims')
    .select('said_at')
    .where('profile_id', '=', profileId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return claim?.said_at;
}

/** Lists the waiting claims of all profiles, the longest waiting first. */
export async function listClaims(db: Kysely<Database>, most: number) {
  return db
    .selectFrom('whose_claims as w')
    .innerJoin('members as m', 'm.profile_id', 'w.profile_id')
    .select(['w.profile_id as profileId', 'w.account_id as accountId', 'w.said_at as saidAt', 'm.name'])
    .where('w.ended_at', 'is', null)
    .orderBy('w.said_at')
    .orderBy('w.profile_id')
    .limit(most)
    .execute();
}

/** Returns the accounts whose claims to be the bride or groom of this profile wait. */
export async function listClaimsOf(db: Kysely<Database>, profileId: string): Promise<number[]> {
  return (await loadClaimsOf(db, profileId)).map(({ accountId }) => accountId);
}

/**
 * Whether the office has spoken with every account that claims this profile, after its claim. With `askedAt`, also
 * requires that each claim came before that time, because an older request did not know of it.
 */
export async function haveAllClaimantsBeenCalled(
  db: Kysely<Database>,
  profileId: string,
  askedAt?: Date,
): Promise<boolean> {
  for (const { accountId, saidAt } of await loadClaimsOf(db, profileId)) {
    if (askedAt !== undefined && askedAt <= saidAt) return false;
    if (!(await wasSpokenSince(db, { profileId, accountIds: [accountId] }, saidAt))) return false;
  }
  return true;
}

/** Loads the waiting claims about a profile. */
function loadClaimsOf(db: Kysely<Database>, profileId: string): Promise<{ accountId: number; saidAt: Date }[]> {
  return db
    .selectFrom('whose_claims')
    .select(['account_id as accountId', 'said_at as saidAt'])
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .execute();
}
