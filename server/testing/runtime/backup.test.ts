import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPostgres, makeDataDir, makeFilledDataDir, queryBeside } from './data-folder.ts';
import { type End, startServer, stopServer } from './running-server.ts';

const runScript = (script: string, argument: string, env: Record<string, string>, ...more: string[]): Promise<End> =>
  startServer({ script: `scripts/${script}.ts`, args: [argument, ...more], env }).ended;

// There are no files with later changes beside these archives.
const WITHOUT = '--without-later-changes';

it('backs up a running and a stopped embedded site, and restores into an empty folder', async () => {
  const DATA_DIR = await makeFilledDataDir();
  const archives = await makeDataDir();
  const site = startServer({ env: { DATA_DIR } });
  await site.ready;
  await queryBeside(DATA_DIR, "insert into contents (key, lang, html) values ('note', 'en', 'kept')");
  const running = await runScript('backup', join(archives, 'running'), { DATA_DIR });
  expect(running).toMatchObject({ code: 0, stdout: expect.stringMatching(/rows of \d+ tables and 0 files/) });
  expect((await fetch(`${await site.ready}/readyz`)).status).toBe(200);
  await stopServer(site);

  expect(await runScript('backup', join(archives, 'stopped'), { DATA_DIR })).toMatchObject({ code: 0 });
  expect(await findPostgres(DATA_DIR), 'nothing is left running').toBeUndefined();
  expect((await readdir(archives)).sort()).toEqual(['running', 'stopped']);

  const restored = await makeDataDir();
  await writeFile(join(restored, 'data-key'), await readFile(join(DATA_DIR, 'data-key')));
  expect(await runScript('restore', join(archives, 'running'), { DATA_DIR: restored }, WITHOUT)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Restored the backup of /),
    stderr: expect.stringContaining('is not applied'),
  });
  const next = startServer({ env: { DATA_DIR: restored } });
  await next.ready;
  expect(await queryBeside(restored, "select html from contents where key = 'note'")).toEqual([{ html: 'kept' }]);
  await stopServer(next);

  expect(await runScript('restore', join(archives, 'running'), { DATA_DIR: restored }, WITHOUT)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The database already holds tables: restore into an empty one.\n',
  });
});

it('reports a problem with a folder or an archive in one sentence, and creates nothing', async () => {
  const DATA_DIR = join(await makeDataDir(), 'data');
  const backup = await runScript('backup', join(DATA_DIR, 'archive'), { DATA_DIR });
  expect(backup).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no database in [^\n]+\n$/) });
  const archive = `${DATA_DIR}.archive`;
  await writeFile(archive, 'something else '.repeat(100));
  expect(await runScript('restore', archive, { DATA_DIR })).toMatchObject({
    code: 1,
    stderr: 'This file is not a backup of Shubho Bibaho. Nothing was restored.\n',
  });
  expect(await readdir(DATA_DIR).catch(() => 'missing')).toBe('missing');

  const filled = { DATA_DIR: await makeFilledDataDir() };
  const nowhere = await runScript('backup', join(DATA_DIR, 'archive'), filled);
  expect(nowhere).toEqual({
    code: 1,
    stdout: '',
    stderr: `The folder ${DATA_DIR} does not exist: make it, or mount its disk.\n`,
  });
});

it('rotates the key of an existing site, and refuses any other folder', async () => {
  const DATA_DIR = join(await makeDataDir(), 'mistyped');
  expect(await startServer({ script: 'scripts/rotate-data-key.ts', env: { DATA_DIR } }).ended).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no database in the data folder ${DATA_DIR}: DATA_DIR names another?\n`,
  });
  expect(await readdir(DATA_DIR).catch(() => 'missing')).toBe('missing');
});
