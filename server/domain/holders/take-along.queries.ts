import type { Kysely } from 'kysely';
import { removeGuardian } from '#server/domain/answers/guardian.queries.ts';
import { endLinksMadeBy } from '#server/domain/card-links/card-links.queries.ts';
import { endConsentsOf } from '#server/domain/consents/consents.queries.ts';
import { emptyGuardianPhone } from '#server/domain/contacts/guardian-phones.queries.ts';
import { withdrawSentBy } from '#server/domain/interests/introductions.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { withdrawAllOf } from './invitations.queries.ts';

/**
 * What goes with an account that looks after a profile no more: its number where accepted families are given it, the links to the card that
 * it made, whom it has invited, the interests that it has sent and nobody has answered, and what it has agreed to for itself. No other number takes the place of a given one:
 * the family is asked. Gives whether it had agreed to health.
 */
export async function takeAlong(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<boolean> {
  await removeGuardian(db, { accountId, profileId });
  await emptyGuardianPhone(db, { accountId, profileId });
  await endLinksMadeBy(db, { accountId, profileId });
  const endsHealth = await endConsentsOf(db, { accountId, profileId });
  await withdrawAllOf(db, { accountId, profileId });
  await withdrawSentBy(db, { accountId, profileId });
  return endsHealth;
}
