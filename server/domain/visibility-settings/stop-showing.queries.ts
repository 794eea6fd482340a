import type { Kysely } from 'kysely';
import type { Role } from '#contract/roles.ts';
import { withdrawConsent } from '#server/domain/consents/consents.queries.ts';
import { takeYesBack } from '#server/domain/holders/candidate-choices.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { endShowing } from './waiting-showings.queries.ts';

/** From now on the profile is shown to nobody. What the candidate has stopped, the candidate alone begins again. */
export async function stopShowing(
  db: Kysely<Database>,
  { profileId, role }: { profileId: string; role: Role },
): Promise<void> {
  await endShowing(db, profileId);
  await withdrawConsent(db, profileId, 'showing');
  if (role === 'candidate') await takeYesBack(db, profileId);
}
