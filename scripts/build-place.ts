import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build makes, put in its place as one. */
const PARTS = ['client', 'server'] as const;
const STAMP = '.built';
const SWAPPING = '.swapping';
const BUILDING = /^\.building-(\d+)$/;
/** Putting two folders in place takes milliseconds: a process that holds it for longer was killed. */
const KILLED_MS = 10_000;
const PAUSE_MS = 20;

/** Which sources the build in this folder is of. */
export function readStamp(dist: string): string | undefined {
  try {
    return readFileSync(join(dist, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

/** A folder of this process to build in; those of killed ones go. Of two that build at once neither touches what the other makes. */
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
 * Puts what was built in its place, one process after the other. Where another has just put a build of the same sources there, that stays:
 * a site may serve from it already. Without a stamp nobody takes a half for a whole.
 */
export function putBuildInPlace(dist: string, { folder, stamp }: { folder: string; stamp: string }): void {
  const swapping = join(dist, SWAPPING);
  while (!isTaken(swapping)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
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

function isTaken(swapping: string): boolean {
  try {
    mkdirSync(swapping);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const made = statSync(swapping, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > KILLED_MS) rmSync(swapping, { recursive: true, force: true });
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
