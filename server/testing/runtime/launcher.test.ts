import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findPostgres, makeFilledDataDir } from './data-folder.ts';
import { projectDir } from './running-server.ts';

const launcher = join(projectDir, 'scripts/launch.mjs');

function launch(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [launcher, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk) => output.push(chunk));
  return { child, output };
}

it('passes on the arguments and the exit code', async () => {
  const { child, output } = launch([
    'node',
    '-e',
    'console.log(process.argv.slice(1).join()); process.exit(7)',
    'a b',
    'ঘটক',
  ]);
  expect(await once(child, 'close')).toEqual([7, null]);
  expect(output.join('')).toBe('a b,ঘটক\n');
});

it('runs Node 24 or newer', async () => {
  const { child, output } = launch(['node', '-p', 'process.versions.node']);
  await once(child, 'close');
  expect(Number.parseInt(output.join(''), 10)).toBeGreaterThanOrEqual(24);
});

/** Runs the launcher with a patched version number of Node. */
async function launchAs(version: string, { packaged = true, NODE_FROM = '' } = {}) {
  const project = await mkdtemp(join(tmpdir(), 'shubho-bibaho-launch-'));
  onTestFinished(() => rm(project, { recursive: true }));
  await mkdir(join(project, 'scripts'));
  await mkdir(join(project, 'node_modules/.bin'), { recursive: true });
  await cp(launcher, join(project, 'scripts/launch.mjs'));
  const folder = join(project, `node_modules/node-${process.platform}-${process.arch}/bin`);
  if (packaged) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'node'), '#!/bin/sh\necho packaged\n', { mode: 0o755 });
  }
  const disguise = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`;
  const child = spawn(
    process.execPath,
    ['--import', disguise, join(project, 'scripts/launch.mjs'), 'node', '-p', '"own"'],
    { env: { ...process.env, NODE_FROM }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.push(text));
  const [code] = await once(child, 'close');
  return `${code} ${output.join('').trim()}`;
}

it.each([
  ['24.3.0', {}, '0 own'],
  ['24.99.1', {}, '0 own'],
  ['24.1.0', {}, '0 packaged'],
  ['24.1.0', { packaged: false }, '0 own'],
  ['20.9.0', {}, '0 packaged'],
  ['26.0.0', {}, '0 packaged'],
  ['26.0.0', { packaged: false }, '0 own'],
  ['24.21.0', { NODE_FROM: 'packages' }, '0 packaged'],
  ['26.0.0', { NODE_FROM: 'machine' }, '0 own'],
])('uses the machine’s own Node if it is 24, otherwise the packaged one: %s %j', async (version, more, answer) => {
  expect(await launchAs(version, more)).toBe(answer);
});

it.each([
  ['20.9.0', { packaged: false }, /^1 Node 20\.9\.0 is too old, and there is no packaged one for .+: please install/],
  ['20.9.0', { NODE_FROM: 'machine' }, /^1 Node 20\.9\.0 is too old: please install Node 24 or newer\.$/],
  ['24.21.0', { packaged: false, NODE_FROM: 'packages' }, /^1 There is no packaged Node for .+NODE_FROM=machine\.$/],
  ['24.21.0', { NODE_FROM: 'bundled' }, /^1 NODE_FROM is bundled: please choose auto, machine or packages\.$/],
])('explains in one sentence why it starts nothing: %s %j', async (version, more, sentence) => {
  expect(await launchAs(version, more)).toMatch(sentence);
});

it('runs the project’s own tool, even if another of its name lies beside Node', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-tools-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile(process.execPath, join(folder, 'node'));
  await writeFile(join(folder, 'biome'), '#!/bin/sh\necho another\n', { mode: 0o755 });
  const child = spawn(join(folder, 'node'), [launcher, 'biome', '--version'], {
    env: { ...process.env, NODE_FROM: 'machine' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text) => output.push(text));
  await once(child, 'close');
  expect(output.join('')).toMatch(/^Version: /);
});

it('ends with the usual code if a signal ends the command', async () => {
  const { child } = launch(['node', '-e', 'process.kill(process.pid, "SIGKILL")']);
  expect(await once(child, 'close')).toEqual([137, null]);
});

it('reports an unknown command', async () => {
  const child = spawn(process.execPath, [launcher, 'no-such-command'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const complaint: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (chunk) => complaint.push(chunk));
  expect(await once(child, 'close')).toEqual([127, null]);
  expect(complaint.join('')).toMatch(/^no-such-command could not be started/);
});

it('reports that npm ci has not been run', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'shubho-bibaho-bare-'));
  onTestFinished(() => rm(bare, { recursive: true }));
  await mkdir(join(bare, 'scripts'));
  await cp(launcher, join(bare, 'scripts/launch.mjs'));
  const child = spawn(process.execPath, [join(bare, 'scripts/launch.mjs'), 'vite'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaint: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (chunk) => complaint.push(chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(complaint.join('')).toBe('The packages are missing: please run npm ci first.\n');
});

for (const [signal, code] of [
  ['SIGTERM', 0],
  ['SIGINT', 0],
  ['SIGKILL', null],
] as const) {
  it(`lets the server shut down cleanly at ${signal}`, async () => {
    const DATA_DIR = await makeFilledDataDir();
    const { child, output } = launch(['node', join(projectDir, 'server/main.ts')], {
      DATA_DIR,
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    await expect.poll(() => output.join('')).toContain('is ready at');
    child.kill(signal);
    const [ended] = await once(child, 'exit');
    expect(ended).toBe(code);
    await expect.poll(() => findPostgres(DATA_DIR)).toBeUndefined();
  });
}

it('ends the command if npm has ended the shell between them', async () => {
  const code =
    'console.log("up"); process.on("SIGTERM", () => { console.log("down"); process.exit() }); setInterval(Date, 999)';
  const shell = spawn('sh', ['-c', '"$0" "$@"; true', process.execPath, launcher, 'node', '-e', code], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  shell.stdout.setEncoding('utf8').on('data', (chunk) => output.push(chunk));
  await expect.poll(() => output.join('')).toBe('up\n');
  shell.kill('SIGTERM');
  await expect.poll(() => output.join('')).toBe('up\ndown\n');
});
