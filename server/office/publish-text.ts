import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Content, keepFormer } from '#server/domain/content/contents.queries.ts';
import { saveContent } from '#server/domain/content/save-content.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Change {
  /** What stands there now; it is kept. */
  former: string;
  by: string;
  /** What visitors are told of the change. */
  told: string;
}

/** By which an editor's page says which text it has begun with. */
export const versionOf = (html: string): string => hash('sha256', html, 'base64url');

/** Puts a text in the place of the one that stands there. Call it in a transaction that has locked the text. */
export async function publishText(db: Kysely<Database>, text: Content, { former, by, told }: Change): Promise<void> {
  await keepFormer(db, { key: text.key, lang: text.lang, html: former, by, told });
  await saveContent(db, text);
}
