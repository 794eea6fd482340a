import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Saves a note of the office about a member. `by` is the login of the member of staff. */
export async function addNote(
  db: Kysely<Database>,
  note: { profileId: string; by: string; words: string },
): Promise<void> {
  await db
    .insertInto('office_notes')
    .values({ profile_id: note.profileId, noted_by: note.by, words: note.words })
    .execute();
}

/** Lists the office's notes about a member, the latest first. */
export async function listNotes(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('office_notes')
    .select(['noted_at as at', 'noted_by as by', 'words'])
    .where('profile_id', '=', profileId)
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the office's notes for the download, without their authors. */
export async function officeNotesInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('office_notes')
    .select(['noted_at', 'words'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}
