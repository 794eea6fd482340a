import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { formMessages } from '#contract/form-messages.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { FILE_LIMIT_BYTES } from '#server/http/forms.ts';
import { startTestApp } from '#server/testing/app.ts';
import { asFile, makeJpeg, makePhoneJpeg, makePixelBomb, makePng, makeScanBomb } from '#server/testing/images.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const folder = join(app.dataDir, 'files', 'pictures');

const listFiles = () => readdir(folder).catch(() => []);

const send = ({ client, pid }: TestMember, bytes: Buffer | string) =>
  client.call('updateprofileimage', { pid, file: asFile(bytes) });

async function loadPic({ client, pid }: TestMember): Promise<string> {
  return String((await client.call('showprofile', { pid })).body.pic);
}

describe('updateprofileimage', () => {
  test('the picture is shown at once, in two sizes', async () => {
    const member = await makeMember(app);
    expect(await loadPic(member)).toBe('');
    const answer = await send(member, await makeJpeg(2400, 1200));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      msgcode: 1,
      msg: 'Profile Image Updated!!',
      msgkey: 'imageUpdated',
      msgcolor: 'green',
    });

    const pic = await loadPic(member);
    const large = await sharp((await member.client.get(pictureAddress(pic))).bytes).metadata();
    expect(large).toMatchObject({ format: 'jpeg', width: 1600, height: 800 });
    const small = await sharp((await member.client.get(pictureAddress(pic, 'small'))).bytes).metadata();
    expect(small).toMatchObject({ format: 'jpeg', width: 320, height: 320 });
  });

  test('a new picture takes the place of the old one, of which nothing is left', async () => {
    const member = await makeMember(app);
    await send(member, await makeJpeg());
    const old = await loadPic(member);
    const before = await listFiles();
    await send(member, await makeJpeg(50, 50));
    expect(await loadPic(member)).not.toBe(old);
    expect((await member.client.get(pictureAddress(old))).status).toBe(404);
    const after = await listFiles();
    expect(after).toHaveLength(before.length);
    expect(after).not.toContain(old);
  });

  test('of pictures sent at the same time one is kept, and no file of the others', async () => {
    const member = await makeMember(app);
    const before = await listFiles();
    const jpeg = await makeJpeg();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(member, jpeg)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await listFiles()).toHaveLength(before.length + 2);
    expect((await member.client.get(pictureAddress(await loadPic(member)))).status).toBe(200);
  });

  test('orientation is applied; EXIF, GPS and what hides behind the image are gone', async () => {
    const member = await makeMember(app);
    const phone = await makePhoneJpeg('taken at home');
    expect(phone.includes('taken at home')).toBe(true);
    const polyglot = Buffer.concat([phone, Buffer.from('<html><script>alert(1)</script></html>')]);
    expect((await send(member, polyglot)).body.msgcode).toBe(1);
    const { bytes } = await member.client.get(pictureAddress(await loadPic(member)));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    for (const trace of ['taken at home', 'Exif', '<script>']) expect(bytes.includes(trace)).toBe(false);
  });

  test('a picture of exactly 5 MB passes', async () => {
    const member = await makeMember(app);
    const jpeg = await makeJpeg();
    const padded = Buffer.concat([jpeg, Buffer.alloc(FILE_LIMIT_BYTES - jpeg.length)]);
    expect((await send(member, padded)).body.msgcode).toBe(1);
  });

  test.each([
    ['a PNG named .jpg', 422, () => makePng(), 'Please choose a JPEG photo (a file that ends in .jpg)'],
    [
      'an SVG named .jpg',
      422,
      () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      'Please choose a JPEG photo (a file that ends in .jpg)',
    ],
    ['an empty file', 422, () => '', formMessages.fileEmpty],
    ['a HEIC named .jpg', 422, () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic', formMessages.pictureIsHeic],
    [
      'a truncated JPEG',
      422,
      async () => (await makeJpeg(800, 800)).subarray(0, -500),
      'This photo is damaged. Please take or choose another one.',
    ],
    [
      'a bomb of 100 megapixels',
      422,
      makePixelBomb,
      'This photo has more than 40 megapixels. Please make it smaller and try again.',
    ],
    [
      'a small JPEG of thousands of scans',
      422,
      () => makeScanBomb(4_000),
      'This photo is damaged. Please take or choose another one.',
    ],
    [
      '5 MB and one byte',
      413,
      async () => Buffer.concat([await makeJpeg(), Buffer.alloc(FILE_LIMIT_BYTES)]).subarray(0, FILE_LIMIT_BYTES + 1),
      formMessages.fileTooLarge,
    ],
    ['12 MB', 413, async () => Buffer.concat([await makeJpeg(), Buffer.alloc(12_000_000)]), formMessages.fileTooLarge],
  ])('%s is refused with its sentence and nothing is stored', async (_what, status, make, sentence) => {
    const member = await makeMember(app);
    await send(member, await makeJpeg());
    const [pic, files] = [await loadPic(member), await listFiles()];
    const answer = await send(member, await make());
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      msgcode: 2,
      msgcolor: 'red',
      msg: 'Please check the fields that are marked',
      msgkey: 'checkForm',
      errors: { file: sentence },
      errorkeys: { file: expect.stringMatching(/^(notAPicture|picture|file)/) },
    });
    expect(await loadPic(member)).toBe(pic);
    expect(await listFiles()).toEqual(files);
  });

  test('without a file, or with a text in its place, the picture is asked for', async () => {
    const { client, pid } = await makeMember(app);
    const nothingChosen = new File([], '');
    for (const wrong of ['photo.jpg', nothingChosen, null]) {
      const answer = await client.call('updateprofileimage', wrong === null ? { pid } : { pid, file: wrong });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ msgcode: 2, errors: { file: 'profile image required' } });
    }
    const encoded = await client.callEncoded('updateprofileimage', { pid, file: 'photo.jpg' });
    expect(encoded.body.errors).toEqual({ file: 'profile image required' });
  });

  test('two files are refused', async () => {
    const member = await makeMember(app);
    const body = new FormData();
    body.append('pid', member.pid);
    for (const name of ['one.jpg', 'two.jpg']) body.append('file', asFile(await makeJpeg(), name));
    const answer = await member.client.send('/api/updateprofileimage', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toBe('A field was sent twice. Please send the form again.');
    expect(await loadPic(member)).toBe('');
  });
});

describe('removeprofileimage', () => {
  test('the picture and its files are gone, and removing it again does no harm', async () => {
    const member = await makeMember(app);
    const before = await listFiles();
    await send(member, await makeJpeg());
    for (const _turn of [1, 2]) {
      const answer = await member.client.call('removeprofileimage', { pid: member.pid });
      expect(answer.body).toEqual({
        msgcode: 1,
        msg: 'Your picture has been removed',
        msgkey: 'pictureRemoved',
        msgcolor: 'green',
      });
    }
    expect(await loadPic(member)).toBe('');
    expect(await listFiles()).toEqual(before);
  });
});
