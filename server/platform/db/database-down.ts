/** Codes of Node for a server that cannot be reached. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The Unix socket is missing, or its backlog is full. For a file these codes mean something else. */
const socketCodes = new Set(['ENOENT', 'EAGAIN']);
/**
 * PostgreSQL's codes. Class 08 is "connection exception"; the others are shutdown, crash, cannot connect now, timeout,
 * too many connections, and read-only.
 */
const sqlStates = /^(08...|57P0[1235]|57014|53300|25006)$/;
/** The beginnings of errors of the client library, which have no code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;
/** An operator closed the database for a while. The code of this error (55000) has other meanings too. */
const closedForNow = /is not currently accepting connections$/;

/** Whether an error means that the database is unavailable, and not that a query was wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (sentences.test(error.message) || closedForNow.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (networkCodes.has(code) || sqlStates.test(code)) return true;
  if (socketCodes.has(code) && 'syscall' in error && error.syscall === 'connect') return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseDown)) return true;
  return error.cause !== undefined && isDatabaseDown(error.cause);
}
