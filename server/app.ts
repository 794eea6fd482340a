import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { mondayInIndia } from '#contract/india-day.ts';
import { startBoardMonths } from './board-months.ts';
import type { Config } from './config.ts';
import type { PasswordCost } from './domain/passwords/passwords.ts';
import { limitConnections, limitPipelining } from './http/connections.ts';
import { answerUnparsed, registerErrors } from './http/errors.ts';
import { FORM_LIMIT_BYTES, registerForms } from './http/forms.ts';
import { answerUnreadable, registerHeaders } from './http/headers.ts';
import { registerCompression } from './http/packing.ts';
import { registerPressure } from './http/pressure.ts';
import { registerReadiness } from './http/readiness.ts';
import { registerRendering } from './http/render.ts';
import type { Pages } from './http/rendering/bundle.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerSecurityEvents } from './http/security-events.ts';
import { makeKeyedId } from './http/security-log.ts';
import { registerStopping } from './http/stopping.ts';
import type { Log } from './log.ts';
import { makeOutbox, type Outbox } from './notices/outbox.ts';
import { workOn as workOnBreach } from './office/breach-works.queries.ts';
import { officeWorks } from './office/works/kinds.ts';
import { workOn } from './office/works/work-on.ts';
import type { Typesetter } from './pdf/typeset.ts';
import { lastBackupsDone } from './platform/backup/backup-runs.queries.ts';
import type { DataKey } from './platform/crypto/data-key.ts';
import { countQueued } from './platform/db/queue.ts';
import type { Database } from './platform/db/tables.ts';
import { askLists } from './ranking/host/ask-lists.ts';
import { keepIndex } from './ranking/lines/keep-index.ts';
import { makeRound } from './ranking/pairs/make-round.ts';
import { makeWeeklyPrices, type WeeklyPrices } from './ranking/prices/weekly-prices.ts';
import { addRoutes } from './routes.ts';
import { makeServices, type Services } from './services.ts';
import { startWeekly, tellWeekly } from './weekly.ts';
import { makeWeeklyWork, startWeeklyIntroductions, type WeeklyWork } from './weekly-introductions.ts';
import { startRounds } from './weekly-round.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The outbox. Sends nothing before it is started. */
    outbox: Outbox;
    /** Whether the lists are ready. */
    hasLists: () => boolean;
    /** Writes the weekly letters, on any day. */
    tellWeekly: () => Promise<void>;
    /**
     * Makes the introductions of a week (its Monday; this week by default) unless they exist. Does nothing in a process
     * that does not make the lists.
     */
    makeRound: (week?: string) => Promise<void>;
    /** Starts making the introductions when they are due, if this process makes the lists. */
    startRounds: () => void;
    /** Settles past weeks and notifies families of this week's introductions, at a given time. */
    introductions: WeeklyWork;
    /** Makes and loads the weekly prices. Does not run by itself if FAIR_ORDER is 0. */
    prices: WeeklyPrices;
  }
}

/** What `buildApp` needs. The optional members are for tests, development and processes with several pools. */
export interface AppDependencies {
  config: Config;
  db: Kysely<Database>;
  /** The pool for requests, as `db`. */
  pool: pg.Pool;
  /** The pool that bypasses the pooler, if `pool` uses one; `pool` by default. */
  direct?: pg.Pool;
  /** The pool for reads that may be half a second stale; `direct` by default. */
  reading?: pg.Pool;
  dataKey: DataKey;
  log: Log;
  /** Where the pages come from: the last build by default, Vite in development. The API works without pages. */
  pages?: Pages | 'none';
  /** Prints what a real site would send, in a trial at home; by default to the terminal. */
  print?: (line: string) => void;
  /** The outbox's clock, for quiet hours; by default the machine's clock. */
  now?: () => Date;
  /** Milliseconds of event loop delay above which requests are refused with 503; 0 for no limit. */
  mostDelayMs?: number;
  /** Cost of password hashing; low in tests, which make hundreds of members. */
  passwordCost?: PasswordCost | undefined;
  /** A typesetter that several applications share. No application stops it. */
  typesetter?: Typesetter;
}

/** Milliseconds of event loop delay that are allowed by default. */
const MOST_DELAY_MS = 3_000;

/** Stands in for the lists where another process makes them: that process also sets their prices. */
const LISTS_ELSEWHERE = { setPrices: async () => {} };

/** Makes the application: its services, its background work, its calls and its pages. It does not listen yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, db, pool, dataKey, log, pages, print, now, mostDelayMs = MOST_DELAY_MS } = dependencies;
  const { direct = pool, reading = direct } = dependencies;
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // The last group of a UUID is twelve random hexadecimal digits.
    genReqId: () => randomUUID().slice(-12),
    trustProxy: trustedProxies(config),
    bodyLimit: FORM_LIMIT_BYTES,
    frameworkErrors: answerUnreadable(config),
    clientErrorHandler: answerUnparsed,
    // Timeouts in milliseconds. Node's own timeouts keep hundreds of slow connections open for minutes.
    requestTimeout: 30_000,
    // Announced with each answer. It is longer than `ops/nginx.conf` keeps a connection, and short enough that a
    // leaving worker does not wait long.
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  });
  limitConnections(app);
  registerErrors(app);
  registerRequestLog(app, makeKeyedId(dataKey.deriveKey('security log')));
  registerHeaders(app, config);
  limitPipelining(app);
  await app.register(cookie);
  // After the cookies: the page that reports the stop is in the visitor's language, which is in a cookie.
  registerStopping(app);
  registerCompression(app);
  registerPressure(app, mostDelayMs);
  await registerForms(app);
  const tieKey = dataKey.deriveKey('order of equals');
  // This process makes the lists itself, or requests them at a socket from the process that makes them.
  const { listsSocket } = config;
  const lists = listsSocket === undefined ? keepIndex(reading, log, tieKey) : undefined;
  const ranking = lists ?? askLists(listsSocket ?? '');
  registerReadiness(app, pool, ranking);

  const services = await makeServices({ app, ...dependencies, direct, reading, ranking });
  registerSecurityEvents(app, db, services.securitySeals);
  app.addHook('onClose', async () => services.disk.stop());
  if (!dependencies.typesetter) app.addHook('onClose', async () => services.typesetter.stop());
  // The work in the queue that is no notice, with the function that does it.
  const works = {
    breaches: (id: string) => workOnBreach(services.direct, Number(id)),
    works: (id: string) => workOn(services.direct, officeWorks(services), Number(id)),
  };
  app.decorate('outbox', makeOutbox({ services, connection: () => direct.options, log, print, now, works }));
  app.addHook('onClose', () => app.outbox.stop());
  app.decorate('tellWeekly', () => tellWeekly(services));
  const stopWeekly = startWeekly(services, log);
  app.addHook('onClose', async () => stopWeekly());
  app.addHook('onClose', startBoardMonths(services, log));
  // The process that makes the lists also makes the introductions.
  const roundServices = lists && { direct: services.direct, pairSeed: services.pairSeed, ranking: lists };
  app.decorate('makeRound', async (week = mondayInIndia()) => roundServices && makeRound(roundServices, week, { log }));
  let stopRounds = async () => {};
  app.decorate('startRounds', () => {
    if (roundServices) stopRounds = startRounds(roundServices, log);
  });
  app.addHook('onClose', () => stopRounds());
  app.decorate('introductions', makeWeeklyWork(services));
  app.addHook('onClose', startWeeklyIntroductions(app.introductions, log));
  if (config.metricsPort !== undefined) await addMetrics(services, pool, config.metricsPort);
  app.decorate('hasLists', () => ranking.isReady());
  const priceServices = {
    db,
    direct: services.direct,
    connection: () => direct.options,
    tieKey,
    ranking: lists ?? LISTS_ELSEWHERE,
    log,
  };
  app.decorate('prices', makeWeeklyPrices(priceServices));
  app.addHook('onReady', async () => {
    if (config.fairOrder && lists) await app.prices.start();
    ranking.start();
  });
  app.addHook('onClose', () => app.prices.stop());
  app.addHook('onClose', () => ranking.stop());
  addRoutes(services);
  if (pages !== 'none') await registerRendering(app, { ...services, ...(pages && { pages }) });
  return app;
}

/** Serves the figures for Prometheus. The library is loaded only if they are enabled. */
async function addMetrics(services: Services, pool: pg.Pool, port: number): Promise<void> {
  const { registerMetrics } = await import('./http/metrics.ts');
  const { app, config, db, passwords, ranking, disk } = services;
  registerMetrics(app, {
    port,
    isWorker: config.workerPlace !== undefined,
    pool,
    passwords,
    ranking,
    disk,
    countQueued: () => countQueued(db),
    loadLastBackups: () => lastBackupsDone(db),
  });
}

/** Returns Fastify's setting. A number of proxies becomes a function, because Fastify's types do not include it. */
function trustedProxies({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
