import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Gender } from '#contract/choices.ts';
import type { Database } from '#server/db/tables.ts';
import type { SessionKind } from './session.ts';

interface NewSession {
  tokenHash: Buffer;
  profileId: string;
  kind: SessionKind;
  expiresAt: Date;
}

/** What most calls need to know of the member who asks. */
export interface Member {
  name: string;
  email: string;
  gender: Gender;
  phone: string;
  /** Whether step 2 of the registration is done. */
  isRegistered: boolean;
  /** The picture's file name, or `''`. */
  picture: string;
  /** When the account was last opened through the Power Link without the member having been told. */
  powerLinkOpenedAt: Date | null;
}

interface FoundSession extends Member {
  profileId: string;
  kind: SessionKind;
  since: Date;
  seenAt: Date;
}

// Every call of a member begins with this, so it is prepared once a connection and brings the member along.
const FIND = {
  name: 'find-session',
  text: `select s.profile_id as "profileId", s.kind, s.created_at as since, s.seen_at as "seenAt",
      m.name, m.email, m.gender, m.phone, m.registered_at is not null as "isRegistered",
      coalesce((select f.name from files f where f.profile_id = m.profile_id and f.kind = 'picture'), '') as picture,
      (select max(u.used_at) from power_link_uses u where u.profile_id = m.profile_id and u.seen_at is null) as "powerLinkOpenedAt"
    from sessions s join members m on m.profile_id = s.profile_id
    where s.token_hash = $1 and s.expires_at > now() and not m.is_hidden`,
};

export async function findSession(pool: pg.Pool, tokenHash: Buffer): Promise<FoundSession | undefined> {
  const { rows } = await pool.query<FoundSession>({ ...FIND, values: [tokenHash] });
  return rows[0];
}

export async function insertSession(
  db: Kysely<Database>,
  { tokenHash, profileId, kind, expiresAt }: NewSession,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, profile_id: profileId, kind, expires_at: expiresAt })
    .execute();
}

export async function touchSession(db: Kysely<Database>, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: new Date(), expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}
