import type { Kysely } from 'kysely';
import { beginAskingForGuardian, wasAskedForGuardian } from '#server/domain/contacts/contact.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notify, notifyAll } from './tell.queries.ts';

/** Asks families, once, to confirm a guardian's phone from before confirmations existed. */
export async function askUnconfirmedGuardianPhones(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ids = await beginAskingForGuardian(transaction);
    await notifyAll(
      transaction,
      ids.map((profileId) => ({ kind: 'guardianPhoneAsked' as const, profileId })),
    );
  });
}

/**
 * Asks a family which number to give, because an accepted family has just looked for one. Does nothing if the family
 * was asked lately.
 */
export async function askForGuardian(db: Kysely<Database>, profileId: string): Promise<void> {
  if (!(await wasAskedForGuardian(db, profileId))) await notify(db, { kind: 'guardianPhoneAsked', profileId });
}
