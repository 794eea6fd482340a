/** Domains that nobody can own (RFC 2606). */
const NOBODYS = /(^|\.)(example\.(com|net|org)|example|invalid|test)$/;

/** The words that mark a seeded text, name or address as a placeholder. */
export const MARK = /placeholder|নমুনা/;

/** The beginning of a seeded phone: no real number has it. */
const SEEDED_PHONE = /^0{5}/;

interface Line {
  name: string;
  name_bn: string;
}

export const isPlaceholderPhone = (line: Line & { phone: string }): boolean =>
  isMarked(line) || SEEDED_PHONE.test(line.phone);

export const isPlaceholderEmail = (line: Line & { email: string }): boolean =>
  isMarked(line) || NOBODYS.test(line.email.split('@').at(-1) ?? '');

export const isPlaceholderLink = (line: Line & { url: string }): boolean =>
  isMarked(line) || NOBODYS.test(URL.parse(line.url)?.hostname ?? '');

/** Whether a test centre comes from the seed, so that the trust has not checked it. */
export const isPlaceholderCentre = ({ source }: { source: string }): boolean => MARK.test(source);

/** Whether a row of the site's lists, by the names of its form, is a placeholder. */
export function isPlaceholderRow(texts: Readonly<Record<string, string>>): boolean {
  const { name = '', nameBn = '', phone, email, url, source } = texts;
  const line = { name, name_bn: nameBn };
  if (source !== undefined) return isPlaceholderCentre({ source });
  if (phone !== undefined) return isPlaceholderPhone({ ...line, phone });
  if (email !== undefined) return isPlaceholderEmail({ ...line, email });
  if (url !== undefined) return isPlaceholderLink({ ...line, url });
  return Object.values(texts).some((text) => hasPlaceholder(text));
}

const isMarked = ({ name, name_bn }: Line): boolean => MARK.test(name) || MARK.test(name_bn);

/**
 * Whether some emphasised words of a text say that they are a placeholder. Here and below, `(?:(?!<\/em>)[\s\S])*` is
 * all up to the end of the element.
 */
export const hasPlaceholder = (html: string): boolean =>
  [...html.matchAll(/<em>((?:(?!<\/em>)[\s\S])*)<\/em>/g)].some(([, words = '']) => MARK.test(words));

/** The mark at the beginning of a draft, with its words as the group. */
const DRAFT = /^<p>\s*<em>(?:Draft|খসড়া)((?:(?!<\/em>)[\s\S])*)<\/em>\s*<\/p>/;

/** Whether a text is marked as a draft and its mark as a placeholder: nobody of the trust has approved it. */
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
