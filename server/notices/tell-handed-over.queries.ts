import type { Kysely } from 'kysely';
import type { Call } from '#contract/call.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { notify, notifyAll } from './tell.queries.ts';

/** The account or profile concerned. If the account is not a holder yet, all present holders are notified. */
type Whose = Pick<AccountProfile, 'accountId'> & Partial<Pick<AccountProfile, 'profileId'>>;

/**
 * Sends the notice about a call that hands something over, in the caller's transaction. For an account: to itself and,
 * in other words, to the other holders of its profiles. For a profile or its contact: to all holders.
 */
export async function tellHandedOver(
  db: Kysely<Database>,
  { handsOver }: Pick<Call, 'handsOver'>,
  { accountId, profileId }: Whose,
): Promise<void> {
  const kind = handsOver?.tells ?? null;
  if (handsOver === null || kind === null) return;
  if (handsOver.what !== 'account') return notify(db, { kind, profileId: profileId ?? '' });
  await notify(db, { kind, accountId });
  await tellOtherHolders(db, accountId, kind === 'recovering' ? 'holderRecovering' : 'holderChanged');
}

/** Notifies the other holders of an account's profiles, by default that its password, phone or e-mail has changed. */
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
  await notifyAll(
    db,
    profiles.map(({ profileId }) => ({ kind, profileId, exceptId: accountId })),
  );
}
