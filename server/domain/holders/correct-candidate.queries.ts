import { type Kysely, sql } from 'kysely';
import { narrowPhoto } from '#server/domain/answers/photo-audience.queries.ts';
import { endCardLinks } from '#server/domain/card-links/card-links.queries.ts';
import { withdrawOfCandidate } from '#server/domain/consents/consents.queries.ts';
import { eraseAnswersOf } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { markUndecided } from '#server/domain/interests/partings.queries.ts';
import { removeNomination } from '#server/domain/members/nomination.queries.ts';
import { keepWaiting } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Somebody else is the bride or groom than the person who had said so. What was agreed in their place is void: consents to being shown, to photos and to pair checks, the yes to being shown,
 * answers of pair checks, the nominee, what was handed over to others, the links to the card. A profile that is shown waits for the own yes,
 * and each family that was accepted for what the bride or groom says of it.
 */
export async function correctCandidate(db: Kysely<Database>, profileId: string): Promise<void> {
  await withdrawOfCandidate(db, profileId);
  await eraseAnswersOf(db, profileId);
  await narrowPhoto(db, profileId);
  await sql`
    update candidate_choices set said_yes_at = null, said_to = null, reason = '', health_decided_at = null, reached_account = null,
      hands_over_accepting = false, accepts_alone = true where profile_id = ${profileId}`.execute(db);
  await removeNomination(db, profileId);
  await endCardLinks(db, profileId);
  await markUndecided(db, profileId);
  const shown = await db
    .selectFrom('showings')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (shown) await keepWaiting(db, profileId, { forOffice: false, forCandidate: true });
}
