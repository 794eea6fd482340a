import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '#server/http/cookie.ts';
import type { Services } from '#server/services.ts';
import { OFFICE_PATHS } from './sessions.ts';

const DAY_SECONDS = 24 * 3_600;
const HALF_A_YEAR_SECONDS = 182 * DAY_SECONDS;
const MARK_BYTES = 16;
/** The value of the cookie in base64url: the browser's mark, a dot, and the mark's seal. */
const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

type Sealing = Pick<Services, 'config' | 'keyedHash'>;
interface Person {
  id: number;
  passwordHash: string | null;
}

const cookieName = ({ config }: Sealing): string => `${isHttps(config) ? '__Secure-' : ''}office-browser`;

/** Seals a browser's mark. Nothing is stored; a new password makes every browser unknown again. */
const sealOf = ({ keyedHash }: Sealing, { id, passwordHash }: Person, mark: string): Buffer =>
  keyedHash(`office browser ${id} ${passwordHash} ${mark}`);

/**
 * Returns the mark of a browser in which this member of staff has logged in before; undefined for an unknown browser.
 */
export function knownBrowserOf(services: Sealing, request: FastifyRequest, person: Person): string | undefined {
  const [, mark = '', seal = ''] = TOKEN.exec(request.cookies[cookieName(services)] ?? '') ?? [];
  if (mark === '') return undefined;
  return timingSafeEqual(sealOf(services, person, mark), Buffer.from(seal, 'base64url')) ? mark : undefined;
}

/** Marks this browser as known for this member of staff. */
export function rememberBrowserOf(services: Sealing, reply: FastifyReply, person: Person): void {
  const mark = randomBytes(MARK_BYTES).toString('base64url');
  const token = `${mark}.${sealOf(services, person, mark).toString('base64url')}`;
  const cookie = { httpOnly: true, sameSite: 'strict', secure: isHttps(services.config) } as const;
  for (const path of OFFICE_PATHS)
    reply.setCookie(cookieName(services), token, { ...cookie, path, maxAge: HALF_A_YEAR_SECONDS });
}
