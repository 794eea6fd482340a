import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Content, keepFormer } from '#server/domain/content/contents.queries.ts';
import { saveContent } from '#server/domain/content/save-content.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Change {
  /** The published text, of which a copy is kept. */
  former: string;
  /** Login of the member of staff who publishes the text. */
  by: string;
  /** The note about the change for visitors. */
  told: string;
}

/** Returns the version of a text, by which an editor's page knows which text it started from. */
export const versionOf = (html: string): string => hash('sha256', html, 'base64url');

/** Replaces a text and keeps a copy of the former one. Call in a transaction that has locked the text. */
export async function publishText(db: Kysely<Database>, text: Content, { former, by, told }: Change): Promise<void> {
  await keepFormer(db, { key: text.key, lang: text.lang, html: former, by, told });
  await saveContent(db, text);
}
