import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

const projectFolder = dirname(dirname(import.meta.dirname));

/**
 * Overrides of the developer's environment, which may name a real database that no test may reach. Empty counts as not
 * set.
 */
const testEnvironment = { DATABASE_URL: '', DATA_KEY: '', HOST: '', PUBLIC_URL: '', TRUST_PROXY: '' };

/** The most characters of a starting site's output that are kept for an error message. */
const OUTPUT_LENGTH = 20_000;

/** A real server process with its own data folder and port. */
export interface Site {
  url: string;
  dataFolder: string;
  powerLinkKey: string;
  readyInMs: number;
  process: ChildProcess;
  stop(): Promise<void>;
  /** Kills node with `kill -9`, which leaves its PostgreSQL running. */
  kill(): Promise<void>;
}

/** How a site is started. */
export interface SiteOptions {
  dataFolder: string;
  env?: Record<string, string>;
  /** The script that starts the site; its path is absolute or relative to `root`. */
  program?: string;
  /** The folder of another, built version of the project. */
  root?: string;
  /** The file for the site's output, which contains codes (`printedCode`). */
  terminal?: string;
}

/** The environment variable with the path of the file `terminal`. */
export const TERMINAL = 'E2E_TERMINAL';

/** The memory limits of `npm start` (docs/decisions/0008-bounded-queues.md). */
export const MEMORY_LIMITS = ['--max-semi-space-size=4', '--heap-growing-percent=100'];

/** Starts the site as `npm start` does and waits for its ready line. */
export async function startSite({
  dataFolder,
  env,
  program = 'scripts/start.ts',
  root = projectFolder,
  terminal,
}: SiteOptions): Promise<Site> {
  const powerLinkKey = 'a key for the journeys';
  const start = performance.now();
  const child = spawn(process.execPath, [...MEMORY_LIMITS, program], {
    cwd: root,
    env: {
      ...process.env,
      ...testEnvironment,
      // Shows every member at once, without the office's approval, as in a trial.
      APPROVAL: 'after',
      CALLED_ONE_IN: '0',
      PORT: String(await findFreePort()),
      DATA_DIR: dataFolder,
      POWER_LINK_KEY: powerLinkKey,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a separate process group, so that kill() reaches all node processes
  });
  if (terminal) {
    child.stdout.pipe(createWriteStream(terminal));
    // Playwright's workers inherit the environment of the process that started the site.
    process.env[TERMINAL] = terminal;
  }
  const url = await waitUntilReady(child);
  return {
    url,
    dataFolder,
    powerLinkKey,
    readyInMs: performance.now() - start,
    process: child,
    stop: () => end(child, () => child.kill('SIGTERM')),
    kill: () => end(child, () => child.pid && process.kill(-child.pid, 'SIGKILL')),
  };
}

/** Sends a signal to a process that still runs, and waits until it has ended. */
async function end(child: ChildProcess, signal: () => void) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  signal();
  await ended;
}

/** Returns the URL of the ready line. Throws if the site ends before it. */
function waitUntilReady(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const readOutput = (text: Buffer) => {
      output = (output + text).slice(-OUTPUT_LENGTH);
      const url = / is ready at (http\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', readOutput);
    child.stderr?.on('data', readOutput);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The site ended with ${code} before it was ready:\n${output}`)));
  });
}

/** Returns a port that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  return address.port;
}
