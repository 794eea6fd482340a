import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { messages } from '#contract/messages.ts';
import { watchDisk } from '#server/http/disk-guard.ts';
import { createLog } from '#server/log.ts';
import { runProgram } from '#server/platform/db/embedded/run-program.ts';
import { LEAST_FREE_BYTES } from '#server/platform/storage/least-free.ts';
import { makeTestClient } from '../client.ts';
import { step2, TEST_PASSWORD } from '../members.ts';
import { makeDataDir, makeFilledDataDir } from './data-folder.ts';
import { itWhere } from './not-applicable.ts';
import { startServer, stopServer } from './running-server.ts';

const canMount = process.getuid?.() === 0 && process.platform === 'linux' && (await mountsSmallDisk());

async function mountsSmallDisk(): Promise<boolean> {
  const mounted = await runProgram('unshare', ['-m', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'none', '/mnt']).catch(
    () => undefined,
  );
  return mounted?.code === 0;
}

async function makeSmallDisk(): Promise<string> {
  const dir = await makeDataDir();
  const { code, output } = await runProgram('mount', ['-t', 'tmpfs', '-o', 'size=480m,mode=0711', 'none', dir]);
  expect(code, output).toBe(0);
  onTestFinished(async () => void (await runProgram('umount', ['-l', dir])));
  return dir;
}

async function fillUp(dir: string, leavingBytes: number): Promise<string> {
  const { bavail, bsize } = await statfs(dir);
  const ballast = join(dir, 'ballast');
  await writeFile(ballast, Buffer.alloc(bavail * bsize - leavingBytes, 1));
  return ballast;
}

itWhere(
  canMount,
  'with a nearly full disk it refuses what would be kept, lets members in and read, and heals by itself',
  async () => {
    const DATA_DIR = await makeSmallDisk();
    const server = startServer({ env: { DATA_DIR } });
    const client = makeTestClient(await server.ready);
    const phone = '9830000001';
    const first = { profile_id: '', name: 'Ruma', email: '', phone, gender: 'Female', password: TEST_PASSWORD };
    const pid = (await client.call('registerstep1', first)).body.profile_id;
    expect((await client.call('registerstep2', { profile_id: pid, ...step2 })).body).toMatchObject({ msgcode: 1 });
    const another = () => client.call('registerstep1', { ...first, phone: '9830000002' });
    const save = () => client.call('updatehealth', { pid, userbloodgroup: 'O+' });

    const ballast = await fillUp(DATA_DIR, LEAST_FREE_BYTES - 40 * 1024 * 1024);
    const refused = { status: 503, body: { msg: messages.diskFull, msgkey: 'diskFull' } };
    await expect.poll(save).toMatchObject(refused);
    expect((await save()).headers.get('retry-after')).toBe('60');
    expect((await client.call('custlogin', { phone, password: TEST_PASSWORD })).body).toMatchObject({ msgcode: 1 });
    expect(await another()).toMatchObject(refused);
    const file = new File([new Uint8Array(200_000)], 'photo.jpg');
    expect(await client.call('updateprofileimage', { pid, file })).toMatchObject(refused);
    expect(await client.call('showprofile', { pid })).toMatchObject({ status: 200 });
    expect(await client.get('/readyz')).toMatchObject({ status: 200 });

    await rm(ballast);
    await expect.poll(save).toMatchObject({ status: 200, body: { msgcode: 1 } });
    expect((await another()).body).toMatchObject({ msgcode: 1 });
    expect((await stopServer(server)).code).toBe(0);

    await fillUp(DATA_DIR, 0);
    expect(await startServer({ env: { DATA_DIR } }).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `The disk of ${DATA_DIR} is full (0 MB are free): make room, then start again.\n`,
    });
  },
);

it('a missing folder is not reported as a full disk', async () => {
  const guard = await watchDisk(join(await makeDataDir(), 'data'), createLog('silent'));
  onTestFinished(guard.stop);
  expect(guard.throwWhenDiskFull).not.toThrow();
});

itWhere(canMount, 'a data folder on a disk that can only be read ends the start with what to do', async () => {
  const DATA_DIR = await makeFilledDataDir();
  const mount = async (...options: string[]) => {
    const { code, output } = await runProgram('mount', [...options, DATA_DIR]);
    expect(code, output).toBe(0);
  };
  await mount('--bind', DATA_DIR);
  onTestFinished(async () => void (await runProgram('umount', ['-l', DATA_DIR])));
  await mount('-o', 'remount,ro,bind');
  const { code, stderr } = await startServer({ env: { DATA_DIR } }).ended;
  expect({ code, stderr: stderr.trim() }).toEqual({
    code: 1,
    stderr: expect.stringMatching(
      /^DATA_DIR \(.+\) cannot be used: .+ lies on a disk that can only be read\. Make it writable[^\n]+$/,
    ),
  });
});
