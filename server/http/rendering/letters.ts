import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LETTERS, LETTERS_COOKIE, type Letters } from '#contract/letters.ts';
import { localPath } from './language.ts';

const YEAR_SECONDS = 31_536_000;

/** Suffix of a choice that belongs to an account. Another account that logs in on this device does not take it over. */
const OF_ACCOUNT = '.account';

const parseLetters = (value: unknown): Letters | undefined => LETTERS.find((letters) => letters === value);

/** Returns the text size for this device. */
export const textSizeOf = (request: FastifyRequest): Letters =>
  parseLetters(request.cookies[LETTERS_COOKIE]?.replace(OF_ACCOUNT, '')) ?? 'usual';

/**
 * Returns the text size chosen on this device before any login; undefined if none was chosen, or an account chose it.
 * The next account that logs in takes it over.
 */
export const lettersBeforeLogin = (request: FastifyRequest): Letters | undefined =>
  parseLetters(request.cookies[LETTERS_COOKIE]);

/**
 * Stores the choice in a cookie. It is not httpOnly: after a login without a new document the browser reads its
 * account's choice.
 */
export function storeTextSize(
  reply: FastifyReply,
  letters: Letters,
  { isSecure, isOfAccount }: { isSecure: boolean; isOfAccount: boolean },
): void {
  const value = isOfAccount ? letters + OF_ACCOUNT : letters;
  reply.setCookie(LETTERS_COOKIE, value, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure: isSecure });
}

/**
 * Adds `/letters?to=large&back=/login`, the switch of pages for visitors. It is a link that works without JavaScript.
 */
export function addTextSizeSwitch(app: FastifyInstance, isSecure: boolean): void {
  app.get<{ Querystring: { to?: unknown; back?: unknown } }>('/letters', async (request, reply) => {
    const letters = parseLetters(request.query.to);
    if (letters) storeTextSize(reply, letters, { isSecure, isOfAccount: false });
    return reply.header('cache-control', 'no-store').redirect(localPath(request.query.back), 303);
  });
}
