import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a build, put in place together. */
const PARTS = ['client', 'server'] as const;
/** The file with the hash of the sources. */
const STAMP = '.built';
/** The folder that exists while a process swaps the build: a lock. */
const SWAPPING = '.swapping';
/** The folder of an unfinished build, with the id of its process. */
const BUILDING = /^\.building-(\d+)$/;
/** Moving two folders takes milliseconds: a process that holds the lock for longer was killed. */
const KILLED_MS = 10_000;
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
 * Makes a folder for this process's build and removes those of killed processes, so that parallel builds do not
 * interfere.
 */
export function makeBuildFolder(dist: string): string {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) {
    const pid = Number(BUILDING.exec(name)?.[1]);
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
  const swapping = join(dist, SWAPPING);
  // Sleeps between attempts: nothing ever wakes this array.
  while (!tryLock(swapping)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  try {
    if (readStamp(dist) !== stamp) swap(dist, { folder, stamp });
  } finally {
    rmSync(swapping, { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
}

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
function tryLock(swapping: string): boolean {
  try {
    mkdirSync(swapping);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const lockedAt = statSync(swapping, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - lockedAt > KILLED_MS) rmSync(swapping, { recursive: true, force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
