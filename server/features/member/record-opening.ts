import type { Kysely } from 'kysely';
import { insertOpening } from '#server/domain/contacts/contact-openings.queries.ts';
import { tell } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Whether it was the first one. Once a day is enough to know, and the first one is told. */
export async function recordOpening(db: Kysely<Database>, ownerId: string, viewerId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { isFirst, isNew } = await insertOpening(transaction, ownerId, viewerId);
    if (isNew && isFirst) await tell(transaction, { kind: 'contactOpened', profileId: ownerId, aboutId: viewerId });
    return isFirst;
  });
}
