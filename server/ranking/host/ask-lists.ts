import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Lists, listsNotReady } from '#server/ranking/lines/keep-index.ts';
import { readFrames, sendFrame } from './frames.ts';
import type { ListRequest, Reply, State } from './list-messages.ts';

/** The pause before the next attempt to connect or to ask. */
const RETRY_MS = 50;
/** Milliseconds that a request waits for a restarted list process. Then it is refused as at a start. */
const PATIENCE_MS = 20_000;

/** A request whose reply has not arrived yet. */
interface InFlight {
  question: ListRequest;
  settle: (reply: Reply) => void;
}

/**
 * Returns the lists of another process on this host; `path` is its local socket. If that process ends, unanswered
 * requests are sent again to its successor. This is safe, because lists are only read.
 */
export function askLists(path: string, patienceMs = PATIENCE_MS): Lists {
  const inFlight = new Map<number, InFlight>();
  let state: State = { isReady: false, size: 0 };
  let wasReady = false;
  let socket: Socket | undefined;
  let isStopping = false;
  let lastNumber = 0;

  /** Connects to the other process, now and whenever the connection is lost, and sends unanswered requests again. */
  function keepConnected(): void {
    if (isStopping) return;
    const opening = connect(path);
    opening.on('connect', () => {
      socket = opening;
      for (const [number, { question }] of inFlight) sendFrame(opening, { ...question, number });
    });
    readFrames(opening, (message) => receive(message as State | Reply));
    opening.on('error', () => {});
    opening.on('close', () => {
      if (socket === opening) socket = undefined;
      setTimeout(keepConnected, RETRY_MS).unref();
    });
    opening.unref();
  }

  /** Stores a new state, or passes a reply to its request. A reply that came too late is dropped. */
  function receive(message: State | Reply): void {
    if ('isReady' in message) {
      state = message;
      wasReady ||= message.isReady;
      return;
    }
    inFlight.get(message.number)?.settle(message);
  }

  /** Asks until the list process answers or `patienceMs` have passed. Refuses with 503 if the lists are not ready. */
  async function ask(question: ListRequest): Promise<unknown> {
    if (!wasReady) throw listsNotReady();
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const reply = await askOnce(question, deadline - performance.now());
      if (reply !== null && 'answer' in reply) return reply.answer;
      if (reply !== null && 'fault' in reply) throw new Error(`The lists failed: ${reply.fault}`);
      // The list process was restarted and is still reading all members.
      if (reply === null || performance.now() + RETRY_MS > deadline) throw listsNotReady();
      await wait(RETRY_MS);
    }
  }

  /** Sends one request. Returns null if no reply arrives in time. */
  function askOnce(question: ListRequest, timeoutMs: number): Promise<Reply | null> {
    const number = ++lastNumber;
    return new Promise((resolve) => {
      const settle = (reply: Reply | null) => {
        clearTimeout(timeout);
        inFlight.delete(number);
        resolve(reply);
      };
      const timeout = setTimeout(settle, Math.max(0, timeoutMs), null);
      inFlight.set(number, { question, settle });
      if (socket) sendFrame(socket, { ...question, number });
    });
  }

  return {
    isReady: () => wasReady,
    size: () => state.size,
    start: keepConnected,
    async stop() {
      isStopping = true;
      socket?.destroy();
    },
    // The name of a request determines the type of its answer.
    list: async (...given) => (await ask({ name: 'list', given })) as Awaited<ReturnType<Lists['list']>>,
    hasShownSince: async (...given) =>
      (await ask({ name: 'hasShownSince', given })) as Awaited<ReturnType<Lists['hasShownSince']>>,
    count: async (...given) => (await ask({ name: 'count', given })) as Awaited<ReturnType<Lists['count']>>,
  };
}
