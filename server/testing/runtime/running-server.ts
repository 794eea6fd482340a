import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** The root folder of this project. */
export const projectDir = resolve(import.meta.dirname, '../../..');

interface Options {
  env?: Record<string, string>;
  /** Another copy of the project. */
  project?: string;
  /** The script that Node runs, relative to the project. */
  script?: string;
  args?: string[];
  /** The user, and the group of the same number, as which the process runs. */
  uid?: number;
  /** The limit of open file descriptors (`ulimit -n`). */
  descriptors?: number;
}

/** The exit code and the whole output of a process. */
export interface End {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A server in a process of its own. */
export interface RunningServer {
  process: ChildProcess;
  /** The printed address; rejects if the process ends first. */
  ready: Promise<string>;
  /** Resolves when the process has ended, whatever its exit code. */
  ended: Promise<End>;
}

/** Starts the product in a separate process on a free port. It is killed after the test. */
export function startServer({
  env,
  project = projectDir,
  script = 'server/main.ts',
  args = [],
  uid,
  descriptors,
}: Options = {}): RunningServer {
  const command = [nodeFor(project), join(project, script), ...args];
  const withLimit = ['sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`];
  const [program = '', ...rest] = descriptors === undefined ? command : [...withLimit, ...command];
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
  // A test decides by itself whether a start without `ready` is a failure.
  ready.catch(() => {});
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { process: child, ready, ended };
}

/** Returns the Node in a copy of the project, which the copy's user may enter; without one, the current Node. */
function nodeFor(project: string): string {
  const copied = join(project, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
  return existsSync(copied) ? copied : process.execPath;
}

/** Stops a server cleanly, with SIGTERM, and waits for its end. */
export function stopServer(server: RunningServer): Promise<End> {
  server.process.kill('SIGTERM');
  return server.ended;
}
