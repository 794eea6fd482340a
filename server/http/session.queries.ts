import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { SessionKind } from './session.ts';

interface NewSession {
  tokenHash: Buffer;
  profileId: string;
  kind: SessionKind;
  expiresAt: Date;
}

export async function findSession(db: Kysely<Database>, tokenHash: Buffer) {
  const row = await db
    .selectFrom('sessions')
    .select(['profile_id as profileId', 'kind', 'created_at as since', 'seen_at as seenAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row ?? null;
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
