import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { horoscopeAddress } from '#contract/personal.ts';
import { FILE_LIMIT_BYTES } from '#server/http/forms.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeJpeg, makePdf, makePhoneJpeg, makePixelBomb, makePng } from '#server/testing/images.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();

const listFiles = () => readdir(join(app.dataDir, 'files', 'horoscopes')).catch(() => []);
const asFile = (bytes: Buffer | string, name: string) => new File([new Uint8Array(Buffer.from(bytes))], name);

const send = ({ client, pid }: TestMember, bytes: Buffer | string, name = 'koshthi.pdf') =>
  client.call('updatepersonalinformation', { pid, pob: 'বর্ধমান', kusthifile: asFile(bytes, name) });

async function loadRow({ client, pid }: TestMember): Promise<{ kusthi_file: string; placeofbirth: string }> {
  const { row } = JSON.parse((await client.call('showpersonalinfo', { pid })).text);
  return row;
}

describe('a horoscope sent with updatepersonalinformation', () => {
  test('as a PDF is kept as it is and served as a download that can run nothing', async () => {
    const member = await makeMember(app);
    expect((await loadRow(member)).kusthi_file).toBe('');
    expect((await send(member, makePdf())).body.msgcode).toBe(1);
    const row = await loadRow(member);
    expect(row.placeofbirth).toBe('বর্ধমান');
    const { status, bytes, headers } = await member.client.get(horoscopeAddress(row.kusthi_file));
    expect(status).toBe(200);
    expect(bytes.equals(makePdf())).toBe(true);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="horoscope.pdf"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  test('as a photo loses what the camera and others have hidden in it', async () => {
    const member = await makeMember(app);
    const photo = Buffer.concat([await makePhoneJpeg('in the almirah'), Buffer.from('<script>alert(1)</script>')]);
    await send(member, photo, 'photo.jpg');
    const name = (await loadRow(member)).kusthi_file;
    const { bytes, headers } = await member.client.get(horoscopeAddress(name));
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('content-disposition')).toBe('attachment; filename="horoscope.jpg"');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
    for (const trace of ['in the almirah', 'Exif', '<script>']) expect(bytes.includes(trace)).toBe(false);
  });

  test('as a PNG stays a PNG, whatever its name says', async () => {
    const member = await makeMember(app);
    await send(member, await makePng(), 'scan.pdf');
    const name = (await loadRow(member)).kusthi_file;
    expect(name).toMatch(/\.png$/);
    expect((await member.client.get(horoscopeAddress(name))).headers.get('content-type')).toBe('image/png');
  });

  test('replaces the former file; a form without one, or with a text in its place, leaves it', async () => {
    const member = await makeMember(app);
    const { client, pid } = member;
    await send(member, makePdf());
    const first = (await loadRow(member)).kusthi_file;
    const files = await listFiles();
    await client.call('updatepersonalinformation', { pid, pob: 'হুগলি' });
    await client.call('updatepersonalinformation', { pid, pob: 'হুগলি', kusthifile: new File([], '') });
    await client.call('updatepersonalinformation', { pid, pob: 'হুগলি', kusthifile: first });
    await client.callEncoded('updatepersonalinformation', { pid, pob: 'হুগলি' });
    expect(await loadRow(member)).toMatchObject({ kusthi_file: first, placeofbirth: 'হুগলি' });
    await send(member, await makeJpeg(), 'new.jpg');
    expect((await loadRow(member)).kusthi_file).not.toBe(first);
    expect((await client.get(horoscopeAddress(first))).status).toBe(404);
    expect(await listFiles()).toHaveLength(files.length);
  });

  test('is not shown to another member, nor under the address of pictures', async () => {
    const member = await makeMember(app);
    await send(member, await makeJpeg());
    const name = (await loadRow(member)).kusthi_file;
    const stranger = await makeMember(app);
    expect((await stranger.client.get(horoscopeAddress(name))).status).toBe(404);
    expect((await member.client.get(`/files/pictures/${name}`)).status).toBe(404);
  });

  test.each([
    ['an SVG', 422, () => '<svg xmlns="http://www.w3.org/2000/svg"/>', /^Please choose a JPEG, PNG or PDF file/],
    ['a web page', 422, () => '<!doctype html><script>alert(1)</script>', /^Please choose a JPEG, PNG or PDF file/],
    ['an empty file', 422, () => '', /^This file is empty/],
    ['a PDF that was cut off', 422, () => makePdf().subarray(0, -40), /^This file is damaged/],
    ['garbage behind the name PDF', 422, () => `%PDF-1.7\n${'x'.repeat(5000)}`, /^This file is damaged/],
    ['a truncated JPEG', 422, async () => (await makeJpeg(800, 800)).subarray(0, -500), /^This file is damaged/],
    ['a truncated PNG', 422, async () => (await makePng(800, 800)).subarray(0, -200), /^This file is damaged/],
    ['a bomb of 100 megapixels', 422, makePixelBomb, /more than 40 megapixels/],
    [
      '5 MB and one byte',
      413,
      () => Buffer.concat([makePdf(), Buffer.alloc(FILE_LIMIT_BYTES)]).subarray(0, FILE_LIMIT_BYTES + 1),
      /^This file is too large. Please choose one of 5 MB or less/,
    ],
  ])('%s is refused with its sentence, and nothing of the form is saved', async (_what, status, make, sentence) => {
    const member = await makeMember(app);
    const files = await listFiles();
    const answer = await send(member, await make());
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ msgcode: 2, errors: { kusthifile: expect.stringMatching(sentence) } });
    expect(await loadRow(member)).toMatchObject({ kusthi_file: '', placeofbirth: '' });
    expect(await listFiles()).toEqual(files);
  });

  test('is not stored where the form itself breaks a rule', async () => {
    const member = await makeMember(app);
    const files = await listFiles();
    const { client, pid } = member;
    const form = { pid, kusthifile: asFile(makePdf(), 'koshthi.pdf') };
    for (const field of ['height', 'religion'])
      expect((await client.call('updatepersonalinformation', { ...form, [field]: '9999' })).status).toBe(422);
    expect(await listFiles()).toEqual(files);
  });
});

test('removehoroscope removes the file and leaves the form as it is', async () => {
  const member = await makeMember(app);
  const files = await listFiles();
  await send(member, makePdf());
  const answer = await member.client.call('removehoroscope', { pid: member.pid });
  expect(answer.body).toEqual({
    msgcode: 1,
    msg: 'Your horoscope file has been removed',
    msgkey: 'horoscopeRemoved',
    msgcolor: 'green',
  });
  expect(await loadRow(member)).toMatchObject({ kusthi_file: '', placeofbirth: 'বর্ধমান' });
  expect(await listFiles()).toEqual(files);
});
