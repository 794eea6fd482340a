import type { Kysely } from 'kysely';
import type { Letters } from '#contract/letters.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns how pages are shown to this account (usual or large); null if it has chosen nothing. */
export async function loadLetters(db: Kysely<Database>, accountId: number): Promise<Letters | null> {
  const account = await db.selectFrom('accounts').select('letters').where('id', '=', accountId).executeTakeFirst();
  return account?.letters ?? null;
}

/** Saves how pages are shown to this account on every device (usual or large). */
export async function saveLetters(db: Kysely<Database>, accountId: number, letters: Letters): Promise<void> {
  await db.updateTable('accounts').set({ letters }).where('id', '=', accountId).execute();
}
