import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

interface Reset {
  profileId: string;
  tokenHash: Buffer;
  expires: Date;
}

export async function replaceReset(db: Kysely<Database>, { profileId, tokenHash, expires }: Reset): Promise<void> {
  const link = { token_hash: tokenHash, expires_at: expires };
  await db
    .insertInto('password_resets')
    .values({ profile_id: profileId, ...link })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(link))
    .execute();
}
