import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { finishUpgrade, nextHome } from './finish-upgrade.ts';

async function makeFolder(databases: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-upgrade-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  for (const [name, major] of Object.entries(databases)) {
    await mkdir(join(dataDir, name, 'cluster'), { recursive: true });
    await writeFile(join(dataDir, name, 'cluster/PG_VERSION'), `${major}\n`);
  }
  return dataDir;
}

const majorIn = async (dataDir: string) =>
  (await readFile(join(dataDir, 'postgresql/cluster/PG_VERSION'), 'utf8')).trim();

test('the next database replaces the former, which is kept, once', async () => {
  const dataDir = await makeFolder({ postgresql: '17', 'postgresql.next': '18' });
  expect(await finishUpgrade(dataDir)).toBe(join(dataDir, 'postgresql-17'));
  expect(await majorIn(dataDir)).toBe('18');
  expect(await finishUpgrade(dataDir)).toBeUndefined();
  expect((await readdir(dataDir)).sort()).toEqual(['postgresql', 'postgresql-17']);
});

test('continues after an interruption, and keeps an earlier kept database', async () => {
  const dataDir = await makeFolder({ 'postgresql-17': '17', 'postgresql.next': '18' });
  expect(await finishUpgrade(dataDir)).toBeUndefined();
  expect(await majorIn(dataDir)).toBe('18');
  const again = await makeFolder({ postgresql: '17', 'postgresql-17': '17', 'postgresql.next': '18' });
  expect(await finishUpgrade(again)).toBe(join(again, 'postgresql-17.2'));
  expect(nextHome(again)).not.toBe(join(again, 'postgresql'));
});
