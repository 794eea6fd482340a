import type { Kysely } from 'kysely';
import { readSpelling } from '#server/domain/names/own-spelling.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Drops what a family has written for a name that is theirs no more, in the transaction that changes the name; one that waits counts as theirs. */
export async function dropOtherSpelling(transaction: Kysely<Database>, profileId: string): Promise<void> {
  const row = await transaction
    .selectFrom('members as m')
    .leftJoin('held_answers as h', (join) =>
      join.onRef('h.profile_id', '=', 'm.profile_id').on('h.table_name', '=', 'members').on('h.answer', '=', 'name'),
    )
    .select(['m.name', 'm.name_spelled', 'h.value as waiting'])
    .where('m.profile_id', '=', profileId)
    .where('m.name_spelled', '<>', '')
    .executeTakeFirst();
  if (row === undefined) return;
  const names = [row.name, ...(typeof row.waiting === 'string' ? [row.waiting] : [])];
  if (names.some((name) => readSpelling(name, row.name_spelled) !== null)) return;
  await transaction.updateTable('members').set({ name_spelled: '' }).where('profile_id', '=', profileId).execute();
}
