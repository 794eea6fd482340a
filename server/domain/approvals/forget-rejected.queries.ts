import { type Kysely, sql } from 'kysely';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** By phone somebody is remembered for a shorter time than by photo (contract/retention.ts). */
export async function forgetRejected(db: Kysely<Database>): Promise<void> {
  await sql`update rejections set phone_hash = null
    where phone_hash is not null and rejected_at < ${expiryCutoff('rejectedPhones')}`.execute(db);
  await sql`delete from rejections r where rejected_at < ${expiryCutoff('rejectedPhotos')}
    or (phone_hash is null and not exists (select from rejected_photos p where p.rejection_id = r.id))`.execute(db);
}
