import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws a 403 if another site's page tries to change something in a member's name. Programs send neither `Origin` nor
 * `Sec-Fetch-Site` and pass.
 */
export function refuseForeignSite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') throw new Refusal(403, 'foreignSite');
  if (origin === undefined) return;
  const ownOrigins = [`${request.protocol}://${request.host}`, publicUrl];
  if (!ownOrigins.includes(origin)) throw new Refusal(403, 'foreignSite');
}

/** Whether the visitor followed a link on one of our pages. Older browsers send only its address (`Referer`). */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const { referer, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return referer !== undefined && URL.parse(referer)?.host === request.host;
}
