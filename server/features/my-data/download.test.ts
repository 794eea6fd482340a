import { once } from 'node:events';
import { rm, unlink } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';

const app = await startTestApp();
const PHOTO_BYTES = 5 * 1024 * 1024;

const member = await makeMember(app);
/** Four photos of five megabytes, more than a connection takes ahead. */
const paths: string[] = [];

beforeAll(async () => {
  const files = makeFileStore(app.dataDir);
  for (const kind of ['picture', 'picture2', 'picture3', 'picture4'] as const) {
    const { name, bytes, sha256 } = await files.put('pictures', 'jpg', Buffer.alloc(PHOTO_BYTES, kind));
    await app.db
      .insertInto('files')
      .values({ profile_id: member.pid, kind, name, small_name: `small-${name}`, bytes, sha256 })
      .execute();
    paths.push(join(app.dataDir, 'files/pictures', name));
  }
});

/** The answer's head; its body is not read yet. */
async function beginDownload(): Promise<IncomingMessage> {
  const cookie = [...member.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = get(`${app.address}/files/my-data.zip`, { headers: { cookie } });
  const [answer] = await once(asked, 'response');
  return answer;
}

test('slow readers hold no connection to the database, and receive everything', async () => {
  const answers = await Promise.all(Array.from({ length: 2 }, beginDownload));
  await expect.poll(() => app.pool.totalCount - app.pool.idleCount).toBe(0);
  for (const answer of answers) {
    const bytes = await buffer(answer);
    expect(answer.headers['content-length']).toBe(String(bytes.length));
    expect([...readZip(bytes).keys()]).toEqual([
      'my-data.json',
      'picture.jpg',
      'photo-2.jpg',
      'photo-3.jpg',
      'photo-4.jpg',
    ]);
  }
});

test('a download of which a photo goes on the way breaks off: the browser sees that it is not all', async () => {
  const answer = await beginDownload();
  await unlink(paths[3] ?? '');
  await expect(buffer(answer)).rejects.toThrow('aborted');
});

test('a photo that is not there is left out', async () => {
  await rm(paths[1] ?? '', { force: true });
  const names = [...readZip(await buffer(await beginDownload())).keys()];
  expect(names).not.toContain('photo-2.jpg');
  expect(names).toContain('photo-3.jpg');
});
