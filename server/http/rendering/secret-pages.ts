import type { FastifyRequest } from 'fastify';

/** Of a page whose address is the key to it: no search engine lists it, no browser keeps it or tells another site of it. */
export const SECRET_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** The pages behind links to a card, however the address is written. */
export function isSecretPage({ url }: Pick<FastifyRequest, 'url'>): boolean {
  try {
    return /^\/+card\//.test(decodeURIComponent(url.split('?')[0] ?? ''));
  } catch {
    return false;
  }
}
