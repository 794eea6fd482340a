import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { countFailure, loadFailingAddresses, MOST_FAILURES } from './failing.queries.ts';
import type { NoticeServices } from './notice-services.ts';
import type { Recipient } from './recipients.queries.ts';
import { notify } from './tell.queries.ts';

/** Returns the hash that is stored of an address: a phone or an e-mail. */
export const hashOfContact = ({ keyedHash }: Pick<NoticeServices, 'keyedHash'>, channel: string, to: string): Buffer =>
  keyedHash(`${channel} ${to.toLowerCase()}`);

/**
 * Returns a function that tells whether a recipient's e-mail is set aside: it refused too often and was not confirmed
 * since.
 */
export async function makeIsSetAside(
  services: Pick<NoticeServices, 'db' | 'keyedHash'>,
  recipients: readonly Recipient[],
): Promise<(recipient: Recipient) => boolean> {
  const hashes = recipients.flatMap(({ email }) => (email === '' ? [] : [hashOfContact(services, 'email', email)]));
  const failedAtByHash = await loadFailingAddresses(services.db, hashes);
  return ({ email, emailConfirmedAt }) => {
    const failedAt = failedAtByHash.get(hashOfContact(services, 'email', email).toString('hex'));
    return failedAt !== undefined && (emailConfirmedAt === null || emailConfirmedAt < failedAt);
  };
}

/** Counts a refusal. After MOST_FAILURES the address is not used any more, and its owner is notified on the site. */
export async function noteRefusal(db: Kysely<Database>, accountId: number, addressHash: Buffer): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const failures = await countFailure(transaction, addressHash);
    if (failures === MOST_FAILURES) await notify(transaction, { accountId, kind: 'addressFails' });
  });
}
