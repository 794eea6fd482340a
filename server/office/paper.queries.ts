import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

interface Entry {
  profileId: string;
  by: string;
  formNumber: string;
  consentOn: string;
}

/** Notes from which paper a profile was entered, whole as by both steps; false where a form of this number was entered before. */
export async function insertPaperEntry(db: Kysely<Database>, entry: Entry): Promise<boolean> {
  await db
    .updateTable('members')
    .set({ registered_at: new Date() })
    .where('profile_id', '=', entry.profileId)
    .execute();
  const made = await db
    .insertInto('paper_entries')
    .values({
      ...{ profile_id: entry.profileId, entered_by: entry.by },
      ...{ form_number: entry.formNumber, consent_on: entry.consentOn },
    })
    .onConflict((conflict) => conflict.column('form_number').doNothing())
    .returning('profile_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** From which paper a profile was entered, and whether its family has claimed it; undefined for one that registered itself. */
export async function loadPaperEntry(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('paper_entries')
    .select(['entered_at as enteredAt', 'entered_by as enteredBy', 'form_number as formNumber'])
    .select([sql<string>`consent_on::text`.as('consentOn'), 'claimed_at as claimedAt'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}
