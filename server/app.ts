import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { openApi } from '#contract/openapi.ts';
import type { Config } from './config.ts';
import { compareWaiting } from './domain/blocked-phones/compare-phones.ts';
import { openFileStore } from './domain/files/open-file-store.ts';
import { loadAllLookups } from './domain/lookups/lookups.ts';
import { makePasswords, type PasswordCost } from './domain/passwords/passwords.ts';
import { makeDigest } from './domain/steps/versions.ts';
import { hasContact } from './domain/written-contacts/contact-in-words.ts';
import { addressRoutes } from './features/address/address.routes.ts';
import { blockedPhoneRoutes } from './features/blocked-phones/blocked-phones.routes.ts';
import { avoidanceRoutes } from './features/blocks/blocks.routes.ts';
import { cardLinkRoutes } from './features/card-links/card-links.routes.ts';
import { linkReaderRoutes } from './features/card-links/readers.routes.ts';
import { consentRoutes } from './features/consents/consents.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { contactChangeRoutes } from './features/contact-changes/contact-changes.routes.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { detailsRoutes } from './features/details/details.routes.ts';
import { fileRoutes } from './features/files/files.routes.ts';
import { haemoglobinRoutes } from './features/haemoglobin/haemoglobin.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { holderRoutes } from './features/holders/holders.routes.ts';
import { todayRoutes } from './features/home/home.routes.ts';
import { introductionRoutes } from './features/introductions/introductions.routes.ts';
import { invitationRoutes } from './features/invitations/invitations.routes.ts';
import { lineageRoutes } from './features/lineage/lineage.routes.ts';
import { loginRoutes } from './features/login/login.routes.ts';
import { lookupRoutes } from './features/lookups/lookups.routes.ts';
import { matchesRoutes } from './features/matches/matches.routes.ts';
import { memberRoutes } from './features/member/member.routes.ts';
import { paperRoutes } from './features/member/pdf.routes.ts';
import { makeLegalArchive } from './features/my-data/legal-archive.ts';
import { myDataRoutes } from './features/my-data/my-data.routes.ts';
import { nominationRoutes } from './features/nomination/nomination.routes.ts';
import { noticeRoutes } from './features/notices/notices.routes.ts';
import { tellingRoutes } from './features/notification-settings/notification-settings.routes.ts';
import { pairCheckRoutes } from './features/pair-check/pair-check.routes.ts';
import { paperClaimRoutes } from './features/paper-claim/paper-claim.routes.ts';
import { forgottenRoutes } from './features/password/forgotten.routes.ts';
import { passwordRoutes } from './features/password/password.routes.ts';
import { pauseRoutes } from './features/pause/pause.routes.ts';
import { personalRoutes } from './features/personal/personal.routes.ts';
import { personalStepRoutes } from './features/personal/personal-step.routes.ts';
import { pictureRoutes } from './features/picture/picture.routes.ts';
import { powerLinkRoutes } from './features/power-link/power-link.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { readingRoutes } from './features/profile-views/profile-views.routes.ts';
import { quietWordRoutes } from './features/quiet-word/quiet-word.routes.ts';
import { recoveryRoutes } from './features/recovery/recovery.routes.ts';
import { registrationRoutes } from './features/registration/registration.routes.ts';
import { reportRoutes } from './features/report/report.routes.ts';
import { findingRoutes } from './features/search/search.routes.ts';
import { sessionRoutes } from './features/sessions/sessions.routes.ts';
import { shortlistRoutes } from './features/shortlist/shortlist.routes.ts';
import { suspensionRoutes } from './features/suspension/suspension.routes.ts';
import { trustFigureRoutes } from './features/trust-figures/trust-figures.routes.ts';
import { verificationRoutes } from './features/verification/verification.routes.ts';
import { showingRoutes } from './features/visibility-settings/visibility-settings.routes.ts';
import { wishesRoutes } from './features/wishes/wishes.routes.ts';
import { limitConnections, limitPipelining } from './http/connections.ts';
import { watchDisk } from './http/disk-guard.ts';
import { answerUnparsed, registerErrors } from './http/errors.ts';
import { registerForms } from './http/forms.ts';
import { answerUnreadable, registerHeaders } from './http/headers.ts';
import { makeLimits } from './http/limits.ts';
import { registerPacking } from './http/packing.ts';
import { registerPressure } from './http/pressure.ts';
import { makeQueue } from './http/queue.ts';
import { registerReadiness } from './http/readiness.ts';
import { registerRendering } from './http/render.ts';
import type { Pages } from './http/rendering/bundle.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerSecurityEvents } from './http/security-events.ts';
import { makeKeyedId } from './http/security-log.ts';
import { makeSessions } from './http/session.ts';
import { registerStopping } from './http/stopping.ts';
import type { Log } from './log.ts';
import { makeOutbox, type Outbox } from './notices/outbox.ts';
import { makePushKeys } from './notices/push-keys.ts';
import { receiptRoutes } from './notices/receipts.ts';
import { makeStopLinks } from './notices/stop-link.ts';
import { tell } from './notices/tell.queries.ts';
import { workOn } from './office/breach-works.queries.ts';
import { officeRoutes } from './office/routes/rooms.ts';
import { makeTypesetter, type Typesetter } from './pdf/typeset.ts';
import { lastBackupsDone } from './platform/backup/backup-runs.queries.ts';
import type { DataKey } from './platform/crypto/data-key.ts';
import { makeHealthCipher } from './platform/crypto/health-cipher.ts';
import { makeKeyedHash } from './platform/crypto/keyed-hash.ts';
import { openPhoneHash, openSecuritySeals } from './platform/crypto/sealed-keys.queries.ts';
import { makeKysely } from './platform/db/connect.ts';
import { countQueued } from './platform/db/queue.ts';
import { makeRecent } from './platform/db/recent.ts';
import type { Database } from './platform/db/tables.ts';
import { makeCursors } from './ranking/cursors.ts';
import { refuseLongLists } from './ranking/index/layout.ts';
import { makeRankingIndex } from './ranking/index/ranking-index.ts';
import type { Services } from './services.ts';
import { startWeekly, tellWeekly } from './weekly.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends nothing before it is started. */
    outbox: Outbox;
    /** Whether the lists are in order. */
    hasLists: () => boolean;
    /** Writes the letters of the week, on whatever day. */
    tellWeekly: () => Promise<void>;
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

const features = [
  registrationRoutes,
  loginRoutes,
  lookupRoutes,
  profileRoutes,
  addressRoutes,
  personalRoutes,
  personalStepRoutes,
  healthRoutes,
  lineageRoutes,
  passwordRoutes,
  forgottenRoutes,
  contentRoutes,
  trustFigureRoutes,
  contactRoutes,
  pictureRoutes,
  fileRoutes,
  powerLinkRoutes,
  myDataRoutes,
  suspensionRoutes,
  detailsRoutes,
  wishesRoutes,
  recoveryRoutes,
  sessionRoutes,
  showingRoutes,
  matchesRoutes,
  findingRoutes,
  memberRoutes,
  paperRoutes,
  introductionRoutes,
  shortlistRoutes,
  avoidanceRoutes,
  blockedPhoneRoutes,
  quietWordRoutes,
  reportRoutes,
  cardLinkRoutes,
  linkReaderRoutes,
  pauseRoutes,
  todayRoutes,
  noticeRoutes,
  tellingRoutes,
  consentRoutes,
  nominationRoutes,
  readingRoutes,
  haemoglobinRoutes,
  pairCheckRoutes,
  verificationRoutes,
  contactChangeRoutes,
  holderRoutes,
  invitationRoutes,
  paperClaimRoutes,
  (services: Services) => officeRoutes(services, (account) => makeLegalArchive(services, account)),
];

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
  const ranking = makeRankingIndex(reading, log);
  registerReadiness(app, pool, ranking);

  const lookups = await loadAllLookups(db);
  refuseLongLists(lookups.list);
  const keyedHash = makeKeyedHash(dataKey.deriveKey('attempt limits'));
  const cipher = makeHealthCipher(dataKey);
  const phoneHash = await openPhoneHash(db, cipher);
  const securitySeals = await openSecuritySeals(db, cipher);
  registerSecurityEvents(app, db, securitySeals);
  const services: Services = {
    app,
    config,
    db,
    direct: direct === pool ? db : makeKysely(direct),
    recent: reading === pool ? (read) => read(db) : makeRecent(makeKysely(reading), db),
    sessions: makeSessions({
      ...{ db, pool, config, keyedHash },
      comparePhones: () => compareWaiting({ db, phoneHash }),
    }),
    limits: makeLimits(db, keyedHash),
    lookups,
    passwords: await makePasswords(dependencies.passwordCost),
    cipher,
    files: await openFileStore(config, log),
    disk: await watchDisk(config.dataDir, log),
    hasContact,
    uploads: makeQueue({ atOnce: 16, atOnceForOne: 1, waiting: 64, waitingForOne: 3, retryAfterSeconds: 5 }),
    tellFamilyActed: (profileId, aboutId) => tell(db, { kind: 'familyActed', profileId, aboutId }),
    typesetter: dependencies.typesetter ?? makeTypesetter(),
    keyedHash,
    codeHash: makeKeyedHash(dataKey.deriveKey('verification codes')),
    phoneHash,
    securitySeals,
    digest: makeDigest(dataKey.deriveKey('versions of answers')),
    ranking,
    pushKeys: makePushKeys(dataKey.deriveKey('push')),
    stopLinks: makeStopLinks(dataKey.deriveKey('switches of letters')),
    cursors: makeCursors(dataKey.deriveKey('list cursors')),
  };
  app.addHook('onClose', async () => services.disk.stop());
  if (!dependencies.typesetter) app.addHook('onClose', async () => services.typesetter.stop());
  const works = { breaches: (id: string) => workOn(services.direct, Number(id)) };
  app.decorate('outbox', makeOutbox({ services, connection: () => direct.options, log, print, now, works }));
  app.addHook('onClose', () => app.outbox.stop());
  app.decorate('tellWeekly', () => tellWeekly(services));
  const stopWeekly = startWeekly(services, log);
  app.addHook('onClose', async () => stopWeekly());
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
  app.addHook('onReady', async () => ranking.start());
  app.addHook('onClose', () => ranking.stop());
  for (const addRoutes of features) addRoutes(services);
  receiptRoutes(services);
  const description = openApi();
  app.get('/api/openapi.json', async () => description);
  if (pages !== 'none') await registerRendering(app, { ...services, ...(pages && { pages }) });
  return app;
}

// The types of Fastify do not know that a number of proxies is allowed.
function trustedProxies({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
