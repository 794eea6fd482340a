import { type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

export type Log = Logger;

/** JSON lines on standard output. */
export function createLog(level: Config['logLevel']): Log {
  return pino({ level, base: undefined });
}
