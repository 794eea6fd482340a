import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageOnWire } from '#server/http/errors.ts';
import type { Send } from './bundle.ts';
import { isSecretPage } from './secret-pages.ts';

/** By these the API sees who is asking, from where, and through which proxies. */
const WHO = ['cookie', 'host', 'user-agent', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];
/** And by these, whether another site makes this browser ask for a change. A link from another site only reads. */
const FROM_WHICH_SITE = ['origin', 'sec-fetch-site'];

/**
 * The API as a page being rendered reaches it: an injected request in the name of the outer one. The cookies that it
 * sets go out with the page, and so does the time to wait.
 */
export function makeInnerCalls(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Send {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const passed = pick(request, isRead || isSecretPage(request) ? WHO : [...WHO, ...FROM_WHICH_SITE]);
  const remoteAddress = request.socket.remoteAddress;

  return async (method, url, { form }) => {
    const { headers, payload } = await encode(form);
    const answer = await app.inject({
      method,
      url,
      headers: { ...passed, ...headers },
      ...(payload && { payload }),
      ...(remoteAddress && { remoteAddress }),
    });
    const setCookie = answer.headers['set-cookie'];
    if (setCookie !== undefined) reply.header('set-cookie', setCookie);
    const retryAfter = answer.headers['retry-after'];
    const waitsFor = retryAfter === undefined ? null : String(retryAfter);
    if (waitsFor !== null) reply.header('retry-after', waitsFor);
    return { status: answer.statusCode, retryAfter: waitsFor, body: parse(answer.body) };
  };
}

function pick(request: FastifyRequest, names: readonly string[]): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const name of names) {
    const value = request.headers[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

async function encode(form: FormData | undefined) {
  if (form === undefined) return { headers: {}, payload: undefined };
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await encoded.arrayBuffer()) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return messageOnWire('unexpected');
  }
}
