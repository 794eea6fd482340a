import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Makes the tests' own temporary folder. As root we start PostgreSQL as another user who must be able to enter it, so a
 * temporary folder that only root can enter (`TMPDIR=/root/tmp`) is replaced by the machine's.
 */
export function makeTestFolder(): string {
  return makeFolderIn([tmpdir(), '/tmp', '/var/tmp'].find(everyoneMayEnter) ?? tmpdir());
}

/** The permission bit that lets other users enter a folder. */
const OTHERS_MAY_ENTER = 0o001;

const MEMORY_DISK = '/dev/shm';
/** The free memory required; the tests themselves use less than two gigabytes. */
const NEEDED_BYTES = 6 * 2 ** 30;

/**
 * Makes a test folder in memory if enough memory is free, and otherwise returns undefined. The tests create and remove
 * two hundred databases of a thousand files, which on a disk takes as long as the queries.
 */
export function makeTestFolderInMemory(): string | undefined {
  return hasRoomForTests(MEMORY_DISK) && everyoneMayEnter(MEMORY_DISK) ? makeFolderIn(MEMORY_DISK) : undefined;
}

/** Whether a disk is in memory, allows execution, and has enough free memory. */
function hasRoomForTests(disk: string): boolean {
  try {
    const mount = readFileSync('/proc/self/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === disk);
    const [, , kind, options = ''] = mount?.split(' ') ?? [];
    // Browsers are unpacked there too, so it must allow execution.
    if (kind !== 'tmpfs' || options.split(',').includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(disk);
    return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

function makeFolderIn(parent: string): string {
  const folder = realpathSync(mkdtempSync(join(parent, 'sb-tests-')));
  chmodSync(folder, 0o755);
  return folder;
}

/** Ends leftover processes (those that name the folder in their command line) and removes the folder. */
export function removeTestFolder(folder: string) {
  for (const pid of listProcessesNaming(folder)) {
    console.log(`left running by the tests: process ${pid}`);
    process.kill(pid, 'SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Returns whether we can write into the folder, and every user can enter it and the folders above it. */
function everyoneMayEnter(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    for (let parent = realpathSync(folder); parent !== dirname(parent); parent = dirname(parent)) {
      if (!(statSync(parent).mode & OTHERS_MAY_ENTER)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function listProcessesNaming(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && readCommandLine(pid).includes(folder));
}

function readCommandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}
