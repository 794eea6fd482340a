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
import { registerForms } from './http/forms.ts';
import { answerUnreadable, registerHeaders } from './http/headers.ts';
import { registerPacking } from './http/packing.ts';
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
import { makeServices } from './services.ts';
import { startWeekly, tellWeekly } from './weekly.ts';
import { startWeeklyIntroductions, type WeeklyWork, weeklyWork } from './weekly-introductions.ts';
import { startRounds } from './weekly-round.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends nothing before it is started. */
    outbox: Outbox;
    /** Whether the lists are in order. */
    hasLists: () => boolean;
    /** Writes the letters of the week, on whatever day. */
    tellWeekly: () => Promise<void>;
    /** Makes the introductions of a week (its Monday), if they are not made; of this week where none is named. */
    makeRound: (week?: string) => Promise<void>;
    /** From now on makes them when they are due. */
    startRounds: () => void;
    /** Settles the introductions of weeks that are over, and tells of this week's, as at a moment. */
    introductions: WeeklyWork;
    /** Makes and loads the weekly prices; does nothing by itself where FAIR_ORDER is 0. */
    prices: WeeklyPrices;
  }
}

export interface AppDependencies {
  config: Config;
  db: Kysely<Database>;
  /** For requests, as `db`. */
  pool: pg.Pool;
  /** The database itself, where `pool` goes through a pooler. */
  direct?: pg.Pool;
  /** What may be half a second old; else the database itself. */
  reading?: pg.Pool;
  dataKey: DataKey;
  log: Log;
  /** Where the pages come from; the last build unless development brings its own. The API can do without. */
  pages?: Pages | 'none';
  /** Where a trial at home shows what a real site would send; else the terminal. */
  print?: (line: string) => void;
  /** Tells the outbox whether the hours are quiet; else the clock of the machine. */
  now?: () => Date;
  /** How late the event loop may be before requests are refused with 503; 0: however late. */
  mostDelayMs?: number;
  /** Less than usual for tests, which make members by the hundred. */
  passwordCost?: PasswordCost | undefined;
  /** One that several applications share, and none of them ends. */
  typesetter?: Typesetter;
}

export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, db, pool, dataKey, log, pages, print, now, mostDelayMs = 3_000 } = dependencies;
  const { direct = pool, reading = direct } = dependencies;
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID().slice(-12),
    trustProxy: trustedProxies(config),
    bodyLimit: 256 * 1024,
    frameworkErrors: answerUnreadable(config),
    clientErrorHandler: answerUnparsed,
    // Node's own time-outs keep hundreds of slow connections for minutes.
    requestTimeout: 30_000,
    // Each answer says so. Longer than `ops/nginx.conf` keeps a connection, shorter than anybody likes to wait for a worker to leave.
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  });
  limitConnections(app);
  registerErrors(app);
  registerRequestLog(app, makeKeyedId(dataKey.deriveKey('security log')));
  registerHeaders(app, config);
  limitPipelining(app);
  await app.register(cookie);
  // A page that says that the site is stopping is in the visitor's language, which a cookie tells.
  registerStopping(app);
  registerPacking(app);
  registerPressure(app, mostDelayMs);
  await registerForms(app);
  const tieKey = dataKey.deriveKey('order of equals');
  const { listsSocket } = config;
  const lists = listsSocket === undefined ? keepIndex(reading, log, tieKey) : undefined;
  const ranking = lists ?? askLists(listsSocket ?? '');
  registerReadiness(app, pool, ranking);

  const services = await makeServices({ app, ...dependencies, direct, reading, ranking });
  registerSecurityEvents(app, db, services.securitySeals);
  app.addHook('onClose', async () => services.disk.stop());
  if (!dependencies.typesetter) app.addHook('onClose', async () => services.typesetter.stop());
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
  // Where another process makes the lists it makes the introductions, too.
  const round = lists && { direct: services.direct, pairSeed: services.pairSeed, ranking: lists };
  app.decorate('makeRound', async (week = mondayInIndia()) => round && makeRound(round, week, { log }));
  let stopRounds = async () => {};
  app.decorate('startRounds', () => {
    if (round) stopRounds = startRounds(round, log);
  });
  app.addHook('onClose', () => stopRounds());
  app.decorate('introductions', weeklyWork(services));
  app.addHook('onClose', startWeeklyIntroductions(app.introductions, log));
  if (config.metricsPort !== undefined) {
    // Its library is loaded only where somebody looks at the figures.
    const { registerMetrics } = await import('./http/metrics.ts');
    const { passwords, disk } = services;
    const isWorker = config.workerPlace !== undefined;
    registerMetrics(app, {
      ...{ port: config.metricsPort, isWorker, pool, passwords, ranking, disk },
      countQueued: () => countQueued(db),
      loadLastBackups: () => lastBackupsDone(db),
    });
  }
  app.decorate('hasLists', () => ranking.isReady());
  const priced = {
    db,
    direct: services.direct,
    connection: () => direct.options,
    tieKey,
    ranking: lists ?? ELSEWHERE,
    log,
  };
  app.decorate('prices', makeWeeklyPrices(priced));
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

/** The process of the host that makes the lists makes the prices, too. */
const ELSEWHERE = { setPrices: async () => {} };

// The types of Fastify do not know that a number of proxies is allowed.
function trustedProxies({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
