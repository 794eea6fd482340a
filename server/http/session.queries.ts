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

export type SessionKind = 'login' | 'power_link' | 'registration';

interface NewSession extends AccountProfile {
  tokenHash: Buffer;
  kind: SessionKind;
  /** Of the session that it goes on from, whose age it has. */
  since: Date | undefined;
  browser: string;
}

const HOUR = 3_600;
/** In seconds: how long a session lasts when it is not used, and at most. */
export const LIFETIMES: Record<SessionKind, { idle: number; absolute: number }> = {
  login: { idle: 24 * HOUR, absolute: 14 * 24 * HOUR },
  power_link: { idle: HOUR / 2, absolute: HOUR / 2 },
  registration: { idle: 24 * HOUR, absolute: 24 * HOUR },
};

/** What most calls need to know of who asks: the profile's name and gender, the account's e-mail and phone. */
export interface Member {
  name: string;
  /** The same in the other script, as the family has written it; may be of a name before. */
  nameSpelled: string;
  email: string;
  gender: Gender;
  phone: string;
  /** Whether step 2 of the registration is done. */
  isRegistered: boolean;
  /** Whether the account's phone is confirmed, and by when it should be where that is not asked at once. */
  isPhoneConfirmed: boolean;
  confirmBy: Date | null;
  /** Whether the password was set without the one before within the last three days, and no second proof has come. */
  isRecovering: boolean;
  /** Whether it reads no health answer, for good: no second proof has followed a new password. */
  isHealthClosed: boolean;
  /** Whether this account has still to agree for itself: somebody has, here, by an account, and it has not or took it back. */
  isUnagreed: boolean;
  /** Whether the office has suspended the profile: its sessions reach the reason, an appeal and its data alone. */
  isSuspended: boolean;
  /** Whether somebody who looks after the profile says that it is their own, and the office has not spoken with them yet. */
  isClaimed: boolean;
  /** The picture's file name, or `''`. */
  picture: string;
  /** Whether a phone is not compared with the blocked ones yet that has come to the profile, or to anybody where it has blocked one. */
  hasNewPhone: boolean;
  /** Whether something that they wrote waits before others read it, or the office has decided on something. */
  hasHeld: boolean;
  /** When the account was last opened through the Power Link without the member having been told. */
  powerLinkOpenedAt: Date | null;
}

interface FoundSession extends Member, AccountProfile {
  role: Role;
  /** Whether the candidate looks after this profile with an account of their own. */
  hasCandidate: boolean;
  kind: SessionKind;
  since: Date;
  /** Both within a time before or after the database's own now. */
  isFresh: boolean;
  isSeenLately: boolean;
}

const FRESH_SECONDS = 15 * 60;
const TOUCH_EVERY_SECONDS = 60;
/** In seconds, whichever is later: a clock that was ahead has written a moment to come. */
const awayFromNow = (moment: string): string => `abs(extract(epoch from now() - ${moment}))`;

// What the Power Link opens holds as `isCurrent` says. A family stays logged in when the clock goes back: `touchSession` holds its session to
// the time that it has from now.
const IS_CURRENT = `s.expires_at > now()
      and (s.kind <> 'power_link' or s.expires_at <= now() + interval '${LIFETIMES.power_link.idle + 60} seconds')`;

/** A session that was begun by a clock that was ahead was not begun just now. */
const BEGUN_AT = sql`case when created_at > now() + interval '1 minute' then now() - interval '1 day' else created_at end`;

const BOXES = AT_REGISTRATION.map((kind) => `'${kind}'`).join(', ');
/** As `isAskedByAccount` and `agrees` say it. */
const IS_UNAGREED = `(exists (select from consents b where b.profile_id = p.profile_id and b.kind = 'registration' and b.account_id is not null)
        and (select count(distinct c.kind) from consents c where c.profile_id = p.profile_id and c.about_id is null
          and c.withdrawn_at is null and c.kind in (${BOXES})
          and (c.account_id = p.account_id or (c.account_id is null and c.given_at >= p.joined_at
            and not exists (select from consents o where o.profile_id = c.profile_id and o.kind = c.kind
              and o.account_id = p.account_id and o.given_at >= c.given_at)))) < ${AT_REGISTRATION.length})`;

// Every call of a member begins with this, so it is prepared once a connection, asks for all who call at the same moment,
// brings the member along, and answers in one column: the driver takes its time for each. PostgreSQL does not see how many they
// are until it reads them: for one it would plan anew each time, as that looks cheaper than the plan for any number.
const FIND = {
  name: 'find-sessions',
  text: `select json_build_object('at', asked.at, 'accountId', s.account_id, 'profileId', s.profile_id, 'role', p.role,
      'hasCandidate', exists (select from account_profiles c where c.profile_id = s.profile_id and c.role = 'candidate'),
      'kind', s.kind, 'since', s.created_at,
      'isFresh', ${awayFromNow('s.created_at')} <= ${FRESH_SECONDS}, 'isSeenLately', ${awayFromNow('s.seen_at')} <= ${TOUCH_EVERY_SECONDS},
      'name', m.name, 'nameSpelled', m.name_spelled, 'email', a.email, 'gender', m.gender, 'phone', a.phone,
      'isRegistered', m.registered_at is not null,
      'isPhoneConfirmed', a.phone_verified_at is not null,
      'confirmBy', case when isfinite(a.confirm_by) and a.confirm_by > now() then a.confirm_by end,
      'isRecovering', coalesce(a.reset_by_phone_at > now() - interval '${CLOSED_HOURS} hours', false),
      'isHealthClosed', a.health_closed_at is not null,
      'isUnagreed', ${IS_UNAGREED},
      'isSuspended', m.suspended_at is not null,
      'isClaimed', exists (select from whose_claims w where w.profile_id = s.profile_id and w.ended_at is null),
      'picture', coalesce((select f.name from files f where f.profile_id = m.profile_id and f.kind in ('picture', 'waitingFirst')
        order by f.kind desc limit 1), ''),
      'hasNewPhone', exists (select from changed_phones c where c.profile_id = s.profile_id
        or exists (select from blocked_phones b where b.profile_id = s.profile_id)),
      'hasHeld', exists (select from held_answers h where h.profile_id = s.profile_id)
        or exists (select from held_decisions d where d.profile_id = s.profile_id)
        or exists (select from approvals w where w.profile_id = s.profile_id and w.kind = 'photo'),
      'powerLinkOpenedAt',
        (select max(u.used_at) from power_link_uses u where u.profile_id = m.profile_id and u.seen_at is null)) as found
    from unnest((select $1::bytea[])) with ordinality as asked(token_hash, at)
    join sessions s on s.token_hash = asked.token_hash
    join account_profiles p on p.account_id = s.account_id and p.profile_id = s.profile_id
    join accounts a on a.id = s.account_id
    join members m on m.profile_id = s.profile_id
    where ${IS_CURRENT} and m.deletion_due_at is null and (m.suspended_at is null or s.kind = 'login')`,
};

/** What JSON makes of a moment. */
type InJson<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };

/** Finds the session of a token, with one statement for all that are asked for at the same moment. */
export function makeFindSession(pool: pg.Pool): (tokenHash: Buffer) => Promise<FoundSession | undefined> {
  const find = makeBatchLoader((tokenHashes: readonly Buffer[]) => findSessions(pool, tokenHashes));
  return async (tokenHash) => {
    const found = await find(tokenHash);
    // A clock that goes back must not bring to life again what was found over.
    if (!found) await pool.query(`delete from sessions s where s.token_hash = $1 and not (${IS_CURRENT})`, [tokenHash]);
    return found;
  };
}

/** Who each of these tokens stands for, in their order. */
export async function findSessions(
  pool: pg.Pool,
  tokenHashes: readonly Buffer[],
): Promise<(FoundSession | undefined)[]> {
  const { rows } = await pool.query<{ found: InJson<FoundSession> & { at: number } }>({
    ...FIND,
    values: [tokenHashes],
  });
  const found = tokenHashes.map((): FoundSession | undefined => undefined);
  for (const {
    found: { at, since, powerLinkOpenedAt, confirmBy, ...rest },
  } of rows) {
    found[at - 1] = {
      ...rest,
      since: new Date(since),
      confirmBy: confirmBy === null ? null : new Date(confirmBy),
      powerLinkOpenedAt: powerLinkOpenedAt === null ? null : new Date(powerLinkOpenedAt),
    };
  }
  return found;
}

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

/** A session that is used lasts longer, up to its limit. */
export async function touchSession(db: Kysely<Database>, tokenHash: Buffer, kind: SessionKind): Promise<void> {
  const { idle, absolute } = LIFETIMES[kind];
  // What is kept beside it outlasts the session, and says whether somebody has been here since: a suspended family reads nobody's answers.
  await sql`
    with touched as (
      update sessions set seen_at = now(), created_at = ${BEGUN_AT},
        expires_at = least(${inSeconds(idle)}, ${BEGUN_AT} + make_interval(secs => ${absolute}))
      where token_hash = ${tokenHash} and ${ASYNC_COMMIT} returning account_id, profile_id)
    update account_profiles p set seen_at = now() from touched t
      join members m on m.profile_id = t.profile_id and m.suspended_at is null
    where p.account_id = t.account_id and p.profile_id = t.profile_id`.execute(db);
}

/** After a clock that was ahead: what nobody uses ends when it would have, had it been used last now. */
export async function holdSessionsToTheirTime(db: Kysely<Database>): Promise<void> {
  for (const [kind, { idle }] of Object.entries(LIFETIMES)) {
    await sql`update sessions set expires_at = ${inSeconds(idle)}
      where kind = ${kind} and expires_at > now() + make_interval(secs => ${idle + 60})`.execute(db);
  }
}

export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of an account, but the one that is kept. */
export async function endSessions(db: Kysely<Database>, accountId: number, kept?: Buffer): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('account_id', '=', accountId);
  await (kept ? sessions.where('token_hash', '!=', kept) : sessions).execute();
}

/** Ends every session in a profile, of all its accounts. */
export async function endSessionsIn(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('sessions').where('profile_id', '=', profileId).execute();
}

/** Ends every session that the Power Link has opened. */
export async function endPowerLinkSessions(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sessions').where('kind', '=', 'power_link').execute();
}

export async function expireSessions(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`now()`).execute();
}

export async function hasProfile(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<boolean> {
  const found = await db
    .selectFrom('account_profiles')
    .select('role')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return found !== undefined;
}
