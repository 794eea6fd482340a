import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Gender } from '#contract/choices.ts';
import { inSeconds } from '#server/db/lifetimes.ts';
import type { AccountProfile, Database, Role } from '#server/db/tables.ts';
import type { SessionKind } from './session.ts';

interface NewSession extends AccountProfile {
  tokenHash: Buffer;
  kind: SessionKind;
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
  email: string;
  gender: Gender;
  phone: string;
  /** Whether step 2 of the registration is done. */
  isRegistered: boolean;
  /** The picture's file name, or `''`. */
  picture: string;
  /** Whether something that they wrote waits before others read it, or the office has decided on something. */
  hasHeld: boolean;
  /** When the account was last opened through the Power Link without the member having been told. */
  powerLinkOpenedAt: Date | null;
}

interface FoundSession extends Member, AccountProfile {
  role: Role;
  kind: SessionKind;
  since: Date;
  seenAt: Date;
}

// As `isCurrent`, for each kind.
const lifetime = Object.entries(LIFETIMES).map(([kind, { idle }]) => `when '${kind}' then ${idle + 60}`);
const IS_CURRENT = `s.expires_at > now()
      and s.expires_at <= now() + case s.kind ${lifetime.join(' ')} end * interval '1 second'`;

// Every call of a member begins with this, so it is prepared once a connection, brings the member along, and answers
// in one column: the driver takes its time for each.
const FIND = {
  name: 'find-session',
  text: `select json_build_object('accountId', s.account_id, 'profileId', s.profile_id, 'role', p.role, 'kind', s.kind, 'since', s.created_at, 'seenAt', s.seen_at,
      'name', m.name, 'email', a.email, 'gender', m.gender, 'phone', a.phone,
      'isRegistered', m.registered_at is not null,
      'picture', coalesce((select f.name from files f where f.profile_id = m.profile_id and f.kind = 'picture'), ''),
      'hasHeld', exists (select from held_answers h where h.profile_id = s.profile_id)
        or exists (select from held_decisions d where d.profile_id = s.profile_id),
      'powerLinkOpenedAt',
        (select max(u.used_at) from power_link_uses u where u.profile_id = m.profile_id and u.seen_at is null)) as found
    from sessions s
    join account_profiles p on p.account_id = s.account_id and p.profile_id = s.profile_id
    join accounts a on a.id = s.account_id
    join members m on m.profile_id = s.profile_id
    where s.token_hash = $1 and ${IS_CURRENT} and not m.is_hidden`,
};

/** What JSON makes of a moment. */
type InJson<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };

export async function findSession(pool: pg.Pool, tokenHash: Buffer): Promise<FoundSession | undefined> {
  const { rows } = await pool.query<{ found: InJson<FoundSession> }>({ ...FIND, values: [tokenHash] });
  const found = rows[0]?.found;
  if (!found) {
    // A clock that goes back must not bring to life again what was found over.
    await pool.query(`delete from sessions s where s.token_hash = $1 and not (${IS_CURRENT})`, [tokenHash]);
    return undefined;
  }
  const { since, seenAt, powerLinkOpenedAt } = found;
  return Object.assign(found, {
    since: new Date(since),
    seenAt: new Date(seenAt),
    powerLinkOpenedAt: powerLinkOpenedAt === null ? null : new Date(powerLinkOpenedAt),
  });
}

export async function insertSession(db: Kysely<Database>, session: NewSession): Promise<void> {
  const { tokenHash, accountId, profileId, kind } = session;
  const expires_at = inSeconds(LIFETIMES[kind].idle);
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, account_id: accountId, profile_id: profileId, kind, expires_at })
    .execute();
  if (kind !== 'login') return;
  await db
    .updateTable('account_profiles')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .execute();
}

/** A session that is used lasts longer, up to its limit. */
export async function touchSession(db: Kysely<Database>, tokenHash: Buffer, kind: SessionKind): Promise<void> {
  const { idle, absolute } = LIFETIMES[kind];
  const expires_at = sql<Date>`least(${inSeconds(idle)}, created_at + make_interval(secs => ${absolute}))`;
  await db
    .updateTable('sessions')
    .set({ seen_at: sql<Date>`now()`, expires_at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}
