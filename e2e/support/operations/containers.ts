import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import { projectFolder } from '#scripts/run-command.ts';
import { urlOf } from '#server/platform/db/embedded/server-process.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { findFreePort } from '../site.ts';

// Two minutes of tries.
const TRIES = 240;
const PAUSE_MS = 500;

/** Runs the commands of `compose.yaml` and the Dockerfile without containers, on our own PostgreSQL. */
export async function drillContainers(folder: string): Promise<void> {
  const { services } = parse(readFileSync(join(projectFolder, 'compose.yaml'), 'utf8'));
  const dockerfile = readFileSync(join(projectFolder, 'Dockerfile'), 'utf8');
  const [program, ...args]: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]');
  const database = await startEmbedded({ dataDir: join(folder, 'database'), settings: { max_connections: 60 } });
  const { password } = database.connection;
  const port = await findFreePort();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const secrets: Record<string, string> = {
    DATA_KEY: randomBytes(32).toString('base64'),
    BACKUP_KEY: randomBytes(32).toString('base64'),
    POSTGRES_PASSWORD: password,
    WORKERS: '2',
  };
  const ofThisMachine = {
    DATABASE_URL: urlOf(database.connection),
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'files'),
    NODE_ENV: 'production',
    BACKUP_DIR: backups,
  };
  const env = (service: string): NodeJS.ProcessEnv => ({
    PATH: `${join(process.execPath, '..')}:/usr/bin:/bin`,
    HOME: folder,
    ...fillPlaceholders(services[service].environment, secrets),
    ...ofThisMachine,
  });
  const site = spawn(program ?? '', args, {
    cwd: projectFolder,
    env: env('site'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const [, ...healthcheck]: string[] = services.site.healthcheck.test;
    const isHealthy = () =>
      succeeds(
        healthcheck.map((part) => part.replace('127.0.0.1:3000', `127.0.0.1:${port}`)),
        env('site'),
      );
    assert.equal(isHealthy(), false, 'nothing is healthy before it is ready');
    for (let tries = 0; !isHealthy(); tries++) {
      assert.ok(tries < TRIES, 'the site gets healthy');
      await wait(PAUSE_MS);
    }
    for (let tries = 0; !readdirSync(backups).some((name) => name.endsWith('.bak')); tries++) {
      assert.ok(tries < TRIES, 'the site makes its first backup');
      await wait(PAUSE_MS);
    }
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    const [exitCode] = await ended;
    assert.equal(exitCode, 0);
    console.log('containers: the site gets healthy, makes its first backup, and stops in good order');
  } finally {
    site.kill('SIGKILL');
    await database.stop();
  }
}

/** Replaces `${NAME:-}` and `${NAME:?…}` as compose does. */
function fillPlaceholders(
  environment: Record<string, string>,
  secrets: Record<string, string>,
): Record<string, string> {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, usual = '') => secrets[name] ?? usual);
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(String(value))]));
}

/** Whether a command ends with success. */
function succeeds([program = '', ...args]: string[], env: NodeJS.ProcessEnv): boolean {
  try {
    execFileSync(program, args, { cwd: projectFolder, env, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
