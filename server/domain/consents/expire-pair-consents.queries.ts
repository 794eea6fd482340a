import { type Kysely, sql } from 'kysely';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A consent to a pair check waits for the other's no longer than the limit counts it, and in the words of today alone. */
export async function expirePairConsents(db: Kysely<Database>): Promise<void> {
  await sql`
    update consents c set withdrawn_at = now()
    where c.kind = 'pairCheck' and c.withdrawn_at is null
      and (c.given_at < ${keptSince('pairConsents')} or c.text_version <> ${PAIR_CHECK_CONSENT.version})
      and not exists (select from pair_checks k where k.answer <> ''
        and (k.one_id, k.other_id) = (least(c.profile_id, c.about_id), greatest(c.profile_id, c.about_id)))`.execute(
    db,
  );
  await db
    .deleteFrom('consents')
    .where('kind', '=', 'pairCheck')
    .where('about_id', 'is', null)
    .where('withdrawn_at', '<=', sql<Date>`now()`)
    .execute();
}
