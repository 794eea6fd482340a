import { expect, test } from 'vitest';
import { PIECE_BYTES } from '#contract/file-kind.ts';
import { horoscopeAddress } from '#contract/personal.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { countPieces } from '#contract/pieces.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makePdf } from '#server/testing/images.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { inPlaceOf, makeNoisyJpeg, sendPiece, sendPieces, sha256 } from '#server/testing/pieces.ts';

const app = await startTestApp();
const photo = await makeNoisyJpeg();
const all = [...Array(countPieces(photo.length)).keys()];

const arrived = async ({ client, pid }: TestMember, file = photo): Promise<number[]> =>
  JSON.parse((await client.get(`/api/showpieces?${new URLSearchParams({ pid, filehash: sha256(file) })}`)).text)
    .arrived;
const photosOf = async ({ client, pid }: TestMember): Promise<string[]> =>
  JSON.parse((await client.get(`/api/showphotos?${new URLSearchParams({ pid })}`)).text).photos;
const add = ({ client, pid }: TestMember, file: string, call = 'addphoto') => client.call(call, { pid, file });
const rows = async (table: string) => (await app.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

test('a photo in pieces, out of order and with a pause, is kept as the same photo sent whole', async () => {
  const member = await makeMember(app);
  expect(all.length).toBeGreaterThan(8);
  await sendPieces(member, photo, [3, 0, 1]);
  expect(await arrived(member)).toEqual([0, 1, 3]);
  // The file is not complete: a form that names it gets an error, and nothing is stored.
  const early = await add(member, inPlaceOf(photo));
  expect([early.status, early.body.errorkeys]).toEqual([422, { file: 'fileSendAgain' }]);
  await sendPieces(
    member,
    photo,
    all.filter((number) => ![0, 1, 3].includes(number)),
  );
  expect(await arrived(member)).toEqual(all);
  expect((await add(member, inPlaceOf(photo), 'updateprofileimage')).body).toMatchObject({
    msgcode: 1,
    msgkey: 'imageUpdated',
  });
  const whole = new File([new Uint8Array(photo)], 'photo.jpg');
  await member.client.call('addphoto', { pid: member.pid, file: whole });
  const [inPieces = '', atOnce = ''] = await photosOf(member);
  const [one, other] = await Promise.all(
    [inPieces, atOnce].map((name) => member.client.get(pictureAddress(name, 'large'))),
  );
  expect(one?.status).toBe(200);
  expect(one?.bytes.equals(other?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('the same piece once more changes nothing; another in its place is refused', async () => {
  const member = await makeMember(app);
  expect((await sendPiece(member, photo, 0)).body).toEqual({ arrived: [0] });
  expect((await sendPiece(member, photo, 0)).body).toEqual({ arrived: [0] });
  await app.pool.query(
    `update file_pieces set content = set_byte(content, 9, get_byte(content, 9) # 1)
     where file_id = (select id from sent_files where profile_id = $1)`,
    [member.pid],
  );
  const other = await sendPiece(member, photo, 0);
  expect([other.status, other.body.errorkeys]).toEqual([422, { piece: 'fileSendAgain' }]);
  // Pieces that do not form the announced file are deleted, so that it can be sent again.
  await sendPieces(member, photo, all.slice(1));
  expect((await add(member, inPlaceOf(photo))).status).toBe(422);
  expect(await arrived(member)).toEqual([]);
});

test('a press whose answer was lost is done once; another press with the same file is another', async () => {
  const member = await makeMember(app);
  await sendPieces(member, photo);
  const press = inPlaceOf(photo);
  const answers = await Promise.all([add(member, press), add(member, press)]);
  answers.push(await add(member, press));
  expect(answers.map(({ body }) => body.msgkey)).toEqual(Array(3).fill('photoAdded'));
  expect(await photosOf(member)).toHaveLength(1);
  await add(member, inPlaceOf(photo));
  expect(await photosOf(member)).toHaveLength(2);
});

test('a press is known for two days: it does nothing after its pieces are gone, another has come, or the photo was removed', async () => {
  const member = await makeMember(app);
  const [first, second] = [inPlaceOf(photo), inPlaceOf(photo)];
  await sendPieces(member, photo);
  await add(member, first);
  await add(member, second);
  // The earlier of two files.
  expect((await add(member, first)).body.msgkey).toBe('photoAdded');
  expect(await photosOf(member)).toHaveLength(2);
  for (const name of await photosOf(member)) await member.client.call('removephoto', { pid: member.pid, photo: name });
  await app.pool.query("update sent_files set used_at = used_at - interval '61 minutes' where profile_id = $1", [
    member.pid,
  ]);
  await sweep(app.db, makeFileStore(app.dataDir));
  expect((await add(member, first)).body.errorkeys).toEqual({ file: 'fileSendAgain' });
  await sendPieces(member, photo);
  expect((await add(member, first)).body.msgkey).toBe('photoAdded');
  expect(await photosOf(member)).toEqual([]);
  await app.pool.query("update file_presses set pressed_at = pressed_at - interval '49 hours'");
  await sweep(app.db, makeFileStore(app.dataDir));
  expect(await rows('file_presses')).toBe(0);
});

test('a press that found no room is none: after one is removed, it is done', async () => {
  const member = await makeMember(app);
  await sendPieces(member, photo);
  for (let count = 0; count < 5; count++) await add(member, inPlaceOf(photo));
  const sixth = inPlaceOf(photo);
  expect((await add(member, sixth)).body.errorkeys).toEqual({ file: 'photosFull' });
  const [, second = ''] = await photosOf(member);
  await member.client.call('removephoto', { pid: member.pid, photo: second });
  expect((await add(member, sixth)).body.msgkey).toBe('photoAdded');
  expect(await photosOf(member)).toHaveLength(5);
});

test('nobody else completes or sees what an account has begun: not another family, not another holder of the profile', async () => {
  const member = await makeMember(app);
  const [stranger, father] = [await makeMember(app), await addHolder(app, member, 'guardian')];
  await sendPieces(member, photo);
  for (const other of [stranger, father]) {
    expect(await arrived(other)).toEqual([]);
    const answer = await add(other, inPlaceOf(photo));
    expect([answer.status, answer.body.errorkeys]).toEqual([422, { file: 'fileSendAgain' }]);
    // Naming the other profile does not help either.
    const named = await other.client.call('addphoto', { pid: member.pid, file: inPlaceOf(photo) });
    expect(named.status).toBe(other === stranger ? 403 : 422);
  }
  expect(await photosOf(member)).toEqual([]);
  // After the session has ended a login is required. The pieces that arrived are still there.
  await member.client.call('logout');
  expect((await sendPiece(member, photo, 0)).status).toBe(401);
  await member.client.call('custlogin', { phone: member.phone, password: 'shonar-tori-1894' });
  expect((await add(member, inPlaceOf(photo))).body.msgcode).toBe(1);
});

test('a horoscope travels in pieces too, with the call that saves a step', async () => {
  const member = await makeMember(app);
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2 * PIECE_BYTES, '%padding\n'), makePdf()]);
  await sendPieces(member, pdf);
  const saved = await member.client.call('savepersonalstep', {
    pid: member.pid,
    pob: 'বর্ধমান',
    kusthifile: inPlaceOf(pdf),
  });
  expect(saved.body.msgcode).toBe(1);
  const { row } = JSON.parse((await member.client.call('showpersonalinfo', { pid: member.pid })).text);
  const { bytes } = await member.client.get(horoscopeAddress(row.kusthi_file));
  expect(bytes.equals(pdf)).toBe(true);
});

test('what is in the place of a file and names none is no file, as before', async () => {
  const member = await makeMember(app);
  for (const text of ['', 'C:\\fakepath\\photo.jpg', `arrived:${'0'.repeat(64)}`, `arrived:${sha256(photo)}:short`])
    expect((await add(member, text)).body.errorkeys).toEqual({ file: 'imageRequired' });
});

test('pieces are removed after a day, and an hour after their file was kept', async () => {
  const member = await makeMember(app);
  const tidy = () => sweep(app.db, makeFileStore(app.dataDir));
  const before = [await rows('sent_files'), await rows('file_pieces')];
  const other = await makeNoisyJpeg(200);
  await sendPieces(member, photo);
  await sendPieces(member, other);
  await add(member, inPlaceOf(other));
  await tidy();
  expect([(await arrived(member)).length, (await arrived(member, other)).length]).toEqual(
    [photo, other].map(({ length }) => countPieces(length)),
  );
  await app.pool.query("update sent_files set used_at = used_at - interval '61 minutes'");
  await tidy();
  expect([(await arrived(member)).length, (await arrived(member, other)).length]).toEqual([
    countPieces(photo.length),
    0,
  ]);
  await app.pool.query("update sent_files set begun_at = begun_at - interval '25 hours'");
  await tidy();
  expect([await rows('sent_files'), await rows('file_pieces')]).toEqual([0, 0]);
  expect(before[0]).toBeGreaterThan(0);
});
