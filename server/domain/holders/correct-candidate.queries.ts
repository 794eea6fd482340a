import { type Kysely, sql } from 'kysely';
import type { ConsentKind } from '#contract/agreed-words.ts';
import { narrowPhoto } from '#server/domain/answers/photo-audience.queries.ts';
import { endCardLinks } from '#server/domain/card-links/card-links.queries.ts';
import { keepWaiting } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** What each account has agreed to for itself stays: the right one has ticked the boxes on joining. */
const CANDIDATES: readonly (ConsentKind | 'pairCheck')[] = ['showing', 'photo', 'pictured', 'pairCheck'];

/**
 * Somebody else is the bride or groom than the person who had said so. What was agreed in their place is void: consents to being shown, to photos and to pair checks, the yes to being shown,
 * answers of pair checks, the nominee, what was handed over to others, the links to the card. A profile that is shown waits for the own yes,
 * and each family that was accepted for what the bride or groom says of it.
 */
export async function correctCandidate(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`update consents set withdrawn_at = now()
    where profile_id = ${profileId} and withdrawn_at is null and kind = any(${[...CANDIDATES]}::text[])`.execute(db);
  await sql`update pair_checks set answer = '' where ${profileId} in (one_id, other_id)`.execute(db);
  await narrowPhoto(db, profileId);
  await sql`
    update candidate_choices set said_yes_at = null, said_to = null, reason = '', health_decided_at = null, reached_account = null,
      hands_over_accepting = false, accepts_alone = true where profile_id = ${profileId}`.execute(db);
  await db.deleteFrom('nominations').where('profile_id', '=', profileId).execute();
  await endCardLinks(db, profileId);
  await sql`
    insert into undecided_acquaintances (profile_id, member_id)
    select ${profileId}, case when sender_id = ${profileId} then recipient_id else sender_id end from introductions
    where answer = 'accepted' and ${profileId} in (sender_id, recipient_id)
    on conflict do nothing`.execute(db);
  const shown = await db
    .selectFrom('showings')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (shown) await keepWaiting(db, profileId, { forOffice: false, forCandidate: true });
}
