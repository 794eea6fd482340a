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
// Of a socket in a folder: it is gone, or more wait at it than it has room for. Of a file these say something else.
const socketCodes = new Set(['ENOENT', 'EAGAIN']);
// Class 08 is "connection exception"; the others: shutdown, crash, cannot connect now, too slow, too many connections, no writes here any more.
const sqlStates = /^(08...|57P0[1235]|57014|53300|25006)$/;
// pg gives these no code.
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;
// An operator closed the database for a while; the code (55000) says much else besides.
const closedForNow = /is not currently accepting connections$/;

/** Whether an error says that the database cannot be reached now (and not that a query was wrong). */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (sentences.test(error.message) || closedForNow.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (networkCodes.has(code) || sqlStates.test(code)) return true;
  if (socketCodes.has(code) && 'syscall' in error && error.syscall === 'connect') return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseDown)) return true;
  return error.cause !== undefined && isDatabaseDown(error.cause);
}
