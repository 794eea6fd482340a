import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startFileService } from '#server/testing/file-service.ts';
import { makeFolderStore } from './folder-store.ts';
import { withFormerStore } from './former-store.ts';
import type { ObjectStore } from './object-store.ts';
import { makeS3Store } from './s3/s3-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-store-'));
const service = await startFileService();
const retryPolicy = { tries: 3, pauseMs: 1, silenceMs: 60_000 };
afterEach(() => service.fail('none', 0));
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the time of the disk, i.e. of the kernel, which may differ from this process's clock. */
async function askDisk(): Promise<number> {
  const file = join(folder, 'now');
  await writeFile(file, '');
  const { mtimeMs } = await stat(file);
  await rm(file);
  return mtimeMs;
}

const stores: [string, ObjectStore, () => Promise<number>][] = [
  ['folder', makeFolderStore(folder), askDisk],
  ['bucket', await makeS3Store(service.place, retryPolicy), async () => Date.now()],
];
const bytes = Buffer.from('a picture '.repeat(20_000));
async function* inChunks(content: Buffer) {
  for (let from = 0; from < content.length; from += 50_000) yield content.subarray(from, from + 50_000);
}
const read = async (store: ObjectStore, path: string) => {
  const found = await store.open(path);
  return found && { bytes: found.bytes, content: await buffer(found.content) };
};
const list = async (store: ObjectStore, beginning: string) => {
  const paths: string[] = [];
  for await (const page of store.list(beginning)) paths.push(...page.map(({ path }) => path));
  return paths.sort();
};

describe.each(stores)('a file store in a %s', (_kind, store, askTime) => {
  test('returns what was stored, whole or as a stream; a missing file is null and can be removed', async () => {
    await store.put('pictures/a.jpg', bytes);
    await store.put('pictures/b.jpg', inChunks(bytes));
    for (const path of ['pictures/a.jpg', 'pictures/b.jpg'])
      expect(await read(store, path)).toEqual({ bytes: bytes.length, content: bytes });
    expect([await store.has('pictures/a.jpg'), await store.has('pictures/c.jpg')]).toEqual([true, false]);
    await store.remove('pictures/a.jpg');
    await store.remove('pictures/a.jpg');
    expect(await store.open('pictures/a.jpg')).toBeNull();
    expect(await store.open('horoscopes/never.pdf')).toBeNull();
  });

  test('lists the files with a prefix and their ages, page by page', async () => {
    expect(await list(store, 'horoscopes/')).toEqual([]);
    const paths = Array.from({ length: 1_100 }, (_, number) => `horoscopes/${String(number).padStart(4, '0')}.pdf`);
    for (let from = 0; from < paths.length; from += 100)
      await Promise.all(paths.slice(from, from + 100).map((path) => store.put(path, Buffer.from(path))));
    expect(await list(store, 'horoscopes/')).toEqual(paths);
    expect(await list(store, 'horoscopes/000')).toEqual(paths.slice(0, 10));
    const now = await askTime();
    for await (const page of store.list('horoscopes/'))
      for (const { changedAt } of page) expect(Math.abs(now - changedAt)).toBeLessThan(60_000);
  });

  test('a stream that fails leaves nothing under the name', async () => {
    async function* breaking() {
      yield* inChunks(bytes);
      throw new Error('the disk broke');
    }
    await expect(store.put('pictures/half.jpg', breaking())).rejects.toThrow('the disk broke');
    expect(await list(store, 'pictures/half')).toEqual([]);
  });
});

const bucket = await makeS3Store(service.place, retryPolicy);

test('a long file is uploaded in parts, and is invisible before all are there', async () => {
  const long = Buffer.alloc(34 * 1024 * 1024, 'long ');
  await bucket.put('site-long.bak', inChunks(long));
  expect((await read(bucket, 'site-long.bak'))?.content.equals(long)).toBe(true);
  async function* killed() {
    yield* inChunks(long);
    service.fail('away');
    yield Buffer.alloc(17 * 1024 * 1024);
  }
  await expect(bucket.put('site-killed.bak', killed())).rejects.toThrow();
  service.fail('none', 0);
  expect(await bucket.has('site-killed.bak')).toBe(false);
});

test.each(['busy', 'away', 'cut while sending', 'silent'] as const)(
  'retries a service that is %s once or twice',
  async (fault) => {
    const eager = await makeS3Store(service.place, {
      tries: 9,
      pauseMs: 1,
      silenceMs: fault === 'silent' ? 250 : 60_000,
    });
    service.fail(fault, 2);
    await eager.put('pictures/again.jpg', bytes);
    service.fail(fault === 'cut while sending' ? 'busy' : fault, 1);
    expect((await read(eager, 'pictures/again.jpg'))?.content).toEqual(bytes);
  },
);

test.each(['lost', 'torn'] as const)('an upload reported as stored but %s is sent again, or fails', async (fault) => {
  service.fail(fault, 1);
  await bucket.put('pictures/kept-after-all.jpg', bytes);
  expect((await read(bucket, 'pictures/kept-after-all.jpg'))?.content).toEqual(bytes);
  service.fail(fault);
  await expect(bucket.put('pictures/not-kept.jpg', inChunks(bytes))).rejects.toThrow();
});

test.each(['busy', 'away', 'silent'] as const)(
  'gives up soon, with an error, on a service that stays %s',
  async (fault) => {
    await bucket.put('pictures/kept.jpg', bytes);
    const hasty = await makeS3Store(service.place, { ...retryPolicy, silenceMs: fault === 'silent' ? 50 : 60_000 });
    service.fail(fault);
    const before = service.asked();
    await expect(hasty.put('pictures/new.jpg', bytes)).rejects.toThrow();
    await expect(hasty.open('pictures/kept.jpg')).rejects.toThrow();
    await expect(list(hasty, 'pictures/')).rejects.toThrow();
    expect(service.asked() - before).toBe(9);
    service.fail('none', 0);
    expect(await bucket.has('pictures/new.jpg')).toBe(false);
    expect(await bucket.has('pictures/kept.jpg')).toBe(true);
  },
);

test.each(['cut while answering', 'stalled'] as const)(
  'an answer that is %s is an error, never a partial file',
  async (fault) => {
    await bucket.put('pictures/whole.jpg', bytes);
    const hasty = await makeS3Store(service.place, { ...retryPolicy, silenceMs: fault === 'stalled' ? 300 : 60_000 });
    service.fail(fault);
    await expect(read(hasty, 'pictures/whole.jpg')).rejects.toThrow();
  },
);

test('a permanent refusal is not retried', async () => {
  const nowhere = await makeS3Store({ ...service.place, bucket: 'no-such-bucket' }, retryPolicy);
  const before = service.asked();
  await expect(nowhere.put('pictures/a.jpg', bytes)).rejects.toThrow('404');
  expect(service.asked() - before).toBe(1);
  await expect(list(nowhere, '')).rejects.toThrow('no-such-bucket is not there');
});

test('during a move a missing file is read from the former store, and removed from both', async () => {
  const [here, before] = [makeFolderStore(join(folder, 'here')), makeFolderStore(join(folder, 'before'))];
  const moving = withFormerStore(here, before);
  await before.put('pictures/old.jpg', Buffer.from('old'));
  await moving.put('pictures/new.jpg', Buffer.from('new'));
  expect((await read(moving, 'pictures/old.jpg'))?.content.toString()).toBe('old');
  expect((await read(moving, 'pictures/new.jpg'))?.content.toString()).toBe('new');
  expect(await list(moving, 'pictures/')).toEqual(['pictures/new.jpg', 'pictures/old.jpg']);
  for (const path of ['pictures/old.jpg', 'pictures/new.jpg']) await moving.remove(path);
  expect(await readdir(join(folder, 'before/pictures'))).toEqual([]);
  expect(await moving.has('pictures/old.jpg')).toBe(false);
});
