import type { FastifyRequest } from 'fastify';

/**
 * Headers of a page whose address is a secret: search engines do not list it, browsers do not cache it and send no
 * referrer.
 */
export const SECRET_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Whether the page is one behind a link to a card, even if the address contains escapes or several slashes. */
export function isSecretPage({ url }: Pick<FastifyRequest, 'url'>): boolean {
  try {
    return /^\/+card\//.test(decodeURIComponent(url.split('?')[0] ?? ''));
  } catch {
    return false;
  }
}
