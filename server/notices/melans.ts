import type { Kysely } from 'kysely';
import { markBrokenHome } from '#server/domain/melans/day.queries.ts';
import { giveSeats, takeDueReminders } from '#server/domain/melans/guests.queries.ts';
import { listComing } from '#server/domain/melans/melans.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/**
 * Gives the free seats of a melan to waiting families, notifies them, and returns all of them. The family `except` gets
 * no notice, because it reads the answer to its own call.
 */
export async function seatAndTell(transaction: Kysely<Database>, melanId: number, except = ''): Promise<string[]> {
  const seated = await giveSeats(transaction, melanId);
  await notifyAll(
    transaction,
    seated.filter((id) => id !== except).map((profileId) => ({ kind: 'melanNews' as const, profileId })),
  );
  return seated;
}

/**
 * Does the hourly work of melans: free seats go to the next families, tomorrow's guests are reminded, and entries of a
 * broken tablet count.
 */
export async function runHourlyMelanWork(db: Kysely<Database>): Promise<void> {
  await markBrokenHome(db);
  for (const melanId of await listComing(db))
    await db.transaction().execute((transaction) => seatAndTell(transaction, melanId));
  await db.transaction().execute(async (transaction) => {
    const due = await takeDueReminders(transaction);
    await notifyAll(
      transaction,
      due.map((profileId) => ({ kind: 'melanTomorrow' as const, profileId })),
    );
  });
}
