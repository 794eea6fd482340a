import { rm, truncate, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureAddress } from '#contract/picture-address.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const folder = join(app.dataDir, 'files', 'pictures');

async function makeMemberWithPicture(): Promise<TestMember & { pic: string }> {
  const member = await makeMember(app);
  const file = new File([new Uint8Array(await makeJpeg())], 'photo.jpg');
  await member.client.call('updateprofileimage', { pid: member.pid, file });
  const { body } = await member.client.call('showprofile', { pid: member.pid });
  return { ...member, pic: String(body.pic) };
}

describe('a picture', () => {
  test('is served to its owner as nothing but an image, kept privately', async () => {
    const { client, pic } = await makeMemberWithPicture();
    const { status, headers } = await client.get(pictureAddress(pic));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('content-disposition')).toBe('inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect(headers.get('cache-control')).toMatch(/^private/);
    expect(headers.get('vary')).toContain('cookie');
  });

  test('is not sent again to a browser that has it; the small size has a tag of its own', async () => {
    const { client, pic } = await makeMemberWithPicture();
    const etag = (await client.get(pictureAddress(pic))).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    const again = await client.send(pictureAddress(pic), { headers });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect((await client.send(pictureAddress(pic, 'small'), { headers })).status).toBe(200);
  });

  test('unknown, foreign, traversing and session-less requests answer the same', async () => {
    const owner = await makeMemberWithPicture();
    const stranger = await makeMember(app);
    const answers = await Promise.all([
      stranger.client.get(pictureAddress(owner.pic)),
      stranger.client.get(pictureAddress(owner.pic, 'small')),
      app.client().get(pictureAddress(owner.pic)),
      app.client().get('/files/pictures/AAAAAAAAAAAAAAAAAAAAAAAA.jpg'),
      owner.client.get('/files/pictures/AAAAAAAAAAAAAAAAAAAAAAAA.jpg'),
      owner.client.get(`/files/horoscopes/${owner.pic}`),
      owner.client.get('/files/pictures/..%2f..%2fdata-key'),
      owner.client.get(`/files/pictures/..%5cpictures%5c${owner.pic}`),
      owner.client.get(`/files/pictures/${owner.pic}%00.jpg`),
      owner.client.get('/files/pictures/'),
      owner.client.get('/files/'),
      owner.client.get('/files/constructor/AAAAAAAAAAAAAAAAAAAAAAAA.jpg'),
    ]);
    for (const { status, text, headers } of answers) {
      expect(status).toBe(404);
      expect(text).toBe('{"msg":"There is nothing at this address","msgkey":"notFound"}');
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('content-disposition')).toBeNull();
    }
  });

  test('that was cut short is not served; one of which nothing was noted yet is', async () => {
    const { client, pic } = await makeMemberWithPicture();
    for (const size of [undefined, 'small'] as const)
      expect((await client.get(pictureAddress(pic, size))).status).toBe(200);
    const { rows } = await app.pool.query('select small_name from files where name = $1', [pic]);
    for (const name of [pic, rows[0].small_name]) await truncate(join(folder, name), 100);
    const answers = await Promise.all([client.get(pictureAddress(pic)), client.get(pictureAddress(pic, 'small'))]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    await app.pool.query(
      'update files set bytes = null, small_bytes = null, sha256 = null, small_sha256 = null where name = $1',
      [pic],
    );
    const before = await Promise.all([client.get(pictureAddress(pic)), client.get(pictureAddress(pic, 'small'))]);
    expect(before.map(({ status, bytes }) => [status, bytes.length])).toEqual([
      [200, 100],
      [200, 100],
    ]);
  });

  test('whose file was lost answers like one that never was', async () => {
    const { client, pic } = await makeMemberWithPicture();
    await rm(join(folder, pic));
    const answer = await client.get(pictureAddress(pic));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

// fetch normalises the path before it sends it; an attacker does not.
function askUntidily({ client, pic }: TestMember & { pic: string }, path: (pic: string) => string): Promise<number> {
  const headers = { cookie: `session=${client.cookies.get('session')}` };
  return new Promise((resolve, reject) => {
    get(`${app.address}/`, { path: path(pic), headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });
}

test('a path that climbs finds nothing', async () => {
  const owner = await makeMemberWithPicture();
  expect(await askUntidily(owner, (pic) => `/files/pictures/${pic}`)).toBe(200);
  for (const path of [
    (pic: string) => `/files/pictures/../pictures/${pic}`,
    (pic: string) => `/files/pictures/%2e%2e/pictures/${pic}`,
    (pic: string) => `/files/pictures/%2e%2e%2fpictures%2f${pic}`,
    (pic: string) => `/files//pictures/${pic}`,
    () => '/files/pictures/../../data-key',
    () => '/files/../data-key',
  ])
    expect(await askUntidily(owner, path)).toBe(404);
});

test('where the row cannot be written, the old picture stays', async () => {
  const { client, pid, pic } = await makeMemberWithPicture();
  await app.pool.query('alter table files add constraint takes_nothing check (false) not valid');
  const file = new File([new Uint8Array(await makeJpeg())], 'photo.jpg');
  const answer = await client.call('updateprofileimage', { pid, file });
  await app.pool.query('alter table files drop constraint takes_nothing');
  expect(answer.body.msgcode).toBe(2);
  expect((await client.call('showprofile', { pid })).body.pic).toBe(pic);
  expect((await client.get(pictureAddress(pic))).status).toBe(200);
});

describe('a disk that takes nothing', () => {
  test('is answered with a sentence, and the old picture stays', async () => {
    const { client, pid, pic } = await makeMemberWithPicture();
    const files = join(app.dataDir, 'files');
    await rm(files, { recursive: true });
    await writeFile(files, 'not a folder');
    const file = new File([new Uint8Array(await makeJpeg())], 'photo.jpg');
    const answer = await client.call('updateprofileimage', { pid, file });
    expect(answer.status).toBe(503);
    expect(answer.body.msg).toBe('We cannot reach our records just now. Please try again in a minute.');
    expect((await client.call('showprofile', { pid })).body.pic).toBe(pic);
  });
});
