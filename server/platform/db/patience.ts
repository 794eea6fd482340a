import { Socket } from 'node:net';
import pg from 'pg';

/** What a request may ask of the database, on its side and on ours. Who reads can read again, and hears sooner that it hangs. */
export const requestLimits = { statementMs: 8_000, silenceMs: 10_000, readSilenceMs: 5_000 };

const READS = /^\s*(select|with)\b/i;
/** What waits for others, or writes all the same. */
const WAITS_OR_WRITES = /\b(insert|update|delete|advisory|share)\b|advisory_/i;

const longMs = 10 * 60_000;

/**
 * Statements that change how long the later ones of their session may take, and how silent the server may be meanwhile.
 * Code that says `endless` does not give the connection back to the pool (`release(true)`).
 */
export const patience = {
  /** For a sweep, or everybody's lines: longer than a request, but not for ever. */
  long: `set statement_timeout = ${longMs}`,
  /** For migrations, backups and restores: as long as it takes. */
  endless: 'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
  /** What a request gets, once more. */
  usual: 'reset statement_timeout',
} as const;

/**
 * Gives a connection up when it owes an answer and says nothing for `silenceMs`. A time-out of the server's cannot do
 * that: a server that hangs, or can no longer be reached, does not keep it.
 */
export function giveUpOnSilence(
  client: pg.ClientBase,
  silenceMs: number,
  readMs = Math.min(silenceMs, requestLimits.readSilenceMs),
): void {
  const socket = client instanceof pg.Client ? client.connection.stream : undefined;
  if (!(socket instanceof Socket)) return;
  const changes = new Map<unknown, number>([
    [patience.long, longMs],
    [patience.endless, 0],
    [patience.usual, silenceMs],
  ]);
  let limitMs = silenceMs;
  let isAwaited = false;

  const send: (...query: unknown[]) => unknown = client.query.bind(client);
  const query = (...given: unknown[]): unknown => {
    isAwaited = true;
    socket.setTimeout(limitMs === silenceMs && isRead(given[0]) ? readMs : limitMs);
    limitMs = changes.get(given[0]) ?? limitMs;
    return send(...given);
  };
  Object.assign(client, { query });
  client.on('drain', () => {
    isAwaited = false;
    socket.setTimeout(0);
  });
  socket.on('timeout', () => {
    const heard = socket.bytesRead;
    // Where the event loop itself was late, an answer may have come that is not read yet.
    setImmediate(() => {
      if (isAwaited && socket.bytesRead === heard) socket.destroy(new SilentDatabase());
    });
  });
}

function isRead(asked: unknown): boolean {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  return typeof text === 'string' && READS.test(text) && !WAITS_OR_WRITES.test(text);
}

class SilentDatabase extends Error {
  override name = 'SilentDatabase';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the database does not answer');
  }
}
