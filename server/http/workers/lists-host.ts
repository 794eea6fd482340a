import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server/log.ts';
import { killWhenHanging } from './beats.ts';
import { BEAT_MS } from './worker-messages.ts';

const PROGRAM = join(import.meta.dirname, '../../lists-main.ts');
/** Milliseconds before a replacement, up to the first quick end. */
const FIRST_PAUSE_MS = 50;
/** From the second quick end in a row on, the first pause is multiplied by this factor once for each quick end. */
const PAUSE_GROWTH = 4;
/** Maximum number of milliseconds before a replacement. */
const LONGEST_PAUSE_MS = 30_000;
/** A process that ends sooner than this, in milliseconds, is replaced after growing pauses. */
const SOON_MS = 10_000;

/** The process that makes the lists for all workers, and its replacements. */
export interface ListsHost {
  /** The socket to which workers connect. */
  socket: string;
  /** Kills the process and deletes the socket. */
  stop(): Promise<void>;
}

/**
 * Starts the process that makes the lists for all workers. If it dies or hangs it is replaced, and the workers wait for
 * the next one.
 */
export async function startListsHost(log: Pick<Log, 'error' | 'warn'>): Promise<ListsHost> {
  // A folder that no other user can open, with a path short enough for a socket wherever the data folder is.
  const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-lists-'));
  const socket = join(folder, 'socket');
  const stopping = new AbortController();
  let child: ChildProcess | undefined;

  /** Starts the process, and after each of its ends a new one, until the stop. */
  async function keepRunning(): Promise<void> {
    let quickEnds = 0;
    while (!stopping.signal.aborted) {
      const began = performance.now();
      await rm(socket, { force: true });
      if (stopping.signal.aborted) return;
      const started = fork(PROGRAM, [socket], { execArgv: process.execArgv });
      child = started;
      killWhenHanging(started, {
        beatMs: BEAT_MS,
        tell: () => log.error({ pid: started.pid }, 'the lists hang and are ended'),
      });
      const ended = once(started, 'exit');
      started.on('error', (err) => log.warn({ err }, 'the process of the lists cannot be spoken to'));
      await ended.catch(() => {});
      if (stopping.signal.aborted) return;
      log.error({ pid: started.pid }, 'the process of the lists died and is replaced');
      quickEnds = performance.now() - began < SOON_MS ? quickEnds + 1 : 0;
      const pauseMs =
        quickEnds < 2 ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWTH ** quickEnds);
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const running = keepRunning();
  return {
    socket,
    async stop() {
      stopping.abort();
      child?.kill('SIGKILL');
      await running;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
