import { type Kysely, sql } from 'kysely';
import { isResting } from '#server/domain/visibility-settings/rest.queries.ts';
import { tell } from '#server/notices/tell.queries.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfVeto } from '#server/platform/crypto/vetoes.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Veto {
  profileId: string;
  phone: string;
  hour: string;
}

/**
 * Sets a veto, or says anew how she is reached: the profile rests until the women's desk ends it, told in the words of every rest. False
 * where one was set before.
 */
export async function setVeto(db: Kysely<Database>, cipher: HealthCipher, veto: Veto): Promise<boolean> {
  const { profileId, phone, hour } = veto;
  const safe_way = cipher.encrypt(JSON.stringify({ phone, hour }), placeOfVeto(profileId, 'safe_way'));
  const { rows } = await sql<{ isNew: boolean }>`
    insert into vetoes (profile_id, safe_way) values (${profileId}, ${safe_way})
    on conflict (profile_id) where ended_at is null do update set safe_way = excluded.safe_way
    returning xmax = 0 as "isNew"`.execute(db);
  if (!rows[0]?.isNew) return false;
  const wasResting = await isResting(db, profileId);
  await sql`
    insert into rests (profile_id, until, rested_by) values (${profileId}, 'infinity', '')
    on conflict (profile_id) do update set until = 'infinity',
      rested_at = case when rests.until > now() then rests.rested_at else now() end`.execute(db);
  if (!wasResting) await tell(db, { kind: 'rested', profileId });
  return true;
}
