import { mailTo } from '#web/contact-links.ts';

const OWN = /^[/#](?!\/)/;
const OUTSIDE = /^(https:\/\/|mailto:|tel:)\S+$/i;

/** Where a link of a text may lead; the server has the last word. */
export const isAllowedLink = (href: string): boolean => OWN.test(href) || OUTSIDE.test(href);

/** What somebody types or pastes as a link, as it is kept: a page of ours, a site, an e-mail address, a phone; undefined for anything else. */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim();
  if (isAllowedLink(text)) return text;
  if (/^http:\/\/\S+$/i.test(text)) return text.replace(/^http:/i, 'https:');
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return mailTo(text);
  if (/^\+?[\d\s-]{8,20}$/.test(text)) return ['tel', text.replace(/[\s-]/g, '')].join(':');
  if (/^[^\s/:@]+\.[^\s/:@]{2,}(\/\S*)?$/.test(text)) return `https://${text}`;
  return undefined;
}
