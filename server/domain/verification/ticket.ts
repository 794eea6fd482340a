import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { cookieOf, isHttps } from '#server/http/cookie.ts';
import { hashToken } from '#server/http/session.ts';

/** No other cookie has this name: what a page leaves for the next one is called otherwise. */
const nameOf = ({ config }: Configured): string => `${isHttps(config) ? '__Host-' : ''}ticket`;
const HOUR_SECONDS = 3_600;

type Configured = Pick<DomainServices, 'config'>;

/** The browser that asks for a code without a login keeps a ticket: the code works there alone. Gives what is kept of it. */
export function giveTicket(services: Configured, reply: FastifyReply): Buffer {
  const ticket = randomBytes(32).toString('base64url');
  reply.setCookie(nameOf(services), ticket, { ...cookieOf(services.config), maxAge: HOUR_SECONDS });
  return hashToken(ticket);
}

/** A browser without one has asked for nothing: its code is not right either. */
export const ticketOf = (services: Configured, request: FastifyRequest): Buffer =>
  hashToken(request.cookies[nameOf(services)] ?? '');

export const takeTicket = (services: Configured, reply: FastifyReply): void => {
  reply.clearCookie(nameOf(services), cookieOf(services.config));
};
