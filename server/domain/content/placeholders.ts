/** Domains that nobody can own (RFC 2606). */
const NOBODYS = /(^|\.)(example\.(com|net|org)|example|invalid|test)$/;

/** What the texts, names and addresses that a site begins with say of themselves. */
export const MARK = /placeholder|নমুনা/;

interface Line {
  name: string;
  name_bn: string;
}

export const isPlaceholderPhone = (line: Line & { phone: string }): boolean =>
  isMarked(line) || /^0{5}/.test(line.phone);

export const isPlaceholderEmail = (line: Line & { email: string }): boolean =>
  isMarked(line) || NOBODYS.test(line.email.split('@').at(-1) ?? '');

export const isPlaceholderLink = (line: Line & { url: string }): boolean =>
  isMarked(line) || NOBODYS.test(URL.parse(line.url)?.hostname ?? '');

/** Whether a row of the site's lists, by the names of its form, is a placeholder. */
export function isPlaceholderRow(texts: Readonly<Record<string, string>>): boolean {
  const { name = '', nameBn = '', phone, email, url } = texts;
  const line = { name, name_bn: nameBn };
  if (phone !== undefined) return isPlaceholderPhone({ ...line, phone });
  if (email !== undefined) return isPlaceholderEmail({ ...line, email });
  if (url !== undefined) return isPlaceholderLink({ ...line, url });
  return Object.values(texts).some((text) => hasPlaceholder(text));
}

const isMarked = ({ name, name_bn }: Line): boolean => MARK.test(name) || MARK.test(name_bn);

/** Whether some emphasised words of a text say that they are a placeholder. */
export const hasPlaceholder = (html: string): boolean =>
  [...html.matchAll(/<em>((?:(?!<\/em>)[\s\S])*)<\/em>/g)].some(([, words = '']) => MARK.test(words));

/** Texts that a real site shows only once the office has looked at the whole of them. */
const WHOLE: ReadonlySet<string> = new Set(['safe-meeting']);

/** Whether a text is nothing but a draft: a trial shows it, marked as such, and a real site has no such text. */
export const isDraft = (key: string, html: string): boolean => WHOLE.has(key) && hasPlaceholder(html);

/** A text without its placeholders: an entry of a list goes wholly, and so does a paragraph with nothing else in it. */
export function withoutPlaceholders(html: string): string {
  const unlessMarked = (whole: string, words: string) => (MARK.test(words) ? '' : whole);
  return html
    .replace(/<li>(?:(?!<\/li>)[\s\S])*<\/li>\s*/g, (entry) => (hasPlaceholder(entry) ? '' : entry))
    .replace(/<p>\s*<em>((?:(?!<\/em>)[\s\S])*)<\/em>\s*<\/p>\s*/g, unlessMarked)
    .replace(/\s*<em>((?:(?!<\/em>)[\s\S])*)<\/em>/g, unlessMarked);
}
