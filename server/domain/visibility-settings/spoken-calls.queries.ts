import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** A call in which the office has spoken with a bride or groom. */
interface SpokenCall {
  profileId: string;
  /** Null for a bride or groom without an account. */
  accountId: number | null;
  /** The number that was called. */
  phone: string;
  /** The member of staff who called. */
  by: { email: string; name: string };
  words: string;
  /** The accepted family whose step waits for a bride or groom without an account. */
  aboutId?: string;
}

/** Records that the office has spoken with the bride or groom, or with somebody who claims to be that person. */
export async function noteSpoken(
  db: Kysely<Database>,
  { profileId, accountId, phone, by, words, aboutId }: SpokenCall,
): Promise<void> {
  await db
    .insertInto('spoken_calls')
    .values({
      profile_id: profileId,
      account_id: accountId,
      phone,
      words,
      about_id: aboutId ?? null,
      in_claim: sql<boolean>`exists (select from whose_claims w where w.profile_id = ${profileId} and w.ended_at is null)`,
      spoken_by: by.email,
      spoken_name: by.name,
    })
    .execute();
}

/** Whether the office has spoken with one of these accounts since a moment. */
export async function wasSpokenSince(
  db: Kysely<Database>,
  { profileId, accountIds }: { profileId: string; accountIds: readonly number[] },
  since: Date,
): Promise<boolean> {
  if (accountIds.length === 0) return false;
  const found = await db
    .selectFrom('spoken_calls')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('account_id', 'in', [...accountIds])
    .where('spoken_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Makes the calls during a settled claim count, if they were to the account that is now the candidate's. */
export async function settleCalls(db: Kysely<Database>, profileId: string, since: Date): Promise<void> {
  await sql`
    update spoken_calls s set settled_at = now() from account_profiles p
    where s.profile_id = ${profileId} and s.in_claim and s.spoken_at >= ${since}
      and p.profile_id = s.profile_id and p.account_id = s.account_id and p.role = 'candidate'`.execute(db);
}

/**
 * SQL: whether the office has spoken with account `p` of a profile since it has its role. A call during a claim may
 * have been to the wrong person. It counts only after the office has settled the claim in favour of the called account.
 */
export const isSpokenWith = sql<boolean>`exists (select from spoken_calls s
  where s.profile_id = p.profile_id and s.account_id = p.account_id
    and case when s.in_claim then s.settled_at else s.spoken_at end >= coalesce(p.role_since, p.joined_at))`;

/**
 * Whether the office knows the candidate of this profile: it has spoken with them or met them since the account is
 * theirs.
 */
export async function isCandidateKnown(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (select from account_profiles p where p.profile_id = ${profileId} and p.role = 'candidate' and (
      ${isSpokenWith}
      or exists (select from badges b where b.profile_id = p.profile_id and b.kind = 'met' and b.taken_at is null
        and b.given_at >= p.joined_at))) as "isKnown"`.execute(db);
  return rows[0]?.isKnown ?? false;
}

/** Whether the office knows the candidates of both profiles. */
export const areBothKnown = async (db: Kysely<Database>, one: string, other: string): Promise<boolean> =>
  (await isCandidateKnown(db, one)) && (await isCandidateKnown(db, other));

/** Maximum number of calls that an administrator gets. */
const MOST_LISTED = 200;

/** Lists the calls of the last `days` days for an administrator, the latest first. */
export async function listSpoken(db: Kysely<Database>, days: number) {
  return db
    .selectFrom('spoken_calls')
    .select(['profile_id as memberId', 'phone', 'spoken_name as name', 'spoken_by as by', 'words', 'spoken_at as at'])
    .where('spoken_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}
