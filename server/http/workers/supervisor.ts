import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { LISTS_SOCKET, WORKER_PLACE, WORKER_WAITS } from '#server/database-config.ts';
import type { Log } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';
import { killWhenHanging } from './beats.ts';
import type { ListsHost } from './lists-host.ts';
import { BEAT_MS, type Word } from './worker-messages.ts';

/**
 * A worker that ends sooner than this, in milliseconds, is replaced after growing pauses: the program itself may be
 * faulty.
 */
const SOON_MS = 10_000;
/**
 * Milliseconds that are doubled once for each quick end or failed start in a row, up to LONGEST_PAUSE_MS. The result is
 * the pause before a replacement. Without a quick end there is no pause.
 */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** Longer than any worker needs for its requests under way, in milliseconds. */
const PATIENCE_MS = 40_000;

/** The worker processes behind one port. */
export interface Crew {
  /** Starts the first worker, then the others. Returns the port once the first one serves. */
  start(): Promise<number>;
  /** Replaces the workers one after the other. Each leaves once its successor serves. */
  renew(): Promise<void>;
  /** Ends all workers and list processes. */
  stop(): Promise<void>;
}

/**
 * Makes the supervisor of the processes behind one port. A process that dies is replaced; one that hangs is killed and
 * replaced.
 */
// biome-ignore lint/complexity/useMaxParams: the last may be left out
export function makeCrew(
  size: number,
  log: Pick<Log, 'info' | 'warn' | 'error'>,
  startLists?: () => Promise<ListsHost>,
  beatMs = BEAT_MS,
): Crew {
  // Each worker accepts connections from the shared socket. If this process handed them out, a connection given to a
  // dying worker would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  /** The worker at each place; the places are numbered from 0. */
  const places = new Map<number, Worker>();
  /** The quick ends in a row at each place. */
  const quickEnds = new Map<number, number>();
  const stopping = new AbortController();
  let isRenewalWanted = false;
  let renewing: Promise<void> | undefined;
  /**
   * The processes that make the lists, the newest last. There is more than one only while workers are renewed, and
   * after a renewal that has ended halfway.
   */
  let hosts: ListsHost[] = [];
  /** The list process of each worker, from its start on. */
  const listsOf = new WeakMap<Worker, ListsHost>();

  async function openLists(): Promise<void> {
    const host = await startLists?.();
    if (host) hosts.push(host);
  }

  /** Stops the list processes that no worker uses. If no worker is alive, the newest stays for those that follow. */
  async function closeUnusedLists(): Promise<void> {
    const used = Object.values(cluster.workers ?? {}).flatMap((worker) =>
      worker === undefined || worker.isDead() ? [] : (listsOf.get(worker) ?? []),
    );
    const kept = used.length > 0 ? hosts.filter((host) => used.includes(host)) : hosts.slice(-1);
    const unused = hosts.filter((host) => !kept.includes(host));
    hosts = kept;
    await Promise.all(unused.map((host) => host.stop()));
  }

  /** Starts a worker at a place. Once it serves, returns the port and the worker that held the place before. */
  async function startWorker(place: number, { waits }: { waits: boolean }): Promise<{ port: number; former?: Worker }> {
    const began = performance.now();
    const lists = hosts.at(-1);
    const worker = cluster.fork({
      [WORKER_PLACE]: String(place),
      ...(waits && { [WORKER_WAITS]: '1' }),
      ...(lists && { [LISTS_SOCKET]: lists.socket }),
    });
    if (lists) listsOf.set(worker, lists);
    worker.on('error', (error) => log.warn({ err: error, place }, 'a worker cannot be spoken to'));
    const tellHanging = () => log.error({ place, pid: worker.process.pid }, 'a worker hangs and is ended');
    const beginToCount = killWhenHanging(worker.process, { beatMs, tell: tellHanging });
    // The worker may hang before its first beat.
    worker.on('listening', beginToCount);
    const ended = endOf(worker);
    const listening = once(worker, 'listening').then(([address]: { port: number }[]) => address?.port ?? 0);
    const endedEarly = ended.then(([code, signal]): never => {
      throw new StartError(`A worker ended with ${signal ?? code} before it served.`);
    });
    const port = await Promise.race([listening, endedEarly]);
    const former = places.get(place);
    places.set(place, worker);
    ended.then(() => {
      if (places.get(place) !== worker) return;
      places.delete(place);
      const isSoon = performance.now() - began < SOON_MS;
      quickEnds.set(place, isSoon ? (quickEnds.get(place) ?? 0) + 1 : 0);
      log.error({ place, pid: worker.process.pid }, 'a worker died and is replaced');
      void replace(place);
    });
    return { port, ...(former && { former }) };
  }

  /** Starts a new worker at an empty place, after a pause if workers have ended quickly, until one serves. */
  async function replace(place: number): Promise<void> {
    while (!stopping.signal.aborted && !places.has(place)) {
      const quickEndsInRow = quickEnds.get(place) ?? 0;
      const pauseMs = quickEndsInRow === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** quickEndsInRow);
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted || places.has(place)) return;
      try {
        // If no worker serves, start without waiting for the lists.
        const { former } = await startWorker(place, { waits: places.size > 0 });
        // A renewal has filled the place already, so its worker leaves.
        if (former) await tell(former, 'leave');
        // A renewal closes them itself; until then its new list process has no worker.
        if (renewing === undefined) await closeUnusedLists();
      } catch (error) {
        quickEnds.set(place, quickEndsInRow + 1);
        log.error({ err: error, place }, 'a worker could not be replaced');
      }
    }
  }

  /** Replaces every worker. If a new one does not start, the renewal ends and the old ones that are left continue. */
  async function renewAll(): Promise<void> {
    // The new program's list process loads the data once for all workers. No old worker leaves before it is ready.
    await openLists();
    for (let place = 0; place < size && !stopping.signal.aborted; place++) {
      let former: Worker | undefined;
      try {
        ({ former } = await startWorker(place, { waits: true }));
      } catch (error) {
        log.error({ err: error, place }, 'the renewal ends: what is new does not start, and what is there goes on');
        // Otherwise each failed renewal would leave a list process behind.
        return closeUnusedLists();
      }
      if (former) await tell(former, 'leave');
    }
    await closeUnusedLists();
    log.info({ workers: size }, 'all workers are new');
  }

  async function renewWhileWanted(): Promise<void> {
    while (isRenewalWanted) {
      isRenewalWanted = false;
      await renewAll();
    }
  }

  return {
    async start() {
      await openLists();
      const { port } = await startWorker(0, { waits: false });
      for (let place = 1; place < size; place++) void replace(place);
      return port;
    },
    async renew() {
      // A request during a renewal means a program newer than the one being started, so the renewal runs again.
      isRenewalWanted = true;
      renewing ??= renewWhileWanted().finally(() => {
        renewing = undefined;
      });
      await renewing;
    },
    async stop() {
      stopping.abort();
      places.clear();
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && tell(worker, 'stop')));
      await Promise.all(hosts.map((host) => host.stop()));
    },
  };
}

/**
 * Resolves with the exit code and the signal when a worker has ended. It never rejects, unlike `once`, which does for
 * every `error` of a worker, also while it serves.
 */
const endOf = (worker: Worker): Promise<[code: number | null, signal: string | null]> =>
  new Promise((resolve) => worker.once('exit', (code, signal) => resolve([code, signal])));

/** Sends the word to the worker and resolves when it has ended. A worker that does not end in time is killed. */
async function tell(worker: Worker, word: Word): Promise<void> {
  if (worker.isDead()) return;
  const ended = endOf(worker);
  // A worker that has just died does not hear the word, and that is no error.
  if (worker.isConnected()) worker.send(word, () => {});
  const patience = new AbortController();
  const killing = wait(PATIENCE_MS, undefined, { signal: patience.signal }).then(
    () => worker.process.kill('SIGKILL'),
    () => {},
  );
  await ended;
  patience.abort();
  await killing;
}
