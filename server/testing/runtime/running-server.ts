import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

export const projectDir = resolve(import.meta.dirname, '../../..');

interface Options {
  env?: Record<string, string>;
  /** Another copy of the project than this one. */
  project?: string;
  /** What Node runs, inside the project. */
  script?: string;
  args?: string[];
  uid?: number;
  /** How many descriptors the process and what it starts may have open (`ulimit -n`). */
  descriptors?: number;
}

export interface End {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunningServer {
  process: ChildProcess;
  /** The address it printed; fails when the process ends first. */
  ready: Promise<string>;
  ended: Promise<End>;
}

/** Starts the product as a process of its own, on a free port; killed after the test if it still runs. */
export function startServer({
  env,
  project = projectDir,
  script = 'server/main.ts',
  args = [],
  uid,
  descriptors,
}: Options = {}): RunningServer {
  const command = [nodeFor(project), join(project, script), ...args];
  const limited = ['sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`];
  const [program = '', ...rest] = descriptors === undefined ? command : [...limited, ...command];
  const child = spawn(program, rest, {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compiled'), // as launch.mjs does
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    uid,
    gid: uid,
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<End>((done) => child.on('close', (code) => done({ code, ...output })));
  const ready = new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk) => {
      output.stdout += chunk;
      const address = output.stdout.match(/is ready at (\S+)\n/)?.[1];
      if (address) done(address);
    });
    child.stderr.on('data', (chunk) => (output.stderr += chunk));
    void ended.then(({ stderr }) => fail(new Error(`The server ended before it was ready: ${stderr}`)));
  });
  // Whether it matters that it never becomes ready is up to the test.
  ready.catch(() => {});
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { process: child, ready, ended };
}

/** The Node that lies in a copy of the project, which its user may enter; else the one that runs this. */
function nodeFor(project: string): string {
  const own = join(project, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
  return existsSync(own) ? own : process.execPath;
}

/** Ends a server the orderly way. */
export function stopServer(server: RunningServer): Promise<End> {
  server.process.kill('SIGTERM');
  return server.ended;
}
