import type { Kysely } from 'kysely';
import { takeUnasked, wasAskedForGuardian } from '#server/domain/contacts/contact.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { tell, tellAll } from './tell.queries.ts';

/** Asks families whose earlier guardian's phone nobody has confirmed. */
export async function askOfBefore(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ids = await takeUnasked(transaction);
    await tellAll(
      transaction,
      ids.map((profileId) => ({ kind: 'guardianPhoneAsked' as const, profileId })),
    );
  });
}

/** Asks a family which number to give, because an accepted family has just looked for one; at most once a week. */
export async function askForGuardian(db: Kysely<Database>, profileId: string): Promise<void> {
  if (!(await wasAskedForGuardian(db, profileId))) await tell(db, { kind: 'guardianPhoneAsked', profileId });
}
