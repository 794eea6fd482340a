import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '#server/http/cookie.ts';
import { addressKey } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';

/** No credential: it tells one browser behind an address from another, and says nothing of who holds it. */
const COOKIE = 'registering';
const DAY_SECONDS = 24 * 3600;

type Marking = Pick<Services, 'config' | 'keyedHash' | 'limits'>;

const signOf = ({ keyedHash }: Marking, token: string): string =>
  keyedHash(`registering ${token}`).toString('base64url').slice(0, 22);

/** The mark that this browser was given, or null where it has none of ours. */
export function readMark(services: Marking, request: FastifyRequest): string | null {
  const [token = '', sign = ''] = (request.cookies[COOKIE] ?? '').split('.');
  const expected = Buffer.from(signOf(services, token));
  const given = Buffer.from(sign);
  return token !== '' && given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** Marks a browser that opens the registration; past what an address is given in an hour it goes on without. */
export async function giveMark(services: Marking, reply: FastifyReply): Promise<void> {
  const { request } = reply;
  if (readMark(services, request) !== null) return;
  try {
    await services.limits.take('browserMarkByAddress', addressKey(request.ip));
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return;
    throw error;
  }
  const token = randomBytes(16).toString('base64url');
  const value = `${token}.${signOf(services, token)}`;
  reply.setCookie(COOKIE, value, { ...cookieOf(services.config), maxAge: DAY_SECONDS });
}
