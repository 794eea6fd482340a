import { Socket } from 'node:net';
import pg from 'pg';

/** The time limits of a request, on the server's side and on ours. A read can be repeated, so it fails sooner. */
export const requestLimits = { statementMs: 8_000, silenceMs: 10_000, readSilenceMs: 5_000 };

/** The beginning of a statement that reads. */
const READS = /^\s*(select|with)\b/i;
/** Statements that wait for locks, or write. */
const WAITS_OR_WRITES = /\b(insert|update|delete|advisory|share)\b|advisory_/i;

const longMs = 10 * 60_000;

/**
 * Statements that set the time limits of their session. Code that uses `endless` must not return the connection to the
 * pool (`release(true)`).
 */
export const timeouts = {
  /** For the sweep and for reading all candidates: longer than a request, but limited. */
  long: `set statement_timeout = ${longMs}`,
  /** For migrations, backups and restores: without a limit. */
  endless: 'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
  /** Back to the limits of a request. */
  usual: 'reset statement_timeout',
} as const;

/**
 * Drops a connection that owes an answer and is silent for `silenceMs`. The server's own timeouts fail if the server
 * hangs or is unreachable.
 */
export function giveUpOnSilence(
  client: pg.ClientBase,
  silenceMs: number,
  readMs = Math.min(silenceMs, requestLimits.readSilenceMs),
): void {
  const socket = client instanceof pg.Client ? client.connection.stream : undefined;
  if (!(socket instanceof Socket)) return;
  // The limit of silence after each statement that changes the time limits; 0 is none.
  const limitsAfter = new Map<unknown, number>([
    [timeouts.long, longMs],
    [timeouts.endless, 0],
    [timeouts.usual, silenceMs],
  ]);
  let limitMs = silenceMs;
  let isAwaited = false;

  const send: (...query: unknown[]) => unknown = client.query.bind(client);
  const query = (...parameters: unknown[]): unknown => {
    const [statement] = parameters;
    isAwaited = true;
    socket.setTimeout(limitMs === silenceMs && isRead(statement) ? readMs : limitMs);
    limitMs = limitsAfter.get(statement) ?? limitMs;
    return send(...parameters);
  };
  Object.assign(client, { query });
  client.on('drain', () => {
    isAwaited = false;
    socket.setTimeout(0);
  });
  socket.on('timeout', () => {
    const received = socket.bytesRead;
    // If the event loop itself was late, an answer may have arrived that is not read yet.
    setImmediate(() => {
      if (isAwaited && socket.bytesRead === received) socket.destroy(new SilentDatabase());
    });
  });
}

/** Whether a statement only reads, and so can be repeated. */
function isRead(query: unknown): boolean {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' && READS.test(text) && !WAITS_OR_WRITES.test(text);
}

class SilentDatabase extends Error {
  override name = 'SilentDatabase';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the database does not answer');
  }
}
