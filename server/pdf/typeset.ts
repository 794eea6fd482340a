import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { askChild, startChild } from '#server/child.ts';
import { giveBackMemory } from '#server/give-back-memory.ts';
import { makeQueue } from '#server/http/queue.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Order, Typeset } from './typesetter/order.ts';

const PROGRAM = fileURLToPath(new URL('./typesetter/typesetter.ts', import.meta.url));
/** The first PDF also starts the process, which takes half a second on an idle machine; the process has a low priority. */
const TIMEOUT_MS = 30_000;
const IDLE_MS = 45_000;
/** Ending the process frees the memory that its PDFs have leaked. */
const PDFS_PER_PROCESS = 300;
const AT_ONCE_FOR_ONE = 5;
const RETRY_SECONDS = 10;

export interface Typesetter {
  /**
   * Makes a PDF. Fails with 429 if the member has several in progress, and with 503 if the queue is full or it took too
   * long.
   */
  typeset(whose: string, order: Order): Promise<Buffer>;
  /** Returns the process id; undefined if it is not running. */
  pid(): number | undefined;
  stop(): void;
}

/** Makes PDFs one after the other in a process that starts on demand, and ends when idle or too slow. */
export function makeTypesetter({ timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): Typesetter {
  const queue = makeQueue({ atOnce: 1, waiting: 64, retryAfterSeconds: RETRY_SECONDS });
  const inTheMaking = new Map<string, number>();
  let child: ChildProcess | undefined;
  let made = 0;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    child?.kill();
    child = undefined;
  }

  function rest(): void {
    end();
    void giveBackMemory();
  }

  function start(): ChildProcess {
    made = 0;
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
    clearTimeout(idle);
    child ??= start();
    const typeset = await askChild<Typeset>(child, order, timeoutMs);
    if (typeset === null) throw new Refusal(503, 'paperNotMade', RETRY_SECONDS);
    made += 1;
    if (made >= PDFS_PER_PROCESS) end();
    idle = setTimeout(rest, idleMs).unref();
    if ('failed' in typeset) throw new Error(`a paper was not made: ${typeset.failed}`);
    const { buffer, byteOffset, byteLength } = typeset.pdf;
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  return {
    async typeset(whose, order) {
      const others = inTheMaking.get(whose) ?? 0;
      if (others >= AT_ONCE_FOR_ONE) throw new Refusal(429, 'papersAtOnce', RETRY_SECONDS);
      inTheMaking.set(whose, others + 1);
      try {
        return await queue.run(whose, () => make(order));
      } finally {
        const left = (inTheMaking.get(whose) ?? 0) - 1;
        if (left > 0) inTheMaking.set(whose, left);
        else inTheMaking.delete(whose);
      }
    },
    pid: () => child?.pid,
    stop: end,
  };
}
