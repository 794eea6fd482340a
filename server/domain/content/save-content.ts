import type { Kysely } from 'kysely';
import sanitizeHtml from 'sanitize-html';
import { normalText } from '#contract/pasted.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type Content, upsertContent } from './contents.queries.ts';

const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br'];
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: ['href'] };
const SCHEMES = ['https', 'mailto', 'tel'];

/** What somebody types without a single element: a blank line begins a paragraph, the end of a line stays one. */
function paragraphsOf(text: string): string {
  if (/<\/?[a-z][^>]*>/i.test(text)) return text;
  return text
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** Stores an edited text of the site, cleaned: pages show it as it is stored. */
export async function saveContent(db: Kysely<Database>, { key, lang, html }: Content): Promise<void> {
  await upsertContent(db, { key, lang, html: cleanContent(html) });
}

/** HTML of the few elements that content may have; a link leads to https, an e-mail address, a phone or our own site. */
export const cleanContent = (html: string): string => clean(html).html;

/** The same of what somebody has typed, also without HTML, with what was taken out of it, each once: `<script>`, `onclick`, `<a href>`. */
export function cleanAndTell(html: string): { html: string; leftOut: string[] } {
  const { html: cleaned, met } = clean(paragraphsOf(normalText(html).replaceAll('\r\n', '\n')));
  const kept = clean(cleaned).met;
  return { html: cleaned, leftOut: [...met].filter((name) => !kept.has(name)) };
}

/** `met`: every element and attribute that it came by. Cleaned until nothing changes: what one turn leaves may nest otherwise in the next. */
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

const MOST_TURNS = 10;

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
  // A reference such as &#1; has become the sign itself by now. Blanks alone say nothing.
  const text = normalText(cleaned);
  return text.trim() === '' ? '' : text;
}
