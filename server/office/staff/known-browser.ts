import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '#server/http/cookie.ts';
import type { Services } from '#server/services.ts';
import { OFFICE_PATHS } from './sessions.ts';

const HALF_A_YEAR_SECONDS = 182 * 24 * 3_600;
const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

type Sealing = Pick<Services, 'config' | 'keyedHash'>;
interface Person {
  id: number;
  passwordHash: string | null;
}

const nameOf = ({ config }: Sealing): string => `${isHttps(config) ? '__Secure-' : ''}office-browser`;

/** Nothing of it is stored: another password makes every browser a stranger again. */
const sealOf = ({ keyedHash }: Sealing, { id, passwordHash }: Person, mark: string): Buffer =>
  keyedHash(`office browser ${id} ${passwordHash} ${mark}`);

/** What tells a browser from others in which this person of the office has logged in before; undefined for a stranger's. */
export function knownBrowserOf(services: Sealing, request: FastifyRequest, person: Person): string | undefined {
  const [, mark = '', seal = ''] = TOKEN.exec(request.cookies[nameOf(services)] ?? '') ?? [];
  if (mark === '') return undefined;
  return timingSafeEqual(sealOf(services, person, mark), Buffer.from(seal, 'base64url')) ? mark : undefined;
}

/** This browser is the person's from now on. */
export function rememberBrowserOf(services: Sealing, reply: FastifyReply, person: Person): void {
  const mark = randomBytes(16).toString('base64url');
  const token = `${mark}.${sealOf(services, person, mark).toString('base64url')}`;
  const cookie = { httpOnly: true, sameSite: 'strict', secure: isHttps(services.config) } as const;
  for (const path of OFFICE_PATHS)
    reply.setCookie(nameOf(services), token, { ...cookie, path, maxAge: HALF_A_YEAR_SECONDS });
}
