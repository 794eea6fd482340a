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
 * Cleans what somebody has typed, with or without HTML. Also returns the names of what was removed, each once:
 * `<script>`, `onclick`, `<a href>`.
 */
export function cleanAndTell(html: string): { html: string; leftOut: string[] } {
  const { html: cleaned, met } = clean(paragraphsOf(normalText(html).replaceAll('\r\n', '\n')));
  const kept = clean(cleaned).met;
  return { html: cleaned, leftOut: [...met].filter((name) => !kept.has(name)) };
}

/** Maximum number of passes of `clean` after the first. */
const MOST_TURNS = 10;

/**
 * Cleans repeatedly until nothing changes, because the result of one pass may nest differently in the next. `met`
 * contains every element and attribute that occurred in the first pass.
 */
function clean(html: string): { html: string; met: Set<string> } {
  const met = new Set<string>();
  let cleaned = cleanOnce(html, met);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const again = cleanOnce(cleaned, new Set());
    if (again === cleaned) break;
    cleaned = again;
  }
  return { html: cleaned, met };
}

function cleanOnce(html: string, met: Set<string>): string {
  const cleaned = sanitizeHtml(normalText(html), {
    allowedTags: TAGS,
    allowedAttributes: Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
    onOpenTag(tag, attributes) {
      met.add(`<${tag}>`);
      for (const name of Object.keys(attributes)) met.add(ATTRIBUTES[tag]?.includes(name) ? `<${tag} ${name}>` : name);
    },
  });
  // By now a reference such as &#1; has become the character itself. A text of blanks only counts as empty.
  const text = normalText(cleaned);
  return text.trim() === '' ? '' : text;
}
