import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

/** The log of a process: pino, with errors described by `describeError`. */
export type Log = Logger;

/** Makes the log: JSON lines on standard output, or at another `destination` in tests. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  return pino({ level, base: undefined, serializers: { err: describeError } }, destination ?? pino.destination(1));
}

/** Fields of an error that are safe to log: a code, and names of our own tables. */
const SAFE_FIELDS = ['code', 'severity', 'table', 'column', 'constraint', 'routine'];

/** Returns an error without members' data. PostgreSQL repeats values in its messages, details and contexts. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isFromDatabase = 'severity' in error;
  return {
    type: error.name,
    message: isFromDatabase ? 'refused by the database' : error.message,
    ...Object.fromEntries(Object.entries(error).filter(([name]) => SAFE_FIELDS.includes(name))),
    stack: isFromDatabase ? framesOf(error.stack) : error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Returns the lines of a stack that name places in the code, without the message. */
const framesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
