import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#contract/choices.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { leaveMarker } from './marks.ts';

const YEAR_SECONDS = 31_536_000;

const parseLanguage = (code: unknown): Language | undefined => LANGUAGES.find((language) => language === code);

/** Returns the language that the reader has chosen, which the browser mirrors in a cookie; null if none was chosen. */
export const chosenLanguage = (request: FastifyRequest): Language | null => parseLanguage(request.cookies.lang) ?? null;

/** Returns the language of the page: the chosen one, else English. */
export const languageOf = (request: FastifyRequest): Language => chosenLanguage(request) ?? 'en';

/** Adds `/language?to=bn&back=/faqs`, the language switch for browsers without JavaScript. */
export function addLanguageSwitch(app: FastifyInstance, isSecure: boolean): void {
  app.get<{ Querystring: { to?: unknown; back?: unknown } }>('/language', async (request, reply) => {
    const language = parseLanguage(request.query.to);
    if (language) {
      // Not httpOnly: the browser writes its own choice into this cookie.
      reply.setCookie('lang', language, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure: isSecure });
      leaveMarker(reply, 'language', isSecure);
    }
    return reply.header('cache-control', 'no-store').redirect(localPath(request.query.back), 303);
  });
}

/** Returns the path and query of `target` if it is on this site, else `/`: a link cannot lead to another site. */
export function localPath(target: unknown): string {
  const base = 'http://localhost';
  const url = typeof target === 'string' ? URL.parse(target, base) : null;
  if (url?.origin !== base) return '/';
  return url.pathname.replace(/^\/+/, '/') + url.search;
}
