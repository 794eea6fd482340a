import type { Kysely } from 'kysely';
import sanitizeHtml from 'sanitize-html';
import { normalText } from '#contract/pasted.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type Content, upsertContent } from './contents.queries.ts';

/** The elements that a text of the site may contain. */
const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br'];
/** The attributes that each element may have. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: ['href'] };
/** The schemes to which a link may lead. */
const SCHEMES = ['https', 'mailto', 'tel'];

/**
 * Turns text without any HTML element into paragraphs. A blank line begins a paragraph; a single line break is kept.
 */
function paragraphsOf(text: string): string {
  if (/<\/?[a-z][^>]*>/i.test(text)) return text;
  // Splits at one or more blank lines, which may contain spaces.
  return text
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** Cleans an edited text and stores it. Pages show it as it is stored. */
export async function saveContent(db: Kysely<Database>, { key, lang, html }: Content): Promise<void> {
  await upsertContent(db, { key, lang, html: cleanContent(html) });
}

/**
 * Returns the HTML with only the allowed elements. A link must lead to https, an e-mail address, a phone or our own
 * site.
 */
export const cleanContent = (html: string): string => clean(html).html;

/**
 * Cleans a typed text, with or without HTML. Also returns the name of each kind of element or attribute of which
 * nothing was kept, such as `<script>`, `onclick` or `<a href>`.
 */
export function cleanAndTell(html: string): { html: string; leftOut: string[] } {
  const text = normalText(html).replaceAll('\r\n', '\n');
  const { html: cleaned, names: typedNames } = clean(paragraphsOf(text));
  const { names: keptNames } = clean(cleaned);
  return { html: cleaned, leftOut: [...typedNames].filter((name) => !keptNames.has(name)) };
}

/** Maximum number of times that `clean` repeats the first cleaning. */
const MOST_REPEATS = 10;

/**
 * Cleans repeatedly until nothing changes, because the result of one cleaning may nest differently in the next. `names`
 * contains every element and attribute that occurred in the text before the first cleaning.
 */
function clean(html: string): { html: string; names: Set<string> } {
  const names = new Set<string>();
  let cleaned = cleanOnce(html, names);
  for (let turn = 0; turn < MOST_REPEATS; turn++) {
    const again = cleanOnce(cleaned, new Set());
    if (again === cleaned) break;
    cleaned = again;
  }
  return { html: cleaned, names };
}

/** Cleans once, and adds every element and attribute of the text to `names`. */
function cleanOnce(html: string, names: Set<string>): string {
  const cleaned = sanitizeHtml(normalText(html), {
    allowedTags: TAGS,
    allowedAttributes: Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, allowed]) => [tag, [...allowed]])),
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
    onOpenTag(tag, attributes) {
      names.add(`<${tag}>`);
      for (const name of Object.keys(attributes))
        names.add(ATTRIBUTES[tag]?.includes(name) ? `<${tag} ${name}>` : name);
    },
  });
  // By now a reference such as &#1; has become the character itself. A text of blanks only counts as empty.
  const text = normalText(cleaned);
  return text.trim() === '' ? '' : text;
}
