import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what another site's page tries to change in a member's name. Programs send neither header and pass. */
export function refuseForeignSite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') throw new Refusal(403, 'foreignSite');
  if (origin === undefined) return;
  const own = [`${request.protocol}://${request.host}`, publicUrl];
  if (!own.includes(origin)) throw new Refusal(403, 'foreignSite');
}

/** Whether a link of our own page was followed. Browsers that do not say so send the address of the page. */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const { referer, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return referer !== undefined && URL.parse(referer)?.host === request.host;
}
