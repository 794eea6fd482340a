import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Letters } from '#contract/letters.ts';
import type { Milestone, Outer } from '#contract/rendering.ts';
import { messageOnWire } from '#server/http/errors.ts';
import { askWithin } from '#server/http/inner-answer.ts';
import { mayKeepNames } from '#server/http/kept-names.ts';
import { addressKey } from '#server/http/limits.ts';
import { clearPageCache } from '#server/http/page-cache.ts';
import { makeQueue } from '#server/http/queue.ts';
import { Busy, REFUSE_AFTER_MS } from '#server/http/refusal.ts';
import type { Assets, Pages, Send } from './bundle.ts';
import { languageOf } from './language.ts';
import { textSizeOf } from './letters.ts';
import { isSecretPage } from './secret-pages.ts';
import { toWebRequest } from './web-request.ts';

/** What a page is rendered from, besides the request. */
interface PageRequest extends Pick<Outer<Send>, 'visitor' | 'marker' | 'asked' | 'trouble'> {
  /** The posted body; null if the page is only read. */
  body: Buffer | null;
  /** Whether the body may contain a file. */
  holdsFile?: boolean;
}

/** A rendered page that has not yet been sent. */
export interface Shown {
  milestone: Milestone | null;
  /** The path of the page that requires a login first, else `''`. */
  askedFor: string;
  /** Sends the page, or redirects to the page that takes its place. */
  send: () => Promise<FastifyReply>;
}

/** Renders the page of a request. Throws Busy if too many pages wait. */
export type Show = (request: FastifyRequest, reply: FastifyReply, page: PageRequest) => Promise<Shown>;

/** Limits of rendering. A page being rendered takes up to a megabyte; a waiting one takes almost nothing. */
const RENDERS = { atOnce: 2, waiting: 60, waitingForOne: 30, patienceMs: 5_000, retryAfterSeconds: 5 };

/** After a wait of more milliseconds in the queue, what the request has cached may be out of date. */
const MOMENT_MS = 100;

/** Makes the function that renders the page of a request and calls the API with the request's cookies. */
export function makePageRenderer(app: FastifyInstance, pages: Pages): Show {
  const show: Show = async (request, reply, { body, holdsFile: _, ...page }) => {
    const render = await pages.load();
    const language = languageOf(request);
    const send = makeInnerCalls(app, request, reply);
    const rendered = await render(toWebRequest(request, body), {
      ...page,
      send,
      language,
      build: pages.build,
    });
    reply.header('vary', 'Cookie');
    if (rendered.kind === 'elsewhere') {
      reply.header('cache-control', 'no-store');
      return {
        milestone: rendered.milestone,
        askedFor: rendered.asked,
        send: async () => reply.redirect(rendered.to, rendered.status),
      };
    }
    for (const err of rendered.faults) request.log.error({ err }, 'a page failed');
    const { pid, profileId } = page.visitor;
    const isOffice = rendered.entry !== 'web/entry.client.tsx';
    if (isOffice) reply.header('x-robots-tag', 'noindex');
    const isForKnownVisitor = pid !== '' || profileId !== '' || mayKeepNames(request);
    const isShownOnce = rendered.status >= 400 || page.marker !== '' || page.asked !== '';
    const isPrivate = isOffice || isSecretPage(request) || isForKnownVisitor || isShownOnce;
    reply.code(rendered.status).type('text/html; charset=utf-8');
    reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache');
    if (rendered.status !== 429 && rendered.status !== 503) reply.removeHeader('retry-after');
    // Vite's client is an inline script.
    if (pages.complete) reply.removeHeader('content-security-policy');
    const html = documentOf({
      ...rendered,
      language,
      letters: isOffice ? 'usual' : textSizeOf(request),
      assets: pages.assetsOf(rendered.modules, rendered.entry),
    });
    return {
      milestone: rendered.milestone,
      askedFor: '',
      // Converted to bytes once. A string would be measured and encoded again at every step.
      send: async () => reply.send(pages.complete ? await pages.complete(request.url, html) : Buffer.from(html)),
    };
  };
  const queue = makeQueue(RENDERS);
  return async (request, reply, page) => {
    // Requests with files have already waited in the queue of uploads.
    if (page.holdsFile) return show(request, reply, page);
    const arrived = performance.now();
    const inTurn = () => {
      // After a wait the login may have ended, so nothing cached is used.
      if (performance.now() - arrived > MOMENT_MS) clearPageCache();
      return show(request, reply, page);
    };
    try {
      return await queue.run(addressKey(request.ip), inTurn);
    } catch (error) {
      if (error instanceof Busy) await wait(REFUSE_AFTER_MS);
      throw error;
    }
  };
}

interface DocumentParts {
  language: string;
  letters: Letters;
  title: string;
  description: string;
  html: string;
  data: unknown;
  assets: Assets;
}

/**
 * Returns the whole document. It has no inline script or style: the data is JSON, which browsers do not execute.
 * Browsers load in document order, so scripts come last and do not delay the first view.
 */
function documentOf({ language, letters, title, description, html, data, assets }: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}"${letters === 'large' ? ' data-letters="large"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta name="theme-color" content="#a3152a">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/${language}.webmanifest">
${assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${[...assets.laterStyles, ...assets.laterScripts].map((file) => `<link rel="later" href="${file}">`).join('\n')}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="data">${scriptJson(data)}</script>
${assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module" src="${assets.entry}"></script>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** Encodes JSON that cannot close the script element around it. */
const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Headers by which the API identifies the caller, the caller's address and the proxies. */
const CALLER_HEADERS = [
  'cookie',
  'host',
  'user-agent',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];
/**
 * Headers by which the API recognises a change requested by another site's page. They are not passed for requests that
 * only read, nor for secret pages.
 */
const SITE_HEADERS = ['origin', 'sec-fetch-site'];

/**
 * Makes the function by which a page being rendered calls the API: an injected request with the cookies of the outer
 * one. Cookies that a call sets are sent with the page, and its `retry-after` if the page answers 429 or 503.
 */
function makeInnerCalls(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Send {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const names = isRead || isSecretPage(request) ? CALLER_HEADERS : [...CALLER_HEADERS, ...SITE_HEADERS];
  const passedHeaders = pick(request, names);
  const remoteAddress = request.socket.remoteAddress;

  return async (method, url, { form }) => {
    const { headers, payload } = await encode(form, isRead);
    const { response: answer, answer: handedIn } = await askWithin(() =>
      app.inject({
        method,
        url,
        headers: { ...passedHeaders, ...headers },
        ...(payload && { payload }),
        ...(remoteAddress && { remoteAddress }),
      }),
    );
    const setCookie = answer.headers['set-cookie'];
    if (setCookie !== undefined) reply.header('set-cookie', setCookie);
    const retryAfter = answer.headers['retry-after'];
    const retrySeconds = retryAfter === undefined ? null : String(retryAfter);
    if (retrySeconds !== null) reply.header('retry-after', retrySeconds);
    const body = handedIn ? handedIn.wire : parse(answer.body);
    return { status: answer.statusCode, retryAfter: retrySeconds, body };
  };
}

/** Returns those of the named headers that the request has. */
function pick(request: FastifyRequest, names: readonly string[]): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const name of names) {
    const value = request.headers[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Encodes a form for an inner call. A page that only reads sends a few short texts. */
async function encode(form: FormData | undefined, isRead: boolean) {
  if (form === undefined) return { headers: {}, payload: undefined };
  if (isRead) {
    const pairs = [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { headers, payload: Buffer.from(String(new URLSearchParams(pairs))) };
  }
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await encoded.arrayBuffer()) };
}

/** Parses an answer as JSON. Returns our message `unexpected` if it is not JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return messageOnWire('unexpected');
  }
}
