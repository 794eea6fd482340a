import type { Kysely } from 'kysely';
import type { Call } from '#contract/call.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { tell, tellAll } from './tell.queries.ts';

/** Whose account, or which profile; of an account that is none yet, everybody who looks after the profile already. */
type Whose = Pick<AccountProfile, 'accountId'> & Partial<Pick<AccountProfile, 'profileId'>>;

/**
 * Tells what a call hands over, in the caller's transaction: of an account to itself and, in words of their own, to the others who look
 * after its profiles; of a profile or its contact to all who look after it.
 */
export async function tellHandedOver(
  db: Kysely<Database>,
  { handsOver }: Pick<Call, 'handsOver'>,
  { accountId, profileId }: Whose,
): Promise<void> {
  const kind = handsOver?.tells ?? null;
  if (handsOver === null || kind === null) return;
  if (handsOver.what !== 'account') return tell(db, { kind, profileId: profileId ?? '' });
  await tell(db, { kind, accountId });
  await tellOtherHolders(db, accountId, kind === 'recovering' ? 'holderRecovering' : 'holderChanged');
}

/** To the others who look after an account's profiles: one of them has another password, phone or e-mail. */
export async function tellOtherHolders(
  db: Kysely<Database>,
  accountId: number,
  kind: 'holderChanged' | 'holderRecovering' | 'recoveryRefused' = 'holderChanged',
): Promise<void> {
  const profiles = await db
    .selectFrom('account_profiles')
    .select('profile_id as profileId')
    .where('account_id', '=', accountId)
    .execute();
  await tellAll(
    db,
    profiles.map(({ profileId }) => ({ kind, profileId, exceptId: accountId })),
  );
}
