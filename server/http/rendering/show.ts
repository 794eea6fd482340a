import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Milestone, Outer } from '#contract/rendering.ts';
import { addressKey } from '#server/http/limits.ts';
import { makeQueue } from '#server/http/queue.ts';
import { Busy, REFUSE_AFTER_MS } from '#server/http/refusal.ts';
import type { Pages, Send } from './bundle.ts';
import { documentOf } from './document.ts';
import { makeInnerCalls } from './inner-calls.ts';
import { languageOf } from './language.ts';
import { isSecretPage } from './secret-pages.ts';
import { toWebRequest } from './web-request.ts';

interface Asked extends Pick<Outer<Send>, 'visitor' | 'marker' | 'asked' | 'trouble'> {
  /** What was posted to the page. */
  body: Buffer | null;
  holdsFile?: boolean;
}

/** A rendered page that has not been sent yet. */
export interface Shown {
  milestone: Milestone | null;
  /** The page that wants a login first, else `''`. */
  askedFor: string;
  send: () => Promise<FastifyReply>;
}

export type Show = (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<Shown>;

/** A page in the making takes up to a megabyte; one that waits takes nothing. */
const RENDERS = { atOnce: 2, waiting: 60, waitingForOne: 30, patienceMs: 5_000, retryAfterSeconds: 5 };

/** Renders the page of a request, through whose eyes the API is called. */
export function makeShow(app: FastifyInstance, pages: Pages): Show {
  const show: Show = async (request, reply, { body, holdsFile: _, ...asked }) => {
    const render = await pages.load();
    const language = languageOf(request);
    const send = makeInnerCalls(app, request, reply);
    const rendered = await render(toWebRequest(request, body), {
      ...asked,
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
    const { pid, profileId } = asked.visitor;
    const isOffice = rendered.entry !== 'web/entry.client.tsx';
    if (isOffice) reply.header('x-robots-tag', 'noindex');
    const isPrivate =
      isOffice ||
      isSecretPage(request) ||
      pid !== '' ||
      profileId !== '' ||
      rendered.status >= 400 ||
      asked.marker !== '' ||
      asked.asked !== '';
    reply.code(rendered.status).type('text/html; charset=utf-8');
    reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache');
    if (rendered.status !== 429 && rendered.status !== 503) reply.removeHeader('retry-after');
    // Vite's own client is an inline script.
    if (pages.complete) reply.removeHeader('content-security-policy');
    const html = documentOf({ ...rendered, language, assets: pages.assetsOf(rendered.modules, rendered.entry) });
    return {
      milestone: rendered.milestone,
      askedFor: '',
      send: async () => reply.send(pages.complete ? await pages.complete(request.url, html) : html),
    };
  };
  const queue = makeQueue(RENDERS);
  return async (request, reply, asked) => {
    // Those who send files have waited for their turn already.
    if (asked.holdsFile) return show(request, reply, asked);
    try {
      return await queue.run(addressKey(request.ip), () => show(request, reply, asked));
    } catch (error) {
      if (error instanceof Busy) await wait(REFUSE_AFTER_MS);
      throw error;
    }
  };
}
