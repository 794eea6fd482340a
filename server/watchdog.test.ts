import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startWatchdog } from './main.ts';

/** Makes a systemd-notify that records what it receives. */
async function makeListener() {
  const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-notify-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const said = join(folder, 'said');
  await writeFile(said, '');
  await writeFile(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${said}\n`);
  await chmod(join(folder, 'systemd-notify'), 0o755);
  return {
    PATH: `${folder}:/usr/bin:/bin`,
    heard: async () => (await readFile(said, 'utf8')).split('\n').slice(0, -1),
  };
}

const warned: unknown[] = [];
const log = { warn: (...said: unknown[]) => void warned.push(said) };

test('systemd hears that the site is ready, lives and stops', async () => {
  const { PATH, heard } = await makeListener();
  const stop = startWatchdog(log, { PATH, NOTIFY_SOCKET: '/run/one', WATCHDOG_USEC: '90000', DATA_KEY: 'secret' });
  await expect.poll(heard).toEqual(expect.arrayContaining(['/run/one --ready', '/run/one WATCHDOG=1']));
  await stop();
  expect(await heard()).toContain('/run/one STOPPING=1');
  expect(warned).toEqual([]);
});

test('without systemd nothing is told, and one that cannot be told harms nobody', async () => {
  const { PATH, heard } = await makeListener();
  await startWatchdog(log, { PATH })();
  expect(await heard()).toEqual([]);
  await startWatchdog(log, { PATH: '/nowhere', NOTIFY_SOCKET: '/run/one' })();
  expect(warned).toHaveLength(2);
});
