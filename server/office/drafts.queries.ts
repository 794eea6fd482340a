import { type Kysely, sql } from 'kysely';
import type { SiteList } from '#contract/staff/lists.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Where a draft would be published: a text, or a row of the list of questions or of stories. */
export type DraftPlace = 'text' | 'faqs' | 'stories';

/** Whether rows of this list can be saved as drafts. */
export const isDraftPlace = (list: SiteList): list is 'faqs' | 'stories' => list === 'faqs' || list === 'stories';

/** A draft as an editor writes it. */
export interface WrittenDraft {
  place: DraftPlace;
  /** Key and language of a text, id of a row, or `''` for a new row. */
  subject: string;
  /** The texts of the form, by field name. */
  fields: Readonly<Record<string, string>>;
  /** Version of the text or row that the draft would replace. */
  version: string;
  /** `YYYY-MM-DD`, or `''` if no day is set. */
  publishOn: string;
  /** Login of the member of staff who saved the draft. */
  by: string;
}

/** A draft as it is stored. */
export interface KeptDraft extends WrittenDraft {
  id: number;
  savedAt: Date;
  /** Whether the draft could not be published on its day. */
  hasFailed: boolean;
}

type Db = Kysely<Database>;

/** Stores a draft in place of the existing one: that of the same text or row, or the one with this id. */
export async function keepDraft(db: Db, draft: WrittenDraft, id?: number): Promise<void> {
  const { place, subject, fields, version, publishOn, by } = draft;
  const columns = {
    fields: JSON.stringify(fields),
    version,
    publish_on: publishOn || null,
    saved_by: by,
    failed_at: null,
  };
  if (id !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable('site_drafts')
      .set({ ...columns, saved_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('place', '=', place)
      .executeTakeFirstOrThrow();
    // If no row was updated, the draft was published or deleted meanwhile. Then the new text is stored as a new draft.
    if (numUpdatedRows > 0n) return;
  }
  await db
    .insertInto('site_drafts')
    .values({ place, subject, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['place', 'subject'])
        // Not a parameter: in a generic plan PostgreSQL would not match the partial index.
        .where(sql<boolean>`subject <> ''`)
        .doUpdateSet({ ...columns, saved_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Lists all drafts of a place, or of all places. */
export async function listDrafts(db: Db, place?: DraftPlace): Promise<KeptDraft[]> {
  let query = db.selectFrom('site_drafts').selectAll().orderBy('id');
  if (place !== undefined) query = query.where('place', '=', place);
  return (await query.execute()).map(draftOf);
}

function draftOf(row: {
  id: number;
  place: DraftPlace;
  subject: string;
  fields: Record<string, string>;
  version: string;
  publish_on: string | null;
  saved_at: Date;
  saved_by: string;
  failed_at: Date | null;
}): KeptDraft {
  const { id, place, subject, fields, version } = row;
  return {
    id,
    place,
    subject,
    fields,
    version,
    publishOn: row.publish_on ?? '',
    savedAt: row.saved_at,
    by: row.saved_by,
    hasFailed: row.failed_at !== null,
  };
}

/** Returns the fields of a draft in lists. `current` is the version of the published text; undefined if it has none. */
export const draftSummary = (draft: KeptDraft, current: string | undefined) => ({
  id: draft.id,
  publishOn: draft.publishOn,
  savedAt: draft.savedAt.toISOString(),
  by: draft.by,
  isOvertaken: current !== undefined && current !== draft.version,
  hasFailed: draft.hasFailed,
});

/** Deletes a draft and returns the name of its text or row; undefined if there is no such draft. */
export async function dropDraftById(db: Db, id: number): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('site_drafts')
    .where('id', '=', id)
    .returning(['place', 'subject'])
    .executeTakeFirst();
  return deleted && nameOfDraft(deleted);
}

/** Returns the draft's name: key and language of a text, list and id of a row. */
export const nameOfDraft = ({ place, subject }: Pick<WrittenDraft, 'place' | 'subject'>): string =>
  place === 'text' ? subject : `${place} ${subject}`.trim();

/** Deletes the drafts of a text or row that was published or removed. */
export async function dropDraftsOf(db: Db, place: DraftPlace, subject: string): Promise<void> {
  if (subject === '') return;
  await db.deleteFrom('site_drafts').where('place', '=', place).where('subject', '=', subject).execute();
}

/**
 * Returns the ids of drafts whose day has begun in India and that have not failed, by the database's clock unless `now`
 * is given.
 */
export async function listDue(db: Db, now?: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from site_drafts where failed_at is null
      and publish_on <= (${now ?? sql`now()`}::timestamptz at time zone 'Asia/Kolkata')::date order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns a draft with its row locked until the transaction ends; undefined if there is none. */
export async function lockDraft(db: Db, id: number): Promise<KeptDraft | undefined> {
  const row = await db.selectFrom('site_drafts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && draftOf(row);
}

/** Records that a draft could not be published on its day. */
export async function markFailed(db: Db, id: number): Promise<void> {
  await db.updateTable('site_drafts').set({ failed_at: sql<Date>`now()` }).where('id', '=', id).execute();
}
