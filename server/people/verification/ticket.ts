import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '#server/door/cookie.ts';
import { hashToken } from '#server/door/session.ts';
import type { Services } from '#server/services.ts';

const COOKIE = 'asked';
const HOUR_SECONDS = 3_600;

/** The browser that asks for a code without a login keeps a ticket: the code works there alone. Gives what is kept of it. */
export function giveTicket({ config }: Pick<Services, 'config'>, reply: FastifyReply): Buffer {
  const ticket = randomBytes(32).toString('base64url');
  reply.setCookie(COOKIE, ticket, { ...cookieOf(config), maxAge: HOUR_SECONDS });
  return hashToken(ticket);
}

/** A browser without one has asked for nothing: its code is not right either. */
export const ticketOf = (request: FastifyRequest): Buffer => hashToken(request.cookies[COOKIE] ?? '');

export const takeTicket = (reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, { path: '/' });
};
