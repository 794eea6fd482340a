import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import {
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  proveSession,
  STAFF_LIFETIMES,
  type Staff,
} from './sessions.queries.ts';

/** Where the cookie of the office is sent: to its pages and to its calls, and to nothing of members. */
export const OFFICE_PATHS = ['/office', '/api/office'];

/** Sessions of the office in a cookie of their own: opaque random tokens, of which only the SHA-256 is stored. */
export function makeStaffSessions({ db, config }: Pick<Services, 'db' | 'config'>) {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const name = isSecure ? '__Secure-office' : 'office';
  const cookie = { httpOnly: true, sameSite: 'strict', secure: isSecure } as const;

  function set(reply: FastifyReply, token: string): void {
    for (const path of OFFICE_PATHS)
      reply.setCookie(name, token, { ...cookie, path, maxAge: STAFF_LIFETIMES.absolute });
  }

  return {
    async whoIs(request: FastifyRequest): Promise<Staff | undefined> {
      const token = request.cookies[name];
      return token ? findStaffSession(db, hashToken(token)) : undefined;
    },

    /** After the password: a new token, halfway; the one that this browser had before ends. */
    async start(reply: FastifyReply, staffId: number): Promise<void> {
      await this.end(reply);
      const token = randomBytes(32).toString('base64url');
      await insertStaffSession(db, hashToken(token), staffId);
      set(reply, token);
    },

    /** After the second factor: a new token once more. */
    async prove(reply: FastifyReply, staff: Staff): Promise<void> {
      const token = randomBytes(32).toString('base64url');
      await proveSession(db, staff.tokenHash, hashToken(token));
      set(reply, token);
    },

    async end(reply: FastifyReply): Promise<void> {
      const token = reply.request.cookies[name];
      if (!token) return;
      await deleteStaffSession(db, hashToken(token));
      for (const path of OFFICE_PATHS) reply.clearCookie(name, { ...cookie, path });
    },
  };
}

export type StaffSessions = ReturnType<typeof makeStaffSessions>;
