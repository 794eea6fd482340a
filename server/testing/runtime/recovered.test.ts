import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nameLines, sealLines } from '#server/platform/backup/later-lines.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import { makeDataDir, makeFilledDataDir, queryBeside } from './data-folder.ts';
import { type End, startServer, stopServer } from './running-server.ts';

const settle = (env: Record<string, string>, ...args: string[]): Promise<End> =>
  startServer({ script: 'scripts/restore.ts', args: ['--recovered', ...args], env }).ended;

it('replays later changes into a restored database, and requires confirmation if there are none', async () => {
  const DATA_DIR = await makeFilledDataDir();
  const BACKUP_DIR = join(await makeDataDir(), 'backups');
  await mkdir(BACKUP_DIR, { recursive: true });
  const env = { DATA_DIR, BACKUP_DIR };
  const moment = new Date();
  const to = `--to=${moment.toISOString()}`;

  expect(await settle(env)).toMatchObject({ code: 1, stderr: expect.stringContaining('say it, with --to') });
  const unknown = await settle(env, to);
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringMatching(/^No line of what changed after .*\n$/) });

  const content = { name: 'powerLink', is_on: false, turned_at: moment.toISOString(), turned_by: 'mitra' };
  const line = { id: '1', changedAt: moment.toISOString(), table: 'switches', isGone: false, content };
  await makeFolderStore(BACKUP_DIR).put(nameLines(moment), await sealLines([line], undefined));
  expect(await settle(env, to)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Applied 1 later changes .*, the last of .*\nWhat waited to be sent/),
  });
  const site = startServer({ env: { DATA_DIR } });
  await site.ready;
  expect(await queryBeside(DATA_DIR, 'select name, is_on from switches')).toEqual([
    { name: 'powerLink', is_on: false },
  ]);
  await stopServer(site);

  const anyway = await settle({ DATA_DIR }, '--without-later-changes');
  expect(anyway).toMatchObject({ code: 0, stderr: expect.stringContaining('is not applied') });
});
