import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statfsSync, statSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { makeTestFolder, makeTestFolderInMemory, removeTestFolder } from './test-folder.ts';

/** The type of a file system in memory, as `statfs` returns it. */
const TMPFS = 0x01021994;

afterEach(() => vi.restoreAllMocks());

test('every user may enter the tests’ folder, and processes that name it end with it', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const folder = makeTestFolder();
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  const leftover = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)', folder]);
  const ended = once(leftover, 'exit');
  await once(leftover, 'spawn');
  removeTestFolder(folder);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(existsSync(folder)).toBe(false);
});

test('an in-memory folder is only in memory, and is not made if memory is short', () => {
  const folder = makeTestFolderInMemory();
  if (folder !== undefined) {
    expect(statfsSync(folder).type).toBe(TMPFS);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    removeTestFolder(folder);
    expect(existsSync(folder)).toBe(false);
  }
  vi.spyOn(process, 'availableMemory').mockReturnValue(2 ** 30);
  expect(makeTestFolderInMemory()).toBeUndefined();
});
