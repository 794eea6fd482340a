import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { type Kinds, WorkFailed } from './work.ts';
import { endWork, isStopped, loadRunningWork, noteFault, savePart } from './works.queries.ts';

/** How often a running part looks whether the office has stopped the work. */
const CHECK_EVERY_MS = 500;
/** After this many consecutive failures of a part, the work fails: waiting will not help. */
const MOST_FAULTS = 3;

/**
 * Runs the next part of a background work. What the part writes and the progress are one transaction. If the process
 * dies, the work is unchanged and the queue gives it to another process.
 */
export async function workOn(db: Kysely<Database>, kinds: Kinds, workId: number): Promise<void> {
  const work = await loadRunningWork(db, workId);
  if (work === undefined) return;
  if (await isStopped(db, workId)) return endWork(db, workId, 'stopped');
  const kind = kinds[work.kind];
  if (kind === undefined) return endWork(db, workId, 'failed', 'workBroke');
  const stop = new AbortController();
  const polling = setInterval(() => {
    isStopped(db, workId).then(
      (isOver) => isOver && stop.abort(),
      () => {},
    );
  }, CHECK_EVERY_MS);
  try {
    const part = await kind(work, stop.signal);
    await savePart(db, work, { part, parts: work.parts });
  } catch (error) {
    if (stop.signal.aborted) return await endWork(db, workId, 'stopped');
    if (error instanceof WorkFailed) return await endWork(db, workId, 'failed', error.key);
    if ((await noteFault(db, workId)) >= MOST_FAULTS) return await endWork(db, workId, 'failed', 'workBroke');
    throw error;
  } finally {
    clearInterval(polling);
  }
}
