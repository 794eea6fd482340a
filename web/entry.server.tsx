import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { Milestone, Outer, Rendered } from '#contract/rendering.ts';
import { makeApi, type Send } from '#web/api/call.ts';
import { startVisit } from '#web/api/visit.ts';
import { resultForOtherAccount } from '#web/forms/drawn-for-another.ts';
import { BENGALI_MODULE, loadBengali } from '#web/i18n/message.ts';
import { troubleOf } from '#web/layout/ErrorPage.tsx';
import { siteTexts, titleOf } from '#web/layout/site.texts.ts';
import { App } from './App.tsx';
import { MEMBER_ROUTES_MODULE, memberPages } from './member-routes.tsx';
import { officeRoutes } from './office/routes.tsx';
import { handleOf, lazyPartsOf, personNameOf, titlePrefixOf } from './page-handle.ts';
import { SELDOM_ROUTES_MODULE, seldomPages } from './public-routes.tsx';
import { routesOf, visitorPages } from './routes.tsx';

/** The paths of the office's pages. */
const OFFICE = /^\/office(\/|$)/;
const site = {
  handler: createStaticHandler(routesOf([...visitorPages, ...seldomPages, ...memberPages])),
  entry: 'web/entry.client.tsx',
} as const;
const office = { handler: createStaticHandler(officeRoutes), entry: 'web/office/entry.client.tsx' } as const;
await loadBengali();

/** The status of an answer to a form that was rendered for another account. */
const CONFLICT = 409;

/**
 * Runs a page's loaders and its action, and renders it. Returns the page, or the address to which a loader or the
 * action redirects (`elsewhere`).
 */
export async function render(request: Request, { send, trouble, asked, ...outer }: Outer<Send>): Promise<Rendered> {
  let milestone: Milestone | null = null;
  const remember = (newMilestone: Milestone) => {
    milestone = newMilestone;
  };
  let requestedPath = '';
  const keepAsked = (path: string) => {
    requestedPath = path;
  };
  const { visitor, language } = outer;
  const forAnother = await resultForOtherAccount(request, visitor);
  const { pid, profileId, account } = forAnother?.drawnFor ?? visitor;
  const facts = { ...outer, drawnFor: { pid, profileId, account }, madeAt: Date.now() };
  const api = makeApi(send, () => visitor);
  const requestContext = new RouterContextProvider();
  startVisit(requestContext, { api, visitor, language, isOnServer: true, remember, trouble, asked, keepAsked });

  const { handler, entry } = OFFICE.test(new URL(request.url).pathname) ? office : site;
  const context = await handler.query(forAnother ? new Request(request.url) : request, { requestContext });
  if (context instanceof Response) {
    return {
      kind: 'elsewhere',
      status: context.status,
      to: context.headers.get('location') ?? '/',
      milestone,
      asked: requestedPath,
    };
  }

  const page = context.matches.at(-1);
  if (forAnother && page && !context.errors) {
    context.actionData = { [page.route.id]: forAnother.result };
    context.statusCode = CONFLICT;
  }

  const faults = Object.values(context.errors ?? {}).filter((error) => error instanceof Error);
  // Errors are sent as plain data, so that server and browser show the same.
  context.errors &&= Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, troubleOf(error)]));
  const { loaderData, actionData, errors, matches, statusCode } = context;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <App facts={facts}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const handles = matches.map(({ route }) => handleOf(route.handle)).filter((handle) => handle !== undefined);
  const loadedRoutes = matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }));
  const titlePrefix = titlePrefixOf(loadedRoutes, { language, path: context.location.pathname });
  const { title, description = '' } = handles.at(-1)?.head?.[language] ?? {};
  return {
    kind: 'page',
    status: statusCode,
    title: titlePrefix + titleOf(personNameOf(loadedRoutes, language) || title, siteTexts[language].name),
    description,
    html,
    data: { loaderData, actionData, errors, facts },
    modules: [
      ...handles.map(({ module }) => module),
      ...lazyPartsOf(loadedRoutes).map(({ source }) => source),
      ...(matches.some(({ route }) => route.id === memberPages[0]?.id) ? [MEMBER_ROUTES_MODULE] : []),
      ...(seldomPages.some(({ id }) => id === page?.route.id) ? [SELDOM_ROUTES_MODULE] : []),
      ...(language === 'bn' ? [BENGALI_MODULE] : []),
    ],
    entry,
    faults,
    milestone,
  };
}
