import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStamp } from './build-place.ts';

const run = promisify(execFile);
const modulePath = resolve(import.meta.dirname, 'build-place.ts');
let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'shubho-bibaho-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/**
 * Builds like `scripts/build.ts`, from two files that contain the stamp; optionally killed before the build is put in
 * place.
 */
const build = (stamp: string, { isKilled = false } = {}) =>
  run(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { makeBuildFolder, putBuildInPlace, readStamp } from ${JSON.stringify(modulePath)};
     import { mkdirSync, writeFileSync } from 'node:fs';
     const dist = ${JSON.stringify(dist)};
     const folder = makeBuildFolder(dist);
     for (const part of ['client', 'server']) {
       mkdirSync(folder + '/' + part);
       writeFileSync(folder + '/' + part + '/by', ${JSON.stringify(stamp)} + ' ' + process.pid);
     }
     if (${isKilled}) process.kill(process.pid, 'SIGKILL');
     putBuildInPlace(dist, { folder, stamp: ${JSON.stringify(stamp)} });`,
  ]);
/** Returns the stamp and the process id of the build that is in place. */
const builderOf = (part: string) => readFileSync(join(dist, part, 'by'), 'utf8');

test('of several simultaneous builds of the same sources the first stays, and the others leave nothing behind', async () => {
  await Promise.all(Array.from({ length: 6 }, () => build('one')));
  expect(readStamp(dist)).toBe('one');
  expect(builderOf('client')).toBe(builderOf('server'));
  expect(readdirSync(dist).sort()).toEqual(['.built', 'client', 'server']);
  const firstBuilder = builderOf('client');
  await build('one');
  expect(builderOf('client')).toBe(firstBuilder);
});

test('of several builds of different sources both parts are from one, and the stamp matches', async () => {
  await build('before');
  await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map((stamp) => build(stamp)));
  expect(builderOf('client')).toBe(builderOf('server'));
  expect(builderOf('client').split(' ')[0]).toBe(readStamp(dist));
  expect(readdirSync(dist).sort()).toEqual(['.built', 'client', 'server']);
});

test('a build that is killed while building or while being put in place blocks no other', async () => {
  await expect(build('killed', { isKilled: true })).rejects.toThrow();
  expect(existsSync(join(dist, 'client'))).toBe(false);
  const lock = join(dist, '.swapping');
  mkdirSync(lock);
  utimesSync(lock, new Date(0), new Date(0));
  await build('one');
  expect(readStamp(dist)).toBe('one');
  expect(readdirSync(dist).sort()).toEqual(['.built', 'client', 'server']);
});
