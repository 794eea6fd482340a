import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { decode } from './check-picture.ts';
import { type FileName, type FileStore, nothingWhereDamaged } from './file-store.ts';
import { listWithoutFingerprint, saveFingerprint } from './files.queries.ts';

interface Setting {
  db: Kysely<Database>;
  files: FileStore;
  log: Pick<Log, 'info' | 'error'>;
}

/** Maximum number of photos that one query lists. */
const PAGE_SIZE = 100;
/** Pause between two photos, so that new uploads are decoded first. */
const PAUSE_MS = 20;

/**
 * Starts to make the missing fingerprints of older photos, one after the other. The returned function stops this after
 * the current photo; the next start continues. Errors are logged and end the work until the next start.
 */
export function startFingerprints({ db, files, log }: Setting): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = fill({ db, files, signal }).then(
    (made) => made > 0 && log.info({ made }, 'photos have fingerprints'),
    (error: unknown) => log.error({ err: error }, 'fingerprints could not be made; the next start goes on'),
  );
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Makes missing fingerprints until none is missing or `signal` is aborted. Returns the number of photos. */
async function fill({ db, files, signal }: Omit<Setting, 'log'> & { signal: AbortSignal }): Promise<number> {
  let photosDone = 0;
  for (;;) {
    const photos = await listWithoutFingerprint(db, PAGE_SIZE);
    for (const photo of photos) {
      if (signal.aborted) return photosDone;
      await saveFingerprint(db, photo.name, await fingerprintOf(files, photo));
      photosDone += 1;
      await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
    }
    if (photos.length === 0) return photosDone;
  }
}

/** Returns the fingerprint of a stored photo; null if it is missing, damaged, no image, or has almost no detail. */
async function fingerprintOf(files: FileStore, photo: FileName): Promise<string | null> {
  const bytes = await files.read('pictures', photo).catch(nothingWhereDamaged);
  const decoded = bytes && (await decode({ purpose: 'fingerprint', bytes }));
  return decoded?.outcome === 'made' ? decoded.fingerprint : null;
}
