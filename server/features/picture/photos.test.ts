import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pictureAddress } from '#contract/picture-address.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeJpeg, makePng } from '#server/testing/images.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const folder = join(app.dataDir, 'files', 'pictures');
const jpeg = await makeJpeg();

const send = ({ client, pid }: TestMember, call: string, also: Record<string, string> = {}, bytes = jpeg) =>
  client.call(call, { pid, ...also, file: new File([new Uint8Array(bytes)], 'photo.jpg') });
const load = async ({ client, pid }: TestMember) =>
  (await client.get(`/api/showphotos?${new URLSearchParams({ pid })}`)).body;
const photosOf = async (member: TestMember) => z.array(z.string()).parse((await load(member)).photos);
const agreements = async ({ pid }: TestMember) => {
  const { rows } = await app.pool.query(
    `select kind, withdrawn_at is null as stands from consents
     where profile_id = $1 and kind in ('pictured', 'photo') order by id`,
    [pid],
  );
  return rows.map(({ kind, stands }) => `${kind} ${stands ? 'stands' : 'withdrawn'}`);
};

async function fill(member: TestMember): Promise<string[]> {
  for (let count = 0; count < 5; count++) expect((await send(member, 'addphoto')).body.msgcode).toBe(1);
  return photosOf(member);
}

test('up to five photos, in their order; the first is the picture, and a sixth leaves nothing behind', async () => {
  const member = await makeMember(app);
  const photos = await fill(member);
  expect(new Set(photos).size).toBe(5);
  const { body } = await member.client.call('showprofile', { pid: member.pid });
  expect(body.pic).toBe(photos[0]);
  for (const photo of photos) expect((await member.client.get(pictureAddress(photo, 'small'))).status).toBe(200);
  const before = await readdir(folder);
  const sixth = await send(member, 'addphoto');
  expect([sixth.status, sixth.body.errorkeys]).toEqual([422, { file: 'photosFull' }]);
  expect(await readdir(folder)).toEqual(before);
  expect(await photosOf(member)).toEqual(photos);
});

test('a photo moves to a place, and the others make room', async () => {
  const member = await makeMember(app);
  const [a = '', b = '', c = '', d = '', e = ''] = await fill(member);
  const move = async (photo: string, place: string) =>
    (await member.client.call('orderphotos', { pid: member.pid, photo, place })).body;
  expect(await move(d, '1')).toMatchObject({ msgcode: 1 });
  expect(await photosOf(member)).toEqual([d, a, b, c, e]);
  expect((await member.client.call('showprofile', { pid: member.pid })).body.pic).toBe(d);
  await move(d, '5');
  expect(await photosOf(member)).toEqual([a, b, c, e, d]);
  expect(await move('nobody.jpg', '1')).toMatchObject({ msgcode: 2, msgkey: 'photoGone' });
  for (const place of ['0', '6', '', '১'])
    expect((await member.client.call('orderphotos', { pid: member.pid, photo: a, place })).status).toBe(422);
  expect(await photosOf(member)).toEqual([a, b, c, e, d]);
});

test('of another’s photos nothing can be moved or removed', async () => {
  const [mine, theirs] = [await makeMember(app), await makeMember(app)];
  const [photo = ''] = await fill(theirs);
  await mine.client.call('removephoto', { pid: mine.pid, photo });
  await mine.client.call('orderphotos', { pid: mine.pid, photo, place: '5' });
  expect((await photosOf(theirs))[0]).toBe(photo);
});

test('a new picture takes the first place alone; what is removed is gone, and the next moves up', async () => {
  const member = await makeMember(app);
  const before = (await readdir(folder)).length;
  const [first = '', second = '', ...others] = await fill(member);
  await send(member, 'updateprofileimage');
  const [replacing = '', ...kept] = await photosOf(member);
  expect(kept).toEqual([second, ...others]);
  expect((await member.client.get(pictureAddress(first))).status).toBe(404);
  await member.client.call('removephoto', { pid: member.pid, photo: second });
  await member.client.call('removeprofileimage', { pid: member.pid });
  expect(await photosOf(member)).toEqual(others);
  for (const gone of [replacing, second]) expect((await member.client.get(pictureAddress(gone))).status).toBe(404);
  expect((await member.client.call('showprofile', { pid: member.pid })).body.pic).toBe(others[0]);
  for (const photo of others) await member.client.call('removephoto', { pid: member.pid, photo });
  expect(await readdir(folder)).toHaveLength(before);
});

test('photos sent at the same time are all kept, and no file of more', async () => {
  const member = await makeMember(app);
  const before = (await readdir(folder)).length;
  await Promise.all([1, 2, 3].map(() => send(member, 'addphoto')));
  const answers = await Promise.all([4, 5, 6, 7].map(() => send(member, 'addphoto')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
  expect(await photosOf(member)).toHaveLength(5);
  expect(await readdir(folder)).toHaveLength(before + 10);
});

test('the box that a page has shown must be ticked; the agreement is recorded, and goes with the last photo', async () => {
  const member = await makeMember(app);
  for (const call of ['updateprofileimage', 'addphoto']) {
    const answer = await send(member, call, { asked: 'Yes' });
    expect([answer.status, answer.body.errorkeys]).toEqual([422, { agreed: 'pictureAgreementRequired' }]);
  }
  expect(await photosOf(member)).toEqual([]);
  await send(member, 'updateprofileimage', { asked: 'Yes', agreed: 'Yes' });
  await send(member, 'addphoto', { asked: 'Yes', agreed: 'Yes' });
  expect(await agreements(member)).toEqual(['pictured stands']);
  await member.client.call('removeprofileimage', { pid: member.pid });
  expect(await agreements(member)).toEqual(['pictured stands']);
  await member.client.call('removeprofileimage', { pid: member.pid });
  expect(await agreements(member)).toEqual(['pictured withdrawn']);
});

test('a caller of the specification sends the file alone, and agrees to nothing', async () => {
  const member = await makeMember(app);
  expect((await send(member, 'updateprofileimage')).body.msgkey).toBe('imageUpdated');
  expect(await agreements(member)).toEqual([]);
});

test('who sees the photos is chosen with the upload or by itself, and other details stay', async () => {
  const member = await makeMember(app);
  await member.client.call('updateprofiledetails', { pid: member.pid, workplace: 'Howrah' });
  await send(member, 'updateprofileimage', { asked: 'Yes', agreed: 'Yes', photofor: 'Members' });
  expect(await load(member)).toMatchObject({ photofor: 'Members' });
  await send(member, 'addphoto', { asked: 'Yes', agreed: 'Yes' });
  expect(await load(member)).toMatchObject({ photofor: 'Members' });
  await member.client.call('updatephotoaudience', { pid: member.pid, photofor: 'Accepted' });
  expect(await load(member)).toMatchObject({ photofor: 'Accepted' });
  expect(await agreements(member)).toEqual(['pictured stands', 'photo withdrawn']);
  const details = await member.client.get(`/api/showprofiledetails?${new URLSearchParams({ pid: member.pid })}`);
  expect(details.body.row).toMatchObject({ workplace: 'Howrah', photofor: 'Accepted' });
  for (const photofor of ['', 'Everybody'])
    expect((await member.client.call('updatephotoaudience', { pid: member.pid, photofor })).status).toBe(422);
});

test('a PNG is refused as one more photo as it is as the first', async () => {
  const member = await makeMember(app);
  expect((await send(member, 'addphoto', {}, await makePng())).status).toBe(422);
  expect(await photosOf(member)).toEqual([]);
});

test('a reader who sees the first photo sees the others, in no list, and a block closes them at once', async () => {
  const groom = await makeShownMember(app, { gender: 'Male' });
  const [stranger, accepted] = [await makeShownMember(app), await makeShownMember(app)];
  await becomeAcquainted(accepted, groom);
  const [first = '', ...further] = await fill(groom);
  const seen = async (by: TestMember) => (await ask(by, 'member', groom)).body.photos;
  const statuses = async ({ client }: TestMember) =>
    Promise.all(further.map(async (photo) => (await client.get(pictureAddress(photo))).status));

  expect([await seen(accepted), await seen(stranger)]).toEqual([further, []]);
  expect(await statuses(accepted)).toEqual([200, 200, 200, 200]);
  expect(await statuses(stranger)).toEqual([404, 404, 404, 404]);
  await groom.client.call('updatephotoaudience', { pid: groom.pid, photofor: 'Members' });
  expect(await seen(stranger)).toEqual(further);
  expect(await statuses(stranger)).toEqual([200, 200, 200, 200]);
  const find = () => stranger.client.get(`/api/findmatches?${new URLSearchParams({ pid: stranger.pid })}`);
  await expect.poll(async () => (await find()).text).toContain(first);
  const list = await find();
  for (const photo of further) expect(list.text).not.toContain(photo);
  await ask(groom, 'blockmember', stranger);
  expect(await statuses(stranger)).toEqual([404, 404, 404, 404]);
});
