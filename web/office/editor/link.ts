import { mailTo } from '#web/contact-links.ts';

/**
 * A path of this site, or a fragment of the page. Browsers read `//` and `/\` as another site, also with a tab or a
 * line break between the two signs, so neither matches.
 */
const OWN = /^[/#](?![/\\])[^\t\r\n]*$/;
const OUTSIDE = /^(https:\/\/|mailto:|tel:)\S+$/i;
const INSECURE_SITE = /^http:\/\/\S+$/i;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s-]{8,20}$/;
const SITE_WITHOUT_SCHEME = /^[^\s/:@]+\.[^\s/:@]{2,}(\/\S*)?$/;

/** Whether a link may be used in a text. The server checks it again. */
export const isAllowedLink = (href: string): boolean => OWN.test(href) || OUTSIDE.test(href);

/**
 * Converts a typed or pasted address into a link: a page of ours, a site, an e-mail address or a phone. Returns
 * undefined for anything else.
 */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim();
  if (isAllowedLink(text)) return text;
  if (INSECURE_SITE.test(text)) return text.replace(/^http:/i, 'https:');
  if (EMAIL.test(text)) return mailTo(text);
  if (PHONE.test(text)) return ['tel', text.replace(/[\s-]/g, '')].join(':');
  if (SITE_WITHOUT_SCHEME.test(text)) return `https://${text}`;
  return undefined;
}
