import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { removeMembersDue } from '#server/domain/members/remove-member.queries.ts';
import { createLog } from '#server/log.ts';
import { filesFolder } from '#server/platform/storage/files-folder.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import { makeS3Store } from '#server/platform/storage/s3/s3-store.ts';
import { confirmSiteIdentity } from '#server/platform/storage/site-identity.ts';
import { startTestApp } from '#server/testing/app.ts';
import { startFileService } from '#server/testing/file-service.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { storeOn } from './file-store.ts';
import { moveFiles } from './move-files.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-store-'));
const service = await startFileService();
const app = await startTestApp({ filesUrl: service.place });
const shelf = await makeS3Store(service.place, { tries: 3, pauseMs: 1, silenceMs: 60_000 });
const store = storeOn(shelf);
beforeEach(() => service.fail('none', 0));
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const photo = async (colour = '#a33') => new File([new Uint8Array(await makeJpeg(60, 40, colour))], 'photo.jpg');
const send = async ({ client, pid }: TestMember) => client.call('updateprofileimage', { pid, file: await photo() });
const picOf = async ({ client, pid }: TestMember) => String((await client.call('showprofile', { pid })).body.pic);
async function makeMemberWithPicture(): Promise<TestMember & { pic: string }> {
  const member = await makeMember(app);
  await send(member);
  return { ...member, pic: await picOf(member) };
}
const listThere = async () => {
  const paths: string[] = [];
  for await (const page of shelf.list('pictures/')) paths.push(...page.map(({ path }) => path));
  return paths;
};
const sorry = { msg: messages.unavailable, msgkey: 'unavailable' };

describe('a site whose files lie in an S3 service', () => {
  test('keeps pictures there and nowhere else, and serves them to a member who may see them', async () => {
    const owner = await makeMemberWithPicture();
    expect(await listThere()).toContain(`pictures/${owner.pic}`);
    expect(await readdir(filesFolder(app.dataDir)).catch(() => [])).toEqual([]);
    const { status, headers, bytes } = await owner.client.get(pictureAddress(owner.pic));
    expect([status, headers.get('content-type'), Number(headers.get('content-length'))]).toEqual([
      200,
      'image/jpeg',
      bytes.length,
    ]);
    const stranger = await makeMember(app);
    expect((await stranger.client.get(pictureAddress(owner.pic))).status).toBe(404);
    expect((await owner.client.get('/files/my-data.zip')).bytes.includes(bytes)).toBe(true);
  });

  test('while that is away refuses what needs a file with a sentence, and loses nothing', async () => {
    const owner = await makeMemberWithPicture();
    service.fail('away');
    const answers = [await send(owner), await owner.client.get(pictureAddress(owner.pic))];
    for (const { status, text, headers } of answers) {
      expect(status).toBe(503);
      expect(JSON.parse(text)).toMatchObject(sorry);
      expect(headers.get('retry-after')).toBe('60');
    }
    expect(await picOf(owner)).toBe(owner.pic);
    expect((await owner.client.call('showpersonalinfo', { pid: owner.pid })).status).toBe(200);
    service.fail('none', 0);
    expect((await owner.client.get(pictureAddress(owner.pic))).status).toBe(200);
    expect((await send(owner)).body.msgcode).toBe(1);
  });

  test('an upload that is cut is made again, and the member does not notice', async () => {
    const member = await makeMember(app);
    service.fail('cut while sending', 2);
    expect((await send(member)).body.msgcode).toBe(1);
    expect((await member.client.get(pictureAddress(await picOf(member)))).status).toBe(200);
  });

  test('other bytes than were stored are not served, and the log says so', async () => {
    const lines: string[] = [];
    const log = createLog('error', { write: (line: string) => void lines.push(line) });
    const kept = await store.put('pictures', 'jpg', await makeJpeg());
    const owner = await makeMemberWithPicture();
    service.fail('changed');
    await expect(storeOn(shelf, log).read('pictures', kept)).rejects.toMatchObject({ status: 503 });
    expect(lines).toHaveLength(3);
    expect(lines.join()).toContain('a file is not what was stored');
    const answer = await owner.client.get(pictureAddress(owner.pic));
    expect([answer.status, JSON.parse(answer.text)]).toEqual([503, expect.objectContaining(sorry)]);
    expect((await owner.client.get('/files/my-data.zip')).status).toBe(200);
  });

  test('what comes damaged once or twice is asked for again, and shown', async () => {
    const owner = await makeMemberWithPicture();
    service.fail('changed', 2);
    expect((await owner.client.get(pictureAddress(owner.pic))).status).toBe(200);
  });

  test.each(['lost', 'torn'] as const)('an upload that was answered well and %s is sent again', async (fault) => {
    const member = await makeMember(app);
    service.fail(fault, 1);
    expect((await send(member)).body.msgcode).toBe(1);
    expect((await member.client.get(pictureAddress(await picOf(member)))).status).toBe(200);
    service.fail(fault);
    const before = await picOf(member);
    expect((await send(member)).status).toBe(503);
    expect(await picOf(member)).toBe(before);
  });

  test('of a long file with other bytes the end never goes out', async () => {
    const kept = await store.put('horoscopes', 'pdf', Buffer.alloc(3_000_000, 'long '));
    service.fail('changed');
    await expect(store.read('horoscopes', kept)).rejects.toMatchObject({ status: 503 });
    const opened = await store.open('horoscopes', kept);
    let seen = 0;
    const readAll = async () => {
      for await (const chunk of opened?.content ?? []) seen += chunk.length;
    };
    await expect(readAll()).rejects.toThrow();
    expect(seen).toBeLessThan(2_100_000);
  });

  test('what a member leaves is removed there, and what may be in the making is not swept', async () => {
    const owner = await makeMemberWithPicture();
    await owner.client.call('deleteprofile', { pid: owner.pid, password: TEST_PASSWORD });
    await app.pool.query('update members set deletion_due_at = now() where deletion_due_at is not null');
    await removeMembersDue(app.db, store);
    expect(await listThere()).not.toContain(`pictures/${owner.pic}`);
    const places = { here: shelf };
    await confirmSiteIdentity(app.pool, places, createLog('silent'));
    await store.put('pictures', 'jpg', await makeJpeg());
    const swept = await sweepOrphans({ pool: app.pool, places, log: createLog('silent'), alertUrl: undefined });
    expect(swept).toMatchObject({ trashed: 0, tooMany: 0 });
  });
});

describe('files that move', () => {
  const places = () => ({ from: makeFolderStore(join(folder, 'old')), to: shelf });

  test('are copied, compared and removed where they lay; cut short, it goes on', async () => {
    await app.pool.query('delete from files');
    const { from, to } = places();
    const member = await makeMemberWithPicture();
    const names = (await app.pool.query('select name, small_name from files')).rows.flatMap((row) => [
      row.name,
      row.small_name,
    ]);
    for (const name of names) {
      const found = await to.open(`pictures/${name}`);
      if (found) await from.put(`pictures/${name}`, found.content);
      await to.remove(`pictures/${name}`);
    }
    await app.pool.query('update files set sha256 = null, bytes = null');
    service.fail('away');
    const move = { db: app.db, from, to, isSwitched: true };
    await expect(moveFiles(move, () => {})).rejects.toThrow();
    service.fail('none', 0);
    expect(await from.has(`pictures/${member.pic}`)).toBe(true);
    expect(await moveFiles({ ...move, isSwitched: false }, () => {})).toMatchObject({ copied: 2, removed: 0 });
    expect(await moveFiles(move, () => {})).toEqual({ copied: 0, there: 2, missing: 0, damaged: 0, removed: 2 });
    expect(await moveFiles(move, () => {})).toMatchObject({ copied: 0, there: 2, removed: 0 });
    expect((await member.client.get(pictureAddress(member.pic))).status).toBe(200);
    const { rows } = await app.pool.query('select octet_length(sha256) as length, bytes from files');
    expect(rows).toEqual([{ length: 32, bytes: expect.any(Number) }]);
  });

  test('stay where they are when they are not what was stored', async () => {
    await app.pool.query('delete from files');
    const { from, to } = places();
    const member = await makeMemberWithPicture();
    await to.remove(`pictures/${member.pic}`);
    await from.put(`pictures/${member.pic}`, Buffer.from('something else'));
    const moved = await moveFiles({ db: app.db, from, to, isSwitched: true }, () => {});
    expect(moved).toMatchObject({ damaged: 1, there: 1, removed: 0 });
    expect(await from.has(`pictures/${member.pic}`)).toBe(true);
    expect(await to.has(`pictures/${member.pic}`)).toBe(false);
  });
});
