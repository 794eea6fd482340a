import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Gender } from '#contract/choices.ts';
import { AT_REGISTRATION } from '#contract/consents.ts';
import type { Role } from '#contract/roles.ts';
import { CLOSED_HOURS } from '#contract/session-rights.ts';
import { ASYNC_COMMIT } from '#server/platform/db/async-commit.ts';
import { inSeconds } from '#server/platform/db/lifetimes.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { markUsed } from './account-profiles.queries.ts';
import { makeBatchLoader } from './batch-loader.ts';

/** `power_link`: opened by the office. `registration`: between the two steps of the registration. */
export type SessionKind = 'login' | 'power_link' | 'registration';

interface NewSession extends AccountProfile {
  tokenHash: Buffer;
  kind: SessionKind;
  /** Start of the session that this one continues; undefined for a new session. */
  since: Date | undefined;
  browser: string;
}

const HOUR_SECONDS = 3_600;
/** Seconds by which a stored time may be ahead of the database's clock. */
const CLOCK_SLACK_SECONDS = 60;
/** Seconds after which an unused session expires, and the longest lifetime of a session. */
export const LIFETIMES: Record<SessionKind, { idle: number; absolute: number }> = {
  login: { idle: 24 * HOUR_SECONDS, absolute: 14 * 24 * HOUR_SECONDS },
  power_link: { idle: HOUR_SECONDS / 2, absolute: HOUR_SECONDS / 2 },
  registration: { idle: 24 * HOUR_SECONDS, absolute: 24 * HOUR_SECONDS },
};

/** What most calls need about the caller: the profile's name and gender, the account's e-mail and phone. */
export interface Member {
  name: string;
  /** The name in the other script, as the family wrote it. It may belong to an earlier name. */
  nameSpelled: string;
  email: string;
  gender: Gender;
  phone: string;
  /** Whether step 2 of the registration is done. */
  isRegistered: boolean;
  /** Whether the account's phone is confirmed. */
  isPhoneConfirmed: boolean;
  /** Until when the phone need not be confirmed; null if there is no grace, or it is over. */
  confirmBy: Date | null;
  /** Whether the password was set without the old one within CLOSED_HOURS and no second proof has followed. */
  isRecovering: boolean;
  /**
   * Whether health answers are closed to the account: from a password that was set without the old one until a second
   * proof follows within CLOSED_HOURS. Without that proof they stay closed.
   */
  isHealthClosed: boolean;
  /**
   * Whether the account must still give its consent. True if some account has consented for this profile, and this one
   * has not or has withdrawn.
   */
  isUnagreed: boolean;
  /**
   * Whether the office has suspended the profile. Its sessions then reach only the reason, an appeal and the profile's
   * data.
   */
  isSuspended: boolean;
  /** Whether a holder claims to be the candidate and the office has not yet spoken with them. */
  isClaimed: boolean;
  /** File name of the photo that waits for the office to become the first, else of the first; `''` if there is none. */
  picture: string;
  /**
   * Whether a new phone has not been compared with the blocked phones yet: one that is new to this profile, or to any
   * profile if this one has blocked phones.
   */
  hasNewPhone: boolean;
  /** Whether an answer or photo is held, or the office has decided on one. */
  hasHeld: boolean;
  /** When the profile was last opened through the Power Link, if no holder has acknowledged it yet; else null. */
  powerLinkOpenedAt: Date | null;
}

interface FoundSession extends Member, AccountProfile {
  role: Role;
  /** Whether the candidate is a holder of the profile. */
  hasCandidate: boolean;
  kind: SessionKind;
  since: Date;
  /** Whether the login is at most FRESH_SECONDS away from the database's clock, in either direction. */
  isFresh: boolean;
  /** Whether the last use is at most TOUCH_EVERY_SECONDS away from the database's clock, in either direction. */
  isSeenLately: boolean;
}

/** Seconds after the login during which a session counts as fresh. */
const FRESH_SECONDS = 15 * 60;
/** Seconds between two updates of a session that is in use. */
const TOUCH_EVERY_SECONDS = 60;
/**
 * Returns the SQL for the seconds between a moment and now, in either direction: a clock that was ahead may have stored
 * a time in the future.
 */
const awayFromNow = (moment: string): string => `abs(extract(epoch from now() - ${moment}))`;

/** Maximum number of seconds for which a Power Link session may still last. */
const LONGEST_POWER_LINK = LIFETIMES.power_link.idle + CLOCK_SLACK_SECONDS;

// A Power Link session is checked as in `isCurrent`. A family stays logged in when the clock goes back; `touchSession`
// limits its session to the lifetime counted from now.
const IS_CURRENT = `s.expires_at > now()
      and (s.kind <> 'power_link' or s.expires_at <= now() + interval '${LONGEST_POWER_LINK} seconds')`;

/**
 * SQL: when the session began. A session that a clock far ahead has written is taken as a day old, so that it does not
 * count as fresh.
 */
const BEGUN_AT = sql`case when created_at > now() + interval '1 minute' then now() - interval '1 day' else created_at end`;

/** The consents that the registration asks for, as an SQL list. */
const REGISTRATION_KINDS = AT_REGISTRATION.map((kind) => `'${kind}'`).join(', ');
/** The SQL equivalent of `isAskedByAccount` and `hasTickedRegistration`. */
const IS_UNAGREED = `(exists (select from consents b where b.profile_id = p.profile_id and b.kind = 'registration' and b.account_id is not null)
        and (select count(distinct c.kind) from consents c where c.profile_id = p.profile_id and c.about_id is null
          and c.withdrawn_at is null and c.kind in (${REGISTRATION_KINDS})
          and (c.account_id = p.account_id or (c.account_id is null and c.given_at >= p.joined_at
            and not exists (select from consents o where o.profile_id = c.profile_id and o.kind = c.kind
              and o.account_id = p.account_id and o.given_at >= c.given_at)))) < ${AT_REGISTRATION.length})`;

const exists = (rows: string): string => `exists (select from ${rows})`;

/** The SQL of each fact, of the session `s`, its account `a`, its profile `m` and the account's place in it, `p`. */
const FACTS: Readonly<Record<keyof FoundSession, string>> = {
  accountId: 's.account_id',
  profileId: 's.profile_id',
  role: 'p.role',
  hasCandidate: exists("account_profiles c where c.profile_id = s.profile_id and c.role = 'candidate'"),
  kind: 's.kind',
  since: 's.created_at',
  isFresh: `${awayFromNow('s.created_at')} <= ${FRESH_SECONDS}`,
  isSeenLately: `${awayFromNow('s.seen_at')} <= ${TOUCH_EVERY_SECONDS}`,
  name: 'm.name',
  nameSpelled: 'm.name_spelled',
  email: 'a.email',
  gender: 'm.gender',
  phone: 'a.phone',
  isRegistered: 'm.registered_at is not null',
  isPhoneConfirmed: 'a.phone_verified_at is not null',
  confirmBy: 'case when isfinite(a.confirm_by) and a.confirm_by > now() then a.confirm_by end',
  isRecovering: `coalesce(a.reset_by_phone_at > now() - interval '${CLOSED_HOURS} hours', false)`,
  isHealthClosed: 'a.health_closed_at is not null',
  isUnagreed: IS_UNAGREED,
  isSuspended: 'm.suspended_at is not null',
  isClaimed: exists('whose_claims w where w.profile_id = s.profile_id and w.ended_at is null'),
  picture: `coalesce((select f.name from files f where f.profile_id = m.profile_id and f.kind in ('picture', 'waitingFirst')
    order by f.kind desc limit 1), '')`,
  hasNewPhone: exists(
    `changed_phones c where c.profile_id = s.profile_id or ${exists('blocked_phones b where b.profile_id = s.profile_id')}`,
  ),
  hasHeld: [
    'held_answers h where h.profile_id = s.profile_id',
    'held_decisions d where d.profile_id = s.profile_id',
    "approvals w where w.profile_id = s.profile_id and w.kind = 'photo'",
  ]
    .map(exists)
    .join(' or '),
  powerLinkOpenedAt:
    '(select max(u.used_at) from power_link_uses u where u.profile_id = m.profile_id and u.seen_at is null)',
};
const FACT_NAMES = Object.keys(FACTS);

// Every call of a member begins with this query. It is prepared once per connection, serves all callers of the same
// moment, and joins the member. It returns one column, because the driver needs time for each, and an array, because
// PostgreSQL needs a quarter more time for an object. PostgreSQL cannot see the number of tokens when planning; for a
// single one it would plan anew each time, because that looks cheaper than the generic plan.
const FIND = {
  name: 'find-sessions',
  text: `select json_build_array(asked.at, ${Object.values(FACTS).join(', ')}) as found
    from unnest((select $1::bytea[])) with ordinality as asked(token_hash, at)
    join sessions s on s.token_hash = asked.token_hash
    join account_profiles p on p.account_id = s.account_id and p.profile_id = s.profile_id
    join accounts a on a.id = s.account_id
    join members m on m.profile_id = s.profile_id
    where ${IS_CURRENT} and m.deletion_due_at is null and (m.suspended_at is null or s.kind = 'login')`,
};

/** A type after encoding as JSON: dates become strings. */
type InJson<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };

/**
 * Makes the function that finds the session of a token; undefined if there is none, if its profile waits for deletion,
 * or if its profile is suspended and the session is no login. Tokens of the same moment share one statement.
 */
export function makeFindSession(pool: pg.Pool): (tokenHash: Buffer) => Promise<FoundSession | undefined> {
  const find = makeBatchLoader((tokenHashes: readonly Buffer[]) => findSessions(pool, tokenHashes));
  return async (tokenHash) => {
    const found = await find(tokenHash);
    // Deleted, so that a clock that goes back does not revive an expired session.
    if (!found) await pool.query(`delete from sessions s where s.token_hash = $1 and not (${IS_CURRENT})`, [tokenHash]);
    return found;
  };
}

/** Returns the session of each token, in the order of the tokens; undefined if there is none. */
export async function findSessions(
  pool: pg.Pool,
  tokenHashes: readonly Buffer[],
): Promise<(FoundSession | undefined)[]> {
  const { rows } = await pool.query<{ found: [at: number, ...facts: unknown[]] }>({ ...FIND, values: [tokenHashes] });
  const sessions = tokenHashes.map((): FoundSession | undefined => undefined);
  for (const row of rows) {
    // `at` is the position of the token, counted from 1.
    const [at, ...facts] = row.found;
    sessions[at - 1] = readFacts(facts);
  }
  return sessions;
}

/** Reads the values of FACTS, in their order. */
function readFacts(values: readonly unknown[]): FoundSession {
  const namedFacts = Object.fromEntries(FACT_NAMES.map((name, index) => [name, values[index]]));
  const { since, powerLinkOpenedAt, confirmBy, ...rest } = namedFacts as InJson<FoundSession>;
  return {
    ...rest,
    since: new Date(since),
    confirmBy: dateOf(confirmBy),
    powerLinkOpenedAt: dateOf(powerLinkOpenedAt),
  };
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Inserts a session, which expires after its idle lifetime. A login is also recorded as a use of the profile. */
export async function insertSession(db: Kysely<Database>, session: NewSession): Promise<void> {
  const { tokenHash, accountId, profileId, kind, since, browser } = session;
  const { idle, absolute } = LIFETIMES[kind];
  const created_at = sql<Date>`coalesce(${since ?? null}::timestamptz, now())`;
  const expires_at = sql<Date>`least(${inSeconds(idle)}, ${created_at} + make_interval(secs => ${absolute}))`;
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      profile_id: profileId,
      kind,
      browser,
      created_at,
      expires_at,
    })
    .execute();
  if (kind === 'login') await markUsed(db, session);
}

/** Extends a session that is used, up to its absolute lifetime. */
export async function touchSession(db: Kysely<Database>, tokenHash: Buffer, kind: SessionKind): Promise<void> {
  const { idle, absolute } = LIFETIMES[kind];
  // `account_profiles.seen_at` outlasts the session and shows when the family was last here. It is not updated for
  // suspended profiles, because they cannot read answers.
  await sql`
    with touched as (
      update sessions set seen_at = now(), created_at = ${BEGUN_AT},
        expires_at = least(${inSeconds(idle)}, ${BEGUN_AT} + make_interval(secs => ${absolute}))
      where token_hash = ${tokenHash} and ${ASYNC_COMMIT} returning account_id, profile_id)
    update account_profiles p set seen_at = now() from touched t
      join members m on m.profile_id = t.profile_id and m.suspended_at is null
    where p.account_id = t.account_id and p.profile_id = t.profile_id`.execute(db);
}

/** Shortens sessions written by a clock that was ahead: they expire as if last used now. */
export async function shortenSessionsAfterClockJump(db: Kysely<Database>): Promise<void> {
  for (const [kind, { idle }] of Object.entries(LIFETIMES)) {
    await sql`update sessions set expires_at = ${inSeconds(idle)}
      where kind = ${kind} and expires_at > now() + make_interval(secs => ${idle + CLOCK_SLACK_SECONDS})`.execute(db);
  }
}

/** Deletes the session with this token hash, if there is one. */
export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of an account. With `kept`, the session with this token hash stays. */
export async function endSessions(db: Kysely<Database>, accountId: number, kept?: Buffer): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('account_id', '=', accountId);
  await (kept ? sessions.where('token_hash', '!=', kept) : sessions).execute();
}

/** Ends every session in a profile, for all its accounts. */
export async function endSessionsIn(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('sessions').where('profile_id', '=', profileId).execute();
}

/** Ends every session opened through the Power Link. */
export async function endPowerLinkSessions(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sessions').where('kind', '=', 'power_link').execute();
}

/** Deletes sessions that have expired. */
export async function expireSessions(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`now()`).execute();
}

/** Whether the account looks after the profile. */
export async function hasProfile(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<boolean> {
  const found = await db
    .selectFrom('account_profiles')
    .select('role')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return found !== undefined;
}
