import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
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

it('hands on the arguments and the exit code', async () => {
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

it('runs Node 24 or newer, the pinned one where there is one', async () => {
  const { child, output } = launch(['node', '-p', 'process.versions.node']);
  await once(child, 'close');
  expect(Number.parseInt(output.join(''), 10)).toBeGreaterThanOrEqual(24);
});

it('ends with the usual code when the command is ended by a signal', async () => {
  const { child } = launch(['node', '-e', 'process.kill(process.pid, "SIGKILL")']);
  expect(await once(child, 'close')).toEqual([137, null]);
});

it('says so when there is no such command', async () => {
  const child = spawn(process.execPath, [launcher, 'no-such-command'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const complaint: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (chunk) => complaint.push(chunk));
  expect(await once(child, 'close')).toEqual([127, null]);
  expect(complaint.join('')).toMatch(/^no-such-command could not be started/);
});

it('says what is missing where npm ci has not been run', async () => {
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
  it(`lets the server end in good order at ${signal}`, async () => {
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

it('ends the command when npm has ended the shell between them', async () => {
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
