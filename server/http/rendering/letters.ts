import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LETTERS, LETTERS_COOKIE, type Letters } from '#contract/letters.ts';
import { localPath } from './language.ts';

const YEAR_SECONDS = 31_536_000;

/** Behind a choice that an account has: another account that logs in on this device does not take it over. */
const OF_ACCOUNT = '.account';

const known = (value: unknown): Letters | undefined => LETTERS.find((letters) => letters === value);

/** How this device is to show pages. */
export const lettersOf = (request: FastifyRequest): Letters =>
  known(request.cookies[LETTERS_COOKIE]?.replace(OF_ACCOUNT, '')) ?? 'usual';

/** What was chosen on this device before anybody logged in: the account that logs in next takes it over. */
export const lettersBeforeLogin = (request: FastifyRequest): Letters | undefined =>
  known(request.cookies[LETTERS_COOKIE]);

/** Not httpOnly: after a login without a new document the browser reads its account's choice. */
export function keepLetters(
  reply: FastifyReply,
  letters: Letters,
  { isSecure, isOfAccount }: { isSecure: boolean; isOfAccount: boolean },
): void {
  const value = isOfAccount ? letters + OF_ACCOUNT : letters;
  reply.setCookie(LETTERS_COOKIE, value, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure: isSecure });
}

/** `/letters?to=large&back=/login`: the switch of pages for visitors, a link that works without JavaScript. */
export function addLettersSwitch(app: FastifyInstance, isSecure: boolean): void {
  app.get<{ Querystring: { to?: unknown; back?: unknown } }>('/letters', async (request, reply) => {
    const letters = known(request.query.to);
    if (letters) keepLetters(reply, letters, { isSecure, isOfAccount: false });
    return reply.header('cache-control', 'no-store').redirect(localPath(request.query.back), 303);
  });
}
