import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#contract/choices.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { leaveMarker } from './marks.ts';

const YEAR_SECONDS = 31_536_000;

const known = (code: unknown): Language | undefined => LANGUAGES.find((language) => language === code);

/** The language that the reader has chosen, which the browser mirrors in a cookie; null as long as nothing was chosen. */
export const chosenLanguage = (request: FastifyRequest): Language | null => known(request.cookies.lang) ?? null;

/** The language of the page: the chosen one, English otherwise. */
export const languageOf = (request: FastifyRequest): Language => chosenLanguage(request) ?? 'en';

/** `/language?to=bn&back=/faqs`: the language switch for browsers without JavaScript. */
export function addLanguageSwitch(app: FastifyInstance, isSecure: boolean): void {
  app.get<{ Querystring: { to?: unknown; back?: unknown } }>('/language', async (request, reply) => {
    const language = known(request.query.to);
    if (language) {
      // Not httpOnly: the browser mirrors its own choice here.
      reply.setCookie('lang', language, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure: isSecure });
      leaveMarker(reply, 'language', isSecure);
    }
    return reply.header('cache-control', 'no-store').redirect(localPath(request.query.back), 303);
  });
}

/** A path of this site, whatever was asked for: never another site's address. */
export function localPath(asked: unknown): string {
  const base = 'http://localhost';
  const url = typeof asked === 'string' ? URL.parse(asked, base) : null;
  if (url?.origin !== base) return '/';
  return url.pathname.replace(/^\/+/, '/') + url.search;
}
