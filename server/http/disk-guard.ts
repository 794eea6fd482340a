import { statfs } from 'node:fs/promises';
import { Refusal } from '#server/http/refusal.ts';
import type { Log } from '#server/log.ts';
import { LEAST_FREE_BYTES } from '#server/platform/storage/least-free.ts';

/** Watches the free space of the disk on which the data folder is. */
export interface DiskGuard {
  /** Throws a 503 while the data folder's disk is nearly full. */
  throwWhenDiskFull(): void;
  /** Free bytes at the last check; undefined if the folder cannot be read. */
  freeBytes(): number | undefined;
  /** Ends the checks. */
  stop(): void;
}

const CHECK_EVERY_MS = 2_000;
/** Seconds after which a request that was refused because of a full disk may be repeated. */
const RETRY_SECONDS = 60;

/** Starts to check the disk of the data folder every CHECK_EVERY_MS, so that reading the result costs nothing. */
export async function watchDisk(dataDir: string, log: Pick<Log, 'error' | 'info'>): Promise<DiskGuard> {
  let isFull = false;
  let lastFreeBytes: number | undefined;

  async function checkDisk(): Promise<void> {
    lastFreeBytes = await readFreeBytes(dataDir);
    if (lastFreeBytes === undefined) return;
    const isFullNow = lastFreeBytes < LEAST_FREE_BYTES;
    if (isFullNow === isFull) return;
    isFull = isFullNow;
    const freeMb = Math.floor(lastFreeBytes / 1024 / 1024);
    if (isFull) log.error({ freeMb }, 'the disk is nearly full: what members send is refused');
    else log.info({ freeMb }, 'the disk has room again');
  }

  await checkDisk();
  const timer = setInterval(checkDisk, CHECK_EVERY_MS);
  timer.unref();
  return {
    throwWhenDiskFull() {
      if (isFull) throw new Refusal(503, 'diskFull', RETRY_SECONDS);
    },
    freeBytes: () => lastFreeBytes,
    stop: () => clearInterval(timer),
  };
}

// A folder that cannot be read does not count as full; it is created with the first file.
async function readFreeBytes(dataDir: string): Promise<number | undefined> {
  const disk = await statfs(dataDir).catch(() => undefined);
  return disk && disk.bavail * disk.bsize;
}
