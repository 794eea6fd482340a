import type { Kysely } from 'kysely';
import type { Stored } from '#server/domain/answers/stored.ts';
import { lockMembers } from '#server/domain/members/lock.queries.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { forgetChangeCounts, listDue, store, takeDue } from './held-answers.queries.ts';

/** Lets all others read what has waited for its day. */
export async function releaseAllDue(db: Kysely<Database>): Promise<void> {
  for (const profileId of await listDue(db)) {
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [profileId]);
      await releaseDue(transaction, profileId);
    });
  }
  await forgetChangeCounts(db);
}

/** The same for one member, who is locked. */
export async function releaseDue(transaction: Kysely<Database>, profileId: string): Promise<void> {
  const byTable = new Map<HeldTable, Stored>();
  for (const { table_name, answer, value } of await takeDue(transaction, profileId)) {
    byTable.set(table_name, { ...byTable.get(table_name), [answer]: value });
  }
  // Of one table all at once: a state is one of its country.
  for (const [table, values] of byTable) await store(transaction, profileId, table, values);
}
