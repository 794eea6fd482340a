import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { seedDatabase } from '#database/seed.ts';
import { sweepLeftovers } from '#server/backup/leftovers.ts';
import { listConfigWarnings, readProcessConfig } from '#server/config.ts';
import { openDataKey } from '#server/crypto/data-key.ts';
import { isDatabaseDown } from '#server/db/database-down.ts';
import { expectCluster, expectSite } from '#server/db/expect-site.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Database } from '#server/db/tables.ts';
import type { Pages } from '#server/door/rendering/bundle.ts';
import { makeFileStore } from '#server/files/file-store.ts';
import { isTrial } from '#server/is-trial.ts';
import { listen, nameAddress, stopListening } from '#server/listen.ts';
import { createLog, type Log } from '#server/log.ts';
import { listPlaceholders } from '#server/office/placeholders.queries.ts';
import { isOfFile, reasonOf, StartError } from '#server/start-error.ts';
import { startSweeping } from '#server/sweep.ts';

type Closer = () => Promise<unknown>;
type RequestStop = (complaint?: string) => void;

const patienceInAllMs = 30_000;

/** Runs the server until it is told to stop; a start that fails says why in one sentence and ends with 1. */
export async function main(pages?: Pages): Promise<never> {
  let requestStop: RequestStop = () => {};
  const stopRequested = new Promise<string | undefined>((resolve) => {
    requestStop = resolve;
  });
  listenForEnd(requestStop);
  const closers: Closer[] = [];
  const complaint = await start(closers, requestStop, pages).then(() => stopRequested, explain);
  if (complaint) console.error(complaint);
  await Promise.race([closeAll(closers), wait(patienceInAllMs)]);
  process.exit(complaint ? 1 : 0);
}

async function start(closers: Closer[], requestStop: RequestStop, pages?: Pages): Promise<void> {
  const config = readProcessConfig();
  const log = createLog(config.logLevel);
  for (const warning of listConfigWarnings(config)) log.warn(warning);

  await expectCluster(config);
  const onTakenOver = () => requestStop(`Another process took over the data folder ${config.dataDir}.`);
  const readProgram = () => import('#server/app.ts');
  const { pool, db, close } = await openDatabase({ config, log, onTakenOver, meanwhile: readProgram });
  closers.unshift(close);
  await expectSite(config, pool);
  await migrate(pool, { log });
  await seedDatabase(pool);
  const dataKey = await openDataKey(config, pool);

  const { buildApp } = await readProgram();
  const app = await buildApp({ config, db, pool, dataKey, log, ...(pages && { pages }) });
  // The embedded database serves one process alone.
  closers.unshift(() => stopListening(app, config.databaseUrl !== undefined));
  await sweepLeftovers(pool, config.dataDir);
  closers.unshift(startSweeping(db, makeFileStore(config.dataDir), log));
  if (!isTrial(config)) await tellPlaceholders(db, log);
  await listen(app, config);
  app.outbox.start();
  console.log(`Shubho Bibaho is ready at ${config.publicUrl ?? nameAddress(app, config.host)}`);
}

/** Visitors do not see them, so nobody else would tell. */
async function tellPlaceholders(db: Kysely<Database>, log: Log): Promise<void> {
  const left = (await listPlaceholders(db)).map(({ what }) => what);
  if (left.length > 0)
    log.warn(`hidden until the office sets them (npm run office -- placeholders): ${left.join(', ')}`);
}

function listenForEnd(requestStop: RequestStop): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => requestStop());
  // The launcher was killed: nobody is left who could pass a signal on.
  process.on('disconnect', () => requestStop());
  process.on('uncaughtException', (error) => requestStop(`Shubho Bibaho stops after a fault: ${error.stack}`));
}

async function closeAll(closers: Closer[]): Promise<void> {
  for (const close of closers) await close().catch((error) => console.error(reasonOf(error)));
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  // A fault of the program itself is of use with its place alone.
  const isFault = error instanceof Error && !isOfFile(error) && !isDatabaseDown(error);
  return `Shubho Bibaho could not start: ${isFault ? error.stack : `${reasonOf(error)}.`}`;
}

if (import.meta.main) await main();
