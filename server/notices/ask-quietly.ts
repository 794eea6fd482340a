import type { Kysely } from 'kysely';
import { type Due, listDue, noteAsked } from '#server/domain/together/quiet-questions.queries.ts';
import { type Acquaintances, loadAcquaintances } from '#server/domain/visibility/acquaintances.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { tellAll } from './tell.queries.ts';

/** So many are asked in one transaction: what ends in the middle goes on with the others. */
const AT_ONCE = 100;

/**
 * Asks families who accepted each other, each side by itself and once, whether they have spoken. Nobody is asked while either of the two is away for
 * whatever reason, or has still to say whether it goes on.
 */
export async function askQuietly(db: Kysely<Database>): Promise<void> {
  let due: Due[] = [];
  do {
    due = await db.transaction().execute(async (transaction) => {
      const found = await listDue(transaction, AT_ONCE, due.at(-1));
      const asked = await noteAsked(transaction, await bothThere(transaction, found));
      await tellAll(
        transaction,
        asked.map(({ profileId, memberId }) => ({ kind: 'quietQuestion' as const, profileId, aboutId: memberId })),
      );
      return found;
    });
  } while (due.length === AT_ONCE);
}

/** Of whom each reads the other's page, with nothing to be said of why they are not reached. */
async function bothThere(db: Kysely<Database>, due: readonly Due[]): Promise<Due[]> {
  const known = new Map<string, Acquaintances>();
  for (const id of new Set(due.flatMap(({ profileId, memberId }) => [profileId, memberId])))
    known.set(id, await loadAcquaintances(db, id));
  const reads = (readerId: string, id: string) => known.get(readerId)?.absences.get(id) === '';
  return due.filter(({ profileId, memberId }) => reads(profileId, memberId) && reads(memberId, profileId));
}
