import type { Kysely } from 'kysely';
import type { SiteList } from '#contract/staff/lists.ts';
import { cleanAndTell } from '#server/domain/content/save-content.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { keepFormerRow, lockSiteRow, writeSiteRow } from './lists.queries.ts';

/** Fields with HTML, which is sanitised like the texts. */
const HTML_FIELDS = ['answer', 'answerBn', 'html', 'htmlBn'];

/** The texts of a row after sanitising, by field name, and what the sanitiser has removed. */
export interface CleanedRow {
  texts: Record<string, string>;
  /** Tags that the sanitiser removed. */
  leftOut: string[];
  /** Fields of which nothing was left. */
  empty: string[];
}

/** Returns the sent texts of a row as they are stored. */
export function cleanRow(sent: Readonly<Record<string, unknown>>): CleanedRow {
  const cleaned: CleanedRow = { texts: {}, leftOut: [], empty: [] };
  for (const [name, value] of Object.entries(sent)) {
    cleaned.texts[name] = String(value).trim();
    if (!HTML_FIELDS.includes(name)) continue;
    const { html, leftOut } = cleanAndTell(String(value));
    if (html.trim() === '') cleaned.empty.push(name);
    cleaned.leftOut.push(...leftOut.filter((tag) => !cleaned.leftOut.includes(tag)));
    cleaned.texts[name] = html;
  }
  return cleaned;
}

interface RowInVersion {
  list: SiteList;
  /** Undefined for a new row. */
  id: number | undefined;
  /** Version of the row that the editor has read. */
  version: string;
}

/** Checks whether the row still exists in the version that was read, and locks it until the transaction ends. */
export async function findRow(
  db: Kysely<Database>,
  { list, id, version }: RowInVersion,
): Promise<'there' | 'gone' | 'overtaken'> {
  if (id === undefined) return 'there';
  const row = await lockSiteRow(db, list, id);
  if (row === undefined) return 'gone';
  return row.version === version ? 'there' : 'overtaken';
}

/** Writes a row that `findRow` has found, and keeps a copy of the former one. Returns its id. */
export async function writeRow(
  db: Kysely<Database>,
  { list, id, texts, by }: Pick<RowInVersion, 'list' | 'id'> & { texts: Readonly<Record<string, string>>; by: string },
): Promise<number> {
  if (id !== undefined) await keepFormerRow(db, list, { id, by, isGone: false });
  return writeSiteRow(db, list, { id, texts });
}
