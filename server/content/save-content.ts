import type { Kysely } from 'kysely';
import sanitizeHtml from 'sanitize-html';
import { normalText } from '#contract/rules.ts';
import type { Database } from '#server/db/tables.ts';
import { type Content, upsertContent } from './contents.queries.ts';

/** Stores an edited text of the site, cleaned: pages show it as it is stored. */
export async function saveContent(db: Kysely<Database>, { key, lang, html }: Content): Promise<void> {
  await upsertContent(db, { key, lang, html: cleanContent(html) });
}

/** HTML of the few elements that content may have; a link leads to https, an e-mail address, a phone or our own site. */
export const cleanContent = (html: string): string =>
  sanitizeHtml(normalText(html), {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });
