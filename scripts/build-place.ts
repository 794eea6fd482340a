import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a build, put in place together. */
const PARTS = ['client', 'server'] as const;
/** The file with the hash of the sources. */
const STAMP = '.built';
/** The folder that exists while a process swaps the build: a lock. */
const LOCK = '.swapping';
/** The folder of an unfinished build, with the id of its process. */
const BUILD_FOLDER = /^\.building-(\d+)$/;
/** Moving two folders takes milliseconds: a process that holds the lock for longer was killed. */
const LOCK_TIMEOUT_MS = 10_000;
/** The wait between two attempts to get the lock. */
const PAUSE_MS = 20;

/** Returns the hash of the sources of the build in this folder; undefined if there is no build. */
export function readStamp(dist: string): string | undefined {
  try {
    return readFileSync(join(dist, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Makes a folder for this process's build and returns its path. Removes the folders of killed processes; those of
 * other running builds stay.
 */
export function makeBuildFolder(dist: string): string {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) {
    const pid = Number(BUILD_FOLDER.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isAlive(pid))) rmSync(join(dist, name), { recursive: true, force: true });
  }
  const folder = join(dist, `.building-${process.pid}`);
  mkdirSync(folder);
  return folder;
}

/**
 * Puts a build in place, one process at a time. If another process has just put a build of the same sources there, that
 * one stays, because a site may already serve from it. The stamp is written last, so an incomplete build is never taken
 * for a complete one.
 */
export function putBuildInPlace(dist: string, { folder, stamp }: { folder: string; stamp: string }): void {
  const lock = join(dist, LOCK);
  // Sleeps between attempts: nothing ever wakes this array.
  while (!tryLock(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  try {
    if (readStamp(dist) !== stamp) swap(dist, { folder, stamp });
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Moves the parts of a new build into `dist`, and those of the former one into the folder of the new one. */
function swap(dist: string, { folder, stamp }: { folder: string; stamp: string }): void {
  rmSync(join(dist, STAMP), { force: true });
  for (const part of PARTS) {
    const place = join(dist, part);
    if (readdirSync(dist).includes(part)) renameSync(place, join(folder, `former-${part}`));
    renameSync(join(folder, part), place);
  }
  writeFileSync(join(folder, STAMP), stamp);
  renameSync(join(folder, STAMP), join(dist, STAMP));
}

/** Returns whether this process got the lock. Removes the lock of a killed process, so that a later try succeeds. */
function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const lockedAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - lockedAt > LOCK_TIMEOUT_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Whether the process exists. EPERM means that it does, and belongs to another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
