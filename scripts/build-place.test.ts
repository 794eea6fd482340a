import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStamp } from './build-place.ts';

const run = promisify(execFile);
const place = resolve(import.meta.dirname, 'build-place.ts');
let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'shubho-bibaho-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** Builds as `scripts/build.ts` does, of two files that say who built them; killed before it has put them in place, where so wished. */
const build = (stamp: string, { isKilled = false } = {}) =>
  run(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { makeBuildFolder, putBuildInPlace, readStamp } from ${JSON.stringify(place)};
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
const by = (part: string) => readFileSync(join(dist, part, 'by'), 'utf8');

test('of several that build the same at once the first stays, and nothing is left of the others', async () => {
  await Promise.all(Array.from({ length: 6 }, () => build('one')));
  expect(readStamp(dist)).toBe('one');
  expect(by('client')).toBe(by('server'));
  expect(readdirSync(dist).sort()).toEqual(['.built', 'client', 'server']);
  const former = by('client');
  await build('one');
  expect(by('client')).toBe(former);
});

test('of several that build other sources both parts are of one, and the stamp is its own', async () => {
  await build('before');
  await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map((stamp) => build(stamp)));
  expect(by('client')).toBe(by('server'));
  expect(by('client').split(' ')[0]).toBe(readStamp(dist));
  expect(readdirSync(dist).sort()).toEqual(['.built', 'client', 'server']);
});

test('one that is killed while it builds, or while it puts its build in place, holds up nobody', async () => {
  await expect(build('killed', { isKilled: true })).rejects.toThrow();
  expect(existsSync(join(dist, 'client'))).toBe(false);
  const held = join(dist, '.swapping');
  mkdirSync(held);
  utimesSync(held, new Date(0), new Date(0));
  await build('one');
  expect(readStamp(dist)).toBe('one');
  expect(readdirSync(dist).sort()).toEqual(['.built', 'client', 'server']);
});
