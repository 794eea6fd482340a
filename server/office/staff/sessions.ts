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

const TOKEN_BYTES = 32;

/** Paths to which the office's cookie is sent: its pages and its calls, and no page of members. */
export const OFFICE_PATHS = ['/office', '/api/office'];

/** Makes sessions of the office in a separate cookie: opaque random tokens, of which only the SHA-256 is stored. */
export function makeStaffSessions({ db, config }: Pick<Services, 'db' | 'config'>) {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const name = isSecure ? '__Secure-office' : 'office';
  const cookie = { httpOnly: true, sameSite: 'strict', secure: isSecure } as const;

  function setCookie(reply: FastifyReply, token: string): void {
    for (const path of OFFICE_PATHS)
      reply.setCookie(name, token, { ...cookie, path, maxAge: STAFF_LIFETIMES.absolute });
  }

  return {
    /** Returns the member of staff of a request's session; undefined without a valid session. */
    async whoIs(request: FastifyRequest): Promise<Staff | undefined> {
      const token = request.cookies[name];
      return token ? findStaffSession(db, hashToken(token)) : undefined;
    },

    /** Starts a session after the password, still without the second factor. The browser's former session ends. */
    async start(reply: FastifyReply, staffId: number): Promise<void> {
      await this.end(reply);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await insertStaffSession(db, hashToken(token), staffId);
      setCookie(reply, token);
    },

    /** Gives the session a new token after the second factor. */
    async prove(reply: FastifyReply, staff: Staff): Promise<void> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await proveSession(db, staff.tokenHash, hashToken(token));
      setCookie(reply, token);
    },

    /** Ends the session of the browser, if there is one. */
    async end(reply: FastifyReply): Promise<void> {
      const token = reply.request.cookies[name];
      if (!token) return;
      await deleteStaffSession(db, hashToken(token));
      for (const path of OFFICE_PATHS) reply.clearCookie(name, { ...cookie, path });
    },
  };
}

/** The functions that start, find and end the sessions of staff. */
export type StaffSessions = ReturnType<typeof makeStaffSessions>;
