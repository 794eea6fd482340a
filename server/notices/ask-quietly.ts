import type { Kysely } from 'kysely';
import {
  type Due,
  listDueQuietQuestions,
  noteQuietQuestions,
} from '#server/domain/together/quiet-questions.queries.ts';
import { type Acquaintances, loadAcquaintances } from '#server/domain/visibility/acquaintances.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/** Maximum number of families asked in one transaction. After a crash the next run continues with the others. */
const AT_ONCE = 100;

/**
 * Asks both families of an acquaintance separately, and once for each step, whether they have spoken. Nobody is asked
 * while either family is absent for any reason or must decide whether to continue.
 */
export async function askWhetherTheySpoke(db: Kysely<Database>): Promise<void> {
  let due: Due[] = [];
  do {
    due = await db.transaction().execute(async (transaction) => {
      const found = await listDueQuietQuestions(transaction, AT_ONCE, due.at(-1));
      const askedPairs = await noteQuietQuestions(transaction, await pairsThatSeeEachOther(transaction, found));
      await notifyAll(
        transaction,
        askedPairs.map(({ profileId, memberId }) => ({ kind: 'quietQuestion' as const, profileId, aboutId: memberId })),
      );
      return found;
    });
  } while (due.length === AT_ONCE);
}

/** Returns the pairs in which each family can read the other's page and neither is absent. */
async function pairsThatSeeEachOther(db: Kysely<Database>, due: readonly Due[]): Promise<Due[]> {
  const acquaintances = new Map<string, Acquaintances>();
  for (const id of new Set(due.flatMap(({ profileId, memberId }) => [profileId, memberId])))
    acquaintances.set(id, await loadAcquaintances(db, id));
  const canRead = (readerId: string, id: string) => acquaintances.get(readerId)?.absences.get(id) === '';
  return due.filter(({ profileId, memberId }) => canRead(profileId, memberId) && canRead(memberId, profileId));
}
