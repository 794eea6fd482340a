import { execFile } from 'node:child_process';
import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { listConfigWarnings, readProcessConfig, systemdEnvironment } from '#server/config.ts';
import type { Pages } from '#server/http/rendering/bundle.ts';
import { startWorkers } from '#server/http/workers/start-workers.ts';
import { expectFreePort, urlForBrowser } from '#server/listen.ts';
import { createLog, type Log } from '#server/log.ts';
import { isDatabaseDown } from '#server/platform/db/database-down.ts';
import type { Closer, RequestStop, Serving } from '#server/serve.ts';
import { isFileError, reasonOf, StartError } from '#server/start-error.ts';
import { type Environment, readVariable } from './environment.ts';

/** Maximum number of milliseconds that closing takes. */
const CLOSING_PATIENCE_MS = 30_000;

/**
 * Runs the server until a stop is requested, closes everything and exits. After a failed start, or a stop because of a
 * failure, it prints the complaint and exits with 1.
 */
export async function main(pages?: Pages): Promise<never> {
  let requestStop: RequestStop = () => {};
  const stopRequested = new Promise<string | undefined>((resolve) => {
    requestStop = resolve;
  });
  const closers: Closer[] = [];
  const complaint = await begin(closers, requestStop, pages).then(() => stopRequested, explain);
  if (complaint) console.error(complaint);
  await Promise.race([closeAll(closers), wait(CLOSING_PATIENCE_MS)]);
  process.exit(complaint ? 1 : 0);
}

/** Starts this process as a worker, as the parent of workers, or to serve alone. Adds to `closers` what must end. */
async function begin(closers: Closer[], requestStop: RequestStop, pages?: Pages): Promise<void> {
  const isWorker = cluster.isWorker;
  listenForEnd(requestStop, isWorker);
  const config = readProcessConfig();
  const log = createLog(config.logLevel);
  const onTakenOver = () => requestStop(`Another process took over the data folder ${config.dataDir}.`);
  const shared = { config, log, onTakenOver, closeWith: (close: Closer) => void closers.unshift(close) };
  if (!isWorker) for (const warning of listConfigWarnings(config)) log.warn(warning);
  if (!isWorker) await expectFreePort(config);
  const startsWorkers = config.workers > 1 && !isWorker;
  const port = startsWorkers ? await startWorkers(shared) : await serveHere({ ...shared, requestStop, pages });
  if (isWorker) return;
  shared.closeWith(startWatchdog(log, systemdEnvironment()));
  console.log(`Shubho Bibaho is ready at ${config.publicUrl ?? urlForBrowser(port, config.host)}`);
}

/** Loads the serving program only in a process that serves: in a parent process it would take thirty megabytes. */
async function serveHere(serving: Serving): Promise<number | undefined> {
  const { serve } = await import('#server/serve.ts');
  return serve(serving);
}

/** Requests a stop at a signal, at the end of the launcher, and with a complaint after an uncaught exception. */
function listenForEnd(requestStop: RequestStop, isWorker: boolean): void {
  // A worker obeys its parent instead of signals.
  const signals = isWorker ? [] : (['SIGTERM', 'SIGINT'] as const);
  for (const signal of signals) process.on(signal, () => requestStop());
  // The launcher was killed, so nobody can pass signals on.
  process.on('disconnect', () => requestStop());
  process.on('uncaughtException', (error) => requestStop(`Shubho Bibaho stops after a fault: ${error.stack}`));
}

/** Runs the closers one after the other. One that fails is reported and does not prevent the others. */
async function closeAll(closers: Closer[]): Promise<void> {
  for (const close of closers) await close().catch((error) => console.error(reasonOf(error)));
}

/** Returns the sentence about a failed start. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  // A fault of the program itself is useful only with its stack.
  const isFault = error instanceof Error && !isFileError(error) && !isDatabaseDown(error);
  return `Shubho Bibaho could not start: ${isFault ? error.stack : `${reasonOf(error)}.`}`;
}

/** Number of signs of life within the time after which systemd considers the site to hang. */
const BEATS_PER_TIMEOUT = 3;

/**
 * Notifies systemd that the site is ready, and repeatedly that its event loop turns. Returns the function that reports
 * a stop. Does nothing without systemd.
 */
export function startWatchdog(log: Pick<Log, 'warn'>, env: Environment): () => Promise<void> {
  const socket = readVariable(env, 'NOTIFY_SOCKET');
  if (socket === undefined) return async () => {};
  const notifySystemd = (state: string) =>
    new Promise<void>((resolve) => {
      // Node itself cannot write to a datagram socket.
      execFile('systemd-notify', [state], { env: { PATH: env.PATH, NOTIFY_SOCKET: socket } }, (error) => {
        if (error) log.warn({ err: error }, 'systemd was not told');
        resolve();
      });
    });
  void notifySystemd('--ready');
  // systemd gives its timeout in microseconds.
  const timeoutMs = Number(readVariable(env, 'WATCHDOG_USEC') ?? 0) / 1000;
  const beatMs = timeoutMs / BEATS_PER_TIMEOUT;
  const beat = timeoutMs > 0 ? setInterval(() => void notifySystemd('WATCHDOG=1'), beatMs) : undefined;
  return () => {
    clearInterval(beat);
    return notifySystemd('STOPPING=1');
  };
}

if (import.meta.main) await main();
