/** Domains that nobody can own (RFC 2606). */
const RESERVED_DOMAINS = /(^|\.)(example\.(com|net|org)|example|invalid|test)$/;

/** The words that mark a seeded text, name or address as a placeholder. */
export const MARK = /placeholder|নমুনা/;

/** The beginning of a seeded phone: no real number has it. */
const SEEDED_PHONE = /^0{5}/;

/** The names of a row of the site's lists. */
interface Line {
  name: string;
  name_bn: string;
}

const isMarked = ({ name, name_bn }: Line): boolean => MARK.test(name) || MARK.test(name_bn);

/** Whether a phone of the Contact Us page is a placeholder: by its name, or by its seeded number. */
export const isPlaceholderPhone = (line: Line & { phone: string }): boolean =>
  isMarked(line) || SEEDED_PHONE.test(line.phone);

/** Whether an e-mail address of the Contact Us page is a placeholder: by its name, or by its domain. */
export const isPlaceholderEmail = (line: Line & { email: string }): boolean =>
  isMarked(line) || RESERVED_DOMAINS.test(line.email.split('@').at(-1) ?? '');

/** Whether a link is a placeholder: by its name, or by its domain. */
export const isPlaceholderLink = (line: Line & { url: string }): boolean =>
  isMarked(line) || RESERVED_DOMAINS.test(URL.parse(line.url)?.hostname ?? '');

/** Whether a test centre comes from the seed, so that the trust has not checked it. */
export const isPlaceholderCentre = ({ source }: { source: string }): boolean => MARK.test(source);

/** Whether a row of the site's lists is a placeholder. `texts` are its values, by the names of the office's form. */
export function isPlaceholderRow(texts: Readonly<Record<string, string>>): boolean {
  const { name = '', nameBn = '', phone, email, url, source } = texts;
  const line = { name, name_bn: nameBn };
  if (source !== undefined) return isPlaceholderCentre({ source });
  if (phone !== undefined) return isPlaceholderPhone({ ...line, phone });
  if (email !== undefined) return isPlaceholderEmail({ ...line, email });
  if (url !== undefined) return isPlaceholderLink({ ...line, url });
  return Object.values(texts).some((text) => hasPlaceholder(text));
}

/**
 * Whether some emphasised words of a text say that they are a placeholder. In this file, `(?:(?!<\/em>)[\s\S])*`
 * matches everything up to the end of the element.
 */
export const hasPlaceholder = (html: string): boolean =>
  [...html.matchAll(/<em>((?:(?!<\/em>)[\s\S])*)<\/em>/g)].some(([, words = '']) => MARK.test(words));

/** The mark at the beginning of a draft; the group holds the words after `Draft`. */
const DRAFT = /^<p>\s*<em>(?:Draft|খসড়া)((?:(?!<\/em>)[\s\S])*)<\/em>\s*<\/p>/;

/** Whether a text begins with the mark of a draft that says that it is a placeholder: the trust has not approved it. */
export const isDraft = (html: string): boolean => MARK.test(DRAFT.exec(html.normalize('NFC'))?.[1] ?? '');

/**
 * Returns a text without its placeholders, and `''` for a draft. A list entry with a placeholder is removed whole, and
 * so is a paragraph that contains nothing else.
 */
export function withoutPlaceholders(html: string): string {
  if (isDraft(html)) return '';
  const unlessMarked = (whole: string, words: string) => (MARK.test(words) ? '' : whole);
  return html
    .replace(/<li>(?:(?!<\/li>)[\s\S])*<\/li>\s*/g, (entry) => (hasPlaceholder(entry) ? '' : entry))
    .replace(/<p>\s*<em>((?:(?!<\/em>)[\s\S])*)<\/em>\s*<\/p>\s*/g, unlessMarked)
    .replace(/\s*<em>((?:(?!<\/em>)[\s\S])*)<\/em>/g, unlessMarked);
}
