import { randomBytes } from 'node:crypto';
import { appendFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { urlOf } from '#server/platform/db/embedded/server-process.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { findPostgres, makeDataDir, makeFilledDataDir, queryBeside } from './data-folder.ts';
import { copyProject } from './project-copy.ts';
import { startServer, stopServer } from './running-server.ts';

const newKey = () => randomBytes(32).toString('base64');

/** Returns the single sentence with which a start ends. */
async function complaintOf(env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await startServer({ env }).ended;
  expect({ code, stdout, lines: stderr.split('\n').length }).toEqual({ code: 1, stdout: '', lines: 2 });
  return stderr.trim();
}

describe('a start that cannot succeed ends with one sentence', () => {
  it('for a wrong configuration value', async () => {
    expect(await complaintOf({ PORT: 'http' })).toBe('PORT must be a number from 0 to 65535, not "http".');
  });

  it('for an unreachable database, without revealing its password', async () => {
    const DATABASE_URL = 'postgres://member:hunter2@127.0.0.1:1/site';
    const sentence = await complaintOf({ DATABASE_URL, DATA_KEY: newKey() });
    expect(sentence).toBe(
      'The database of DATABASE_URL (127.0.0.1:1/site) cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    );
  });

  it('for a port in use, and leaves no PostgreSQL running', async () => {
    const DATA_DIR = await makeFilledDataDir();
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((done) => other.once('listening', done));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await complaintOf({ DATA_DIR, PORT: `${port}` })).toContain(`Port ${port} of 127.0.0.1 is already in use`);
    expect(await findPostgres(DATA_DIR)).toBeUndefined();
  });

  it('for a port in use, before anything is created', async () => {
    const DATA_DIR = await makeDataDir();
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((done) => other.once('listening', done));
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : 0);
    expect(await complaintOf({ DATA_DIR, PORT })).toContain(`Port ${PORT} of 127.0.0.1 is already in use`);
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  it('for an address that does not belong to this machine', async () => {
    expect(await complaintOf({ DATA_DIR: await makeFilledDataDir(), HOST: '192.0.2.1' })).toContain('HOST 192.0.2.1');
  });

  it('for a changed or lost application key', async () => {
    const DATA_DIR = await makeFilledDataDir();
    const server = startServer({ env: { DATA_DIR } });
    await server.ready;
    await stopServer(server);
    expect(await complaintOf({ DATA_DIR, DATA_KEY: newKey() })).toContain('DATA_KEY is not the key');
    await rm(join(DATA_DIR, 'data-key'));
    expect(await complaintOf({ DATA_DIR })).toContain('data-key is missing');
  });

  it('for an invalid data folder, or one below a file', async () => {
    const file = join(await makeDataDir(), 'file');
    await writeFile(file, '');
    expect(await complaintOf({ DATA_DIR: file })).toBe(
      `DATA_DIR (${file}) cannot be used: ${file} is in the way, because it is no folder.`,
    );
    expect(await complaintOf({ DATA_DIR: join(file, 'data') })).toMatch(
      /^DATA_DIR \(.+\) cannot be used: .+ is not a folder\.$/,
    );
  });

  it('for the files of another PostgreSQL version, with a solution', async () => {
    const DATA_DIR = await makeFilledDataDir();
    await writeFile(join(DATA_DIR, 'postgresql/cluster/PG_VERSION'), '17\n');
    const sentence = await complaintOf({ DATA_DIR });
    expect(sentence).toMatch(
      /was made by PostgreSQL 17, and this version brings PostgreSQL 18: run npm run upgrade-database/,
    );
  });

  it('if a site is expected and none exists, and creates none', async () => {
    const DATA_DIR = await makeDataDir();
    expect(await complaintOf({ DATA_DIR, EXPECT_SITE: '1' })).toBe(
      `EXPECT_SITE is set, but there is no site in DATA_DIR (${DATA_DIR}): is its disk mounted? Unset EXPECT_SITE to make a new site.`,
    );
    expect(await readdir(DATA_DIR)).toEqual([]);
    const server = startServer({ env: { DATA_DIR: await makeFilledDataDir(), EXPECT_SITE: '1' } });
    await server.ready;
    await stopServer(server);
  });

  it('for an internal error, with its location', async () => {
    const project = await copyProject();
    await appendFile(join(project, 'server/app.ts'), 'const = 5;\n');
    const { code, stderr } = await startServer({ project, env: { DATA_DIR: await makeFilledDataDir() } }).ended;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^Shubho Bibaho could not start: .*server\/app\.ts:\d+\n[\s\S]*const = 5;/),
    });
  });

  it('for pages that are not built, if the build tools are missing', async () => {
    const project = await copyProject({ without: ['dist', 'vite'] });
    const { code, stdout, stderr } = await startServer({ project, script: 'scripts/start.ts' }).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^The web pages are not built and the build tools are not installed[^\n]*\n$/);
  });
});

describe('an external database server', () => {
  it('is used instead of the embedded one, and may restart', async () => {
    const dataDir = await makeFilledDataDir();
    const postgres = await startEmbedded({ dataDir });
    const DATABASE_URL = urlOf(postgres.connection);
    const DATA_DIR = await makeDataDir();
    const empty = { DATABASE_URL: DATABASE_URL.replace(/[^/]+$/, 'postgres'), DATA_DIR, DATA_KEY: newKey() };
    expect(await complaintOf({ ...empty, EXPECT_SITE: '1' })).toContain('the database of DATABASE_URL holds no site');
    const key = newKey();
    const server = startServer({ env: { DATABASE_URL, DATA_DIR, DATA_KEY: key, EXPECT_SITE: '1' } });
    const readiness = `${await server.ready}/readyz`;
    expect((await fetch(readiness)).status).toBe(200);
    expect(await findPostgres(DATA_DIR)).toBeUndefined();

    await postgres.stop();
    expect((await fetch(readiness)).status).toBe(503);
    await postgres.revive();
    expect((await fetch(readiness)).status).toBe(200);
    expect((await stopServer(server)).code).toBe(0);
    expect(await findPostgres(dataDir)).toBeDefined();

    const site = new URL(DATABASE_URL).pathname.slice(1);
    await queryBeside(dataDir, `create database stage template "${site}"`, 'postgres');
    const stage = { DATABASE_URL: DATABASE_URL.replace(/[^/]+$/, 'stage'), DATA_DIR, DATA_KEY: key };
    expect(await complaintOf(stage)).toBe(
      'This database is a copy of the one that the files belong to: restored, copied or moved on purpose? Then run npm run files -- adopt.',
    );

    await queryBeside(
      dataDir,
      `insert into members (profile_id, name, phone, gender, password_hash) values ('SV1', 'Ruma', 9830000001, 'Female', 'x');
       insert into files (profile_id, kind, name) values ('SV1', 'horoscope', 'of-a-disk-that-is-not-mounted.pdf')`,
    );
    const other = { DATABASE_URL, DATA_DIR: await makeDataDir(), DATA_KEY: newKey() };
    expect(await complaintOf({ ...other, EXPECT_SITE: '1' })).toContain('lacks the pictures that the database names');
  });
});
