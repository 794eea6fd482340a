import { mailTo } from '#web/contact-links.ts';

const OWN = /^[/#](?!\/)/;
const OUTSIDE = /^(https:\/\/|mailto:|tel:)\S+$/i;

/** Whether a link may be used in a text. The server checks it again. */
export const isAllowedLink = (href: string): boolean => OWN.test(href) || OUTSIDE.test(href);

/**
 * Converts a typed or pasted address into a link: a page of ours, a site, an e-mail address or a phone. Returns
 * undefined for anything else.
 */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim();
  if (isAllowedLink(text)) return text;
  if (/^http:\/\/\S+$/i.test(text)) return text.replace(/^http:/i, 'https:');
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return mailTo(text);
  if (/^\+?[\d\s-]{8,20}$/.test(text)) return ['tel', text.replace(/[\s-]/g, '')].join(':');
  if (/^[^\s/:@]+\.[^\s/:@]{2,}(\/\S*)?$/.test(text)) return `https://${text}`;
  return undefined;
}
