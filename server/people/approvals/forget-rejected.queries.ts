import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Phones are remembered for twelve months, photos for three years. */
export async function forgetRejected(db: Kysely<Database>): Promise<void> {
  await sql`update rejections set phone_hash = null
    where phone_hash is not null and rejected_at < now() - interval '12 months'`.execute(db);
  await sql`delete from rejections r where rejected_at < now() - interval '3 years'
    or (phone_hash is null and not exists (select from rejected_photos p where p.rejection_id = r.id))`.execute(db);
}
