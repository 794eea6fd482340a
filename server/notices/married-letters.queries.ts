import type { Kysely } from 'kysely';
import { noteMarried, takeDueLetters } from '#server/domain/together/letters.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/** Asks married couples how they are, whenever one of their letters is due. */
export async function askTheMarried(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await noteMarried(transaction);
    const due = await takeDueLetters(transaction);
    await notifyAll(
      transaction,
      due.map(({ profileId, otherId }) => ({
        kind: 'marriedLetter' as const,
        profileId,
        ...(otherId !== null && { aboutId: otherId }),
      })),
    );
  });
}
