import type { Kysely } from 'kysely';
import type { FileStore } from '#server/domain/files/file-store.ts';
import type { Log } from '#server/log.ts';
import { warnOfCases } from '#server/notices/case-warnings.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { sweep } from './sweep.queries.ts';

const HOUR_MS = 3_600_000;

interface Setting {
  db: Kysely<Database>;
  files: FileStore;
  log: Pick<Log, 'error'>;
  /** Whether this site makes its own backups. */
  hasBackups?: boolean;
}

/** Sweeps now and every hour. The answer ends it, after a sweep under way. A sweep that fails is tried again in an hour. */
export function startSweeping({ db, files, log, hasBackups = false }: Setting): () => Promise<void> {
  const run = () =>
    sweep(db, files, hasBackups)
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
