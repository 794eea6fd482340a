import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nameArchive, removeOldArchives } from './backup-folder.ts';

const now = new Date('2026-11-20T22:15:00Z');

async function makeFolder(names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-archives-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of names) await writeFile(join(folder, name), '');
  return folder;
}
const onDay = (daysAgo: number) => nameArchive(new Date(now.getTime() - daysAgo * 24 * 3_600_000));

test('the name of an archive uses Kolkata time', () => {
  expect(nameArchive(now)).toBe('site-2026-11-21-034500.bak');
});

test('removes archives older than the given days, and no other files', async () => {
  const young = [0, 1, 2, 3, 4, 5, 6, 29].map(onDay);
  const others = ['site-2020-01-01.bak', 'notes.txt', 'site-2020-01-01-031500.bak.unfinished-0a1b2c3d'];
  const folder = await makeFolder([...young, ...others, onDay(40), onDay(400)]);
  expect(await removeOldArchives(folder, 30, now)).toBe(2);
  expect((await readdir(folder)).sort()).toEqual([...young, ...others].sort());
});

test('keeps the last seven archives, even if the clock makes them look old', async () => {
  const archives = Array.from({ length: 10 }, (_, age) => onDay(age));
  const folder = await makeFolder(archives);
  await removeOldArchives(folder, 30, new Date('2036-01-01'));
  expect((await readdir(folder)).sort()).toEqual(archives.slice(0, 7).sort());
});
