import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { isHttps } from './cookie.ts';
import { answerNothing } from './errors.ts';
import { refuseForeignSite } from './origin.ts';
import { withPageCache } from './page-cache.ts';
import { isNoPage } from './plain-page.ts';
import type { Queue } from './queue.ts';
import { openBuiltPages } from './rendering/built-pages.ts';
import type { Pages } from './rendering/bundle.ts';
import { answerErrorPage } from './rendering/error-page.ts';
import { addLanguageSwitch, localPath } from './rendering/language.ts';
import { addTextSizeSwitch } from './rendering/letters.ts';
import {
  leaveMilestone,
  leaveRequestedPage,
  readRegistrant,
  takeMarker,
  takeRequestedPage,
} from './rendering/marks.ts';
import { makePageRenderer } from './rendering/page-renderer.ts';
import { isSecretPage, SECRET_HEADERS } from './rendering/secret-pages.ts';
import { visitorOf } from './rendering/visitor.ts';
import { leaveBodiesUnread, mayHoldFile, readBody } from './rendering/web-request.ts';
import type { Sessions } from './session.ts';

/** What pages need of the application. */
export interface RenderingDependencies {
  config: Pick<Config, 'publicUrl'>;
  sessions: Pick<Sessions, 'whoIs' | 'whoRegisters'>;
  uploads: Queue;
  /** Where the pages come from: the last build by default, Vite in development. */
  pages?: Pages;
}

/** Registers the pages, their assets, the switches of language and text size, and `/build`, the name of the build. */
export async function registerRendering(app: FastifyInstance, dependencies: RenderingDependencies): Promise<void> {
  const { config, sessions, uploads, pages = await openBuiltPages() } = dependencies;
  const isSecure = isHttps(config);
  const show = makePageRenderer(app, pages);

  // A separate Fastify scope: posts to pages are not parsed here, and errors are answered with a page.
  await app.register(async (scope) => {
    await pages.serveAssets(scope);
    leaveBodiesUnread(scope);
    addLanguageSwitch(scope, isSecure);
    addTextSizeSwitch(scope, isSecure);
    scope.addHook('onRequest', (request, reply, done) => {
      if (isSecretPage(request)) reply.headers(SECRET_HEADERS);
      done();
    });
    scope.get('/build', async (_request, reply) => reply.header('cache-control', 'no-store').send(pages.build));
    scope.setErrorHandler((error: FastifyError, request, reply) => answerErrorPage(show, { error, request, reply }));
    scope.route({
      method: ['GET', 'POST'],
      url: '*',
      handler: async (request, reply) => {
        const path = pathOf(request);
        if (isNoPage(path)) return answerNothing(reply);
        if (path.length > 1 && path.endsWith('/')) return reply.redirect(withoutSlash(request), 308);
        return request.method === 'POST' ? makePage(request, reply) : withPageCache(() => makePage(request, reply));
      },
    });
  });

  async function makePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Secret pages send no referrer, so browsers do not show that the form is ours. Nothing there changes anything in a
    // member's name.
    if (!isSecretPage(request)) refuseForeignSite(request, config.publicUrl);
    const visitor = await visitorOf(request, sessions);
    const marker = request.method === 'POST' ? '' : takeMarker(request, reply, isSecure);
    const requestedPage = takeRequestedPage(request, reply, isSecure);
    const holdsFile = mayHoldFile(request, pathOf(request), visitor);
    const answer = async () => {
      const body = await readBody(request, holdsFile);
      const page = await show(request, reply, {
        visitor,
        marker,
        asked: requestedPage,
        body,
        holdsFile,
        trouble: null,
      });
      if (page.milestone) leaveMilestone(reply, page.milestone, { before: readRegistrant(request), isSecure });
      if (page.askedFor) leaveRequestedPage(reply, page.askedFor, isSecure);
      return page.send();
    };
    return holdsFile ? uploads.run(visitor.pid, answer) : answer();
  }
}

// Not parsed as a URL, because a path like `//elsewhere.example/` would be read as another host.
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

function withoutSlash(request: FastifyRequest): string {
  const [path = '', ...query] = localPath(request.url).split('?');
  return [path.replace(/\/+$/, '') || '/', ...query].join('?');
}
