import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { askChild, startChild } from '#server/child.ts';
import { giveBackMemory } from '#server/give-back-memory.ts';
import { makeQueue } from '#server/http/queue.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Order, Typeset } from './typesetter/order.ts';

const PROGRAM = fileURLToPath(new URL('./typesetter/typesetter.ts', import.meta.url));
/** Maximum number of milliseconds for one PDF. The first one also starts the process, which has a low priority. */
const TIMEOUT_MS = 30_000;
/** Milliseconds after which an idle process ends. */
const IDLE_MS = 45_000;
/** PDFs after which a process ends. Its end frees the memory that the PDFs have leaked. */
const PDFS_PER_PROCESS = 300;
/** The maximum number of PDFs that wait for their turn. */
const MOST_WAITING = 64;
/** The maximum number of PDFs in progress for one requester. */
const AT_ONCE_FOR_ONE = 5;
/** Seconds after which a refused requester may try again. */
const RETRY_SECONDS = 10;

/** Makes PDFs in a separate process. */
export interface Typesetter {
  /**
   * Makes a PDF. Refuses with 429 if the requester has too many in progress, and with 503 if the queue is full or the
   * PDF took too long.
   */
  typeset(requester: string, order: Order): Promise<Buffer>;
  /** Returns the id of the process; undefined if none is running. */
  pid(): number | undefined;
  /** Ends the process. */
  stop(): void;
}

/**
 * Makes PDFs one after the other in a process that starts on demand, and ends when idle, too slow, or after
 * `PDFS_PER_PROCESS`.
 */
export function makeTypesetter({ timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): Typesetter {
  const queue = makeQueue({ atOnce: 1, waiting: MOST_WAITING, retryAfterSeconds: RETRY_SECONDS });
  const inProgress = new Map<string, number>();
  let child: ChildProcess | undefined;
  let madeByChild = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idleTimer);
    child?.kill();
    child = undefined;
  }

  /** Ends the process after its idle time, and gives back what this process used for its PDFs. */
  function endIdle(): void {
    end();
    void giveBackMemory();
  }

  function start(): ChildProcess {
    madeByChild = 0;
    return startChild({
      path: PROGRAM,
      // For a short-lived program the optimizing compiler costs more than it saves.
      execArgv: ['--liftoff-only'],
      forget: (ended) => {
        if (child === ended) child = undefined;
      },
    });
  }

  async function make(order: Order): Promise<Buffer> {
    clearTimeout(idleTimer);
    child ??= start();
    const typeset = await askChild<Typeset>(child, order, timeoutMs);
    if (typeset === null) throw new Refusal(503, 'paperNotMade', RETRY_SECONDS);
    madeByChild += 1;
    if (madeByChild >= PDFS_PER_PROCESS) end();
    idleTimer = setTimeout(endIdle, idleMs).unref();
    if ('failed' in typeset) throw new Error(`a paper was not made: ${typeset.failed}`);
    const { buffer, byteOffset, byteLength } = typeset.pdf;
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  return {
    async typeset(requester, order) {
      const others = inProgress.get(requester) ?? 0;
      if (others >= AT_ONCE_FOR_ONE) throw new Refusal(429, 'papersAtOnce', RETRY_SECONDS);
      inProgress.set(requester, others + 1);
      try {
        return await queue.run(requester, () => make(order));
      } finally {
        const remaining = (inProgress.get(requester) ?? 0) - 1;
        if (remaining > 0) inProgress.set(requester, remaining);
        else inProgress.delete(requester);
      }
    },
    pid: () => child?.pid,
    stop: end,
  };
}
