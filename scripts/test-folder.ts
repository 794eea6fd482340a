import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Makes the tests' own temporary folder. As root, PostgreSQL runs as another user who must be able to enter it, so a
 * temporary folder that only root can enter (`TMPDIR=/root/tmp`) is passed over for the machine's.
 */
export function makeTestFolder(): string {
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find(everyoneMayEnter) ?? tmpdir();
  const folder = realpathSync(mkdtempSync(join(parent, 'sb-tests-')));
  chmodSync(folder, 0o755);
  return folder;
}

/** Ends what the tests left running (a process that names the folder in its command line) and removes the folder. */
export function removeTestFolder(folder: string) {
  for (const pid of listProcessesNaming(folder)) {
    console.log(`left running by the tests: process ${pid}`);
    process.kill(pid, 'SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function everyoneMayEnter(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    for (let at = realpathSync(folder); at !== dirname(at); at = dirname(at)) {
      if (!(statSync(at).mode & 0o001)) return false;
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
    return ''; // it ended meanwhile
  }
}
