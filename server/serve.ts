import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#contract/durations.ts';
import { seedDatabase } from '#database/seed.ts';
import type { Config } from '#server/config.ts';
import { startFingerprints } from '#server/domain/files/fill-fingerprints.ts';
import { openFileStore } from '#server/domain/files/open-file-store.ts';
import { startSweepingOrphans } from '#server/domain/files/sweep-orphans.ts';
import type { Pages } from '#server/http/rendering/bundle.ts';
import { listenForWords, sayAlive, type Word } from '#server/http/workers/worker-messages.ts';
import { isTrial } from '#server/is-trial.ts';
import { handOverPort, listen, portOf, refuseAndStop } from '#server/listen.ts';
import type { Log } from '#server/log.ts';
import { applyOutcomes } from '#server/notices/outcomes.queries.ts';
import { listPlaceholders } from '#server/office/placeholders.queries.ts';
import { upgradeWithCare } from '#server/platform/backup/before-upgrade.ts';
import { startKeepingLaterChanges } from '#server/platform/backup/keep-later-changes.ts';
import { sweepLeftovers } from '#server/platform/backup/leftovers.ts';
import { refuseUnfinishedRestore } from '#server/platform/backup/replay.ts';
import { startBackups } from '#server/platform/backup/start-backups.ts';
import { openDataKey } from '#server/platform/crypto/data-key.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { expectCluster, expectSite } from '#server/platform/db/expect-site.ts';
import { holdLock } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { repeat } from '#server/platform/repeat.ts';
import { openObjectStores } from '#server/platform/storage/open-object-store.ts';
import { confirmSiteIdentity } from '#server/platform/storage/site-identity.ts';
import { startPublishing } from '#server/publishing.ts';
import { startSweeping } from '#server/sweep.ts';

/** Closes something that this process has opened, when the process ends. */
export type Closer = () => Promise<unknown>;
/** Stops this process. With a complaint the stop is a failure: the process prints it and exits with 1. */
export type RequestStop = (complaint?: string) => void;

/** What `serve` needs of the program that calls it. */
export interface Serving {
  config: Config;
  log: Log;
  /** Called when another process has taken over the data folder. */
  onTakenOver: () => void;
  /** Registers a function that closes something. These functions run at the end, the last registered first. */
  closeWith: (close: Closer) => void;
  requestStop: RequestStop;
  /** Where the pages come from; undefined for the last build. */
  pages: Pages | undefined;
}

/**
 * Opens the database, upgrades it if necessary, builds the application and listens. The first or only process also does
 * the work that must be done once. Returns the port. Throws a StartError for a cause that an operator can mend.
 */
export async function serve({
  config,
  log,
  onTakenOver,
  closeWith,
  requestStop,
  pages,
}: Serving): Promise<number | undefined> {
  let isLeaving = false;
  if (config.workerPlace !== undefined) {
    listenForWords((word: Word) => {
      isLeaving = word === 'leave';
      requestStop();
    });
    sayAlive();
  } else process.on('SIGHUP', () => requestStop());
  await expectCluster(config);
  const loadProgram = () => import('#server/app.ts');
  const databases = await openDatabase({ config, log, onTakenOver, meanwhile: loadProgram, withSite: true });
  const { pool, requests, reading, db, close } = databases;
  closeWith(close);
  await expectSite(config, pool);
  await refuseUnfinishedRestore(pool);
  await upgradeWithCare({ config, pool, act: () => migrate(pool, { log }) });
  await seedDatabase(pool);
  const stores = await openObjectStores(config);
  await confirmSiteIdentity(pool, stores, log);
  const dataKey = await openDataKey(config, pool);

  const { buildApp } = await loadProgram();
  const app = await buildApp({
    config,
    db,
    pool: requests,
    direct: pool,
    reading,
    dataKey,
    log,
    ...(pages && { pages }),
  });
  if (config.workerWaits) await waitForLists(app);
  // The work that must be done once is done by the first worker (place 0), or by a process that serves alone.
  const isFirst = !config.workerPlace;
  if (isFirst) {
    await sweepLeftovers(pool, config.dataDir);
    const files = await openFileStore(config, log);
    const sweeping = { db: requests === pool ? db : makeKysely(pool), files, log };
    closeWith(startSweeping({ ...sweeping, hasBackups: config.backups !== undefined }));
    closeWith(startOutcomes(sweeping));
    closeWith(startPublishing(sweeping));
    closeWith(startFingerprints(sweeping));
    closeWith(startSweepingOrphans({ pool, places: stores, log, alertUrl: config.alertUrl }));
    if (!isTrial(config)) await tellPlaceholders(db, log);
  }
  // Registered later and so closed earlier than a sweep under way. An embedded database serves one machine only.
  closeWith(() => (isLeaving ? handOverPort(app) : refuseAndStop(app, config.databaseUrl !== undefined)));
  await listen(app, config);
  const { warmUp } = await import('#server/warm-up.ts');
  warmUp(requests, db).catch((error: unknown) => log.info({ err: error }, 'the connections were not warmed up'));
  if (isFirst) {
    app.outbox.start();
    app.startRounds();
  }
  if (isFirst && config.backups) {
    closeWith(startBackups(db, config.backups, log));
    const direct = requests === pool ? db : makeKysely(pool);
    closeWith(startKeepingLaterChanges(direct, { ...config.backups, backupKey: config.backupKey }, log));
  }
  return portOf(app);
}

/** Milliseconds between two checks whether the lists are ready. */
const LISTS_LOOK_MS = 100;

/** Resolves when the lists are ready. They load only once the application is. */
async function waitForLists(app: FastifyInstance): Promise<void> {
  await app.ready();
  while (!app.hasLists()) await wait(LISTS_LOOK_MS);
}

/** Logs the placeholders that the office must replace, because visitors do not see them. */
async function tellPlaceholders(db: Kysely<Database>, log: Log): Promise<void> {
  const placeholders = (await listPlaceholders(db)).map(({ what }) => what);
  if (placeholders.length > 0)
    log.warn(`hidden until the office sets them (npm run office -- placeholders): ${placeholders.join(', ')}`);
}

/** Applies due outcomes of two families every minute. Returns a function that stops this after the running turn. */
function startOutcomes({ db, log }: { db: Kysely<Database>; log: Pick<Log, 'error'> }): () => Promise<void> {
  const run = () =>
    holdLock(db, lockKeys.outcomes, applyOutcomes).catch((error: unknown) =>
      log.error({ err: error }, 'what families have decided was not applied'),
    );
  return repeat(run, MINUTE_MS, { atOnce: true });
}
