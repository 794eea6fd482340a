import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '#server/config.ts';
import { messageText } from '#words/message.ts';
import { isHttps } from './cookie.ts';
import { messageOnWire } from './errors.ts';
import { isNoPage, plainPage } from './plain-page.ts';
import { Refusal } from './refusal.ts';

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer of a call. */
const CALL_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Registers the security headers. There is no inline script or style anywhere, so the policy forbids both. */
export function registerHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const pageHeaders = pageHeadersOf(publicUrl);
  const { 'strict-transport-security': hsts } = pageHeaders;
  const callHeaders = { ...CALL_HEADERS, ...(hsts && { 'strict-transport-security': hsts }) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.call ? callHeaders : pageHeaders);
    // A proxy might use one host header and this server the other.
    if (hasTwoHosts(request)) return done(new Refusal(400, 'malformed'));
    done();
  });
}

// Node lists the names and values of the headers in turn, so the names have even indexes.
const hasTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Makes the function that answers a request whose address cannot be parsed. Such a request reaches no hook. */
export function answerUnreadable({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const pageHeaders = pageHeadersOf(publicUrl);
  return (_error: unknown, { raw }: FastifyRequest, reply: FastifyReply): void => {
    reply.code(400).headers(pageHeaders).header('cache-control', 'no-store');
    if (isNoPage(raw.url ?? '')) reply.send(messageOnWire('notFound'));
    else
      reply
        .type('text/html; charset=utf-8')
        .send(plainPage({ en: messageText('notFound', 'en'), bn: messageText('notFound', 'bn') }));
  };
}

function pageHeadersOf(publicUrl: string | undefined): OutgoingHttpHeaders {
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isHttps({ publicUrl }) ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isHttps({ publicUrl }) ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

/** Returns the headers that helmet sets. They are computed once, because they are the same for every request. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, () => {});
  return { ...answer.getHeaders() };
}
