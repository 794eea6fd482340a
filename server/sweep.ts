import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Log } from '#server/log.ts';
import { warnOfCases } from '#server/notices/case-warnings.queries.ts';
import { sweep } from './sweep.queries.ts';

const HOUR_MS = 3_600_000;

interface Setting {
  db: Kysely<Database>;
  files: FileStore;
  log: Pick<Log, 'error'>;
  /** Of reports: the office is warned before one runs out. */
}

/** Sweeps now and every hour. The answer ends it, after a sweep under way. A sweep that fails is tried again in an hour. */
export function startSweeping({ db, files, log }: Setting): () => Promise<void> {
  const run = () =>
    sweep(db, files)
      .then(() => warnOfCases(db))
      .catch((error: unknown) => log.error({ err: error }, 'the sweep failed'));
  let last = run();
  const timer = setInterval(() => {
    last = run();
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
