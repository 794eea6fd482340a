import { expect, test } from 'vitest';
import { HOROSCOPE_FILE, horoscopeAddress } from '#contract/personal.ts';
import { PICTURE_FILE } from '#contract/picture.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeJpeg, makePdf } from '#server/testing/images.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const groom = await makeShownMember(app, { gender: 'Male' });
const bytes = new Uint8Array(await makeJpeg());
await groom.client.call('updateprofileimage', { pid: groom.pid, [PICTURE_FILE]: new File([bytes], 'photo.jpg') });
const pdf = new File([new Uint8Array(makePdf())], 'kosthi.pdf');
await groom.client.call('updatepersonalinformation', { pid: groom.pid, dob: '1990-01-01', [HOROSCOPE_FILE]: pdf });
const { rows } = await app.pool.query<{ kind: string; name: string }>('select kind, name from files');
const nameOf = (kind: string) => rows.find((row) => row.kind === kind)?.name ?? '';

const look = async ({ client }: TestMember) => ({
  picture: (await client.get(pictureAddress(nameOf('picture')))).status,
  horoscope: (await client.get(horoscopeAddress(nameOf('horoscope')))).status,
});
const BOTH = { picture: 200, horoscope: 200 };
const NEITHER = { picture: 404, horoscope: 404 };
const showPhotoTo = async (audience: string) => {
  await app.pool.query(
    `insert into profile_details (profile_id, photo_for) values ($1, $2)
       on conflict (profile_id) do update set photo_for = $2`,
    [groom.pid, audience],
  );
};

test('photo and horoscope are for accepted families, and the photo for members where its owner says so', async () => {
  const [stranger, accepted] = [await makeShownMember(app), await makeShownMember(app)];
  await becomeAcquainted(accepted, groom);
  expect(await look(groom)).toEqual(BOTH);
  expect(await look(accepted)).toEqual(BOTH);
  expect(await look(stranger)).toEqual(NEITHER);
  await showPhotoTo('Members');
  expect(await look(stranger)).toEqual({ picture: 200, horoscope: 404 });
  await showPhotoTo('Accepted');
  expect(await look(stranger)).toEqual(NEITHER);
  expect(await look({ ...stranger, client: app.client() })).toEqual(NEITHER);
});

test('an interest, answered or not, opens neither; a hiding and a block close both at once, a pause to strangers', async () => {
  const [waiting, declined, accepted] = [
    await makeShownMember(app),
    await makeShownMember(app),
    await makeShownMember(app),
  ];
  for (const bride of [waiting, declined]) await ask(bride, 'sendintroduction', groom, { note: '' });
  await ask(groom, 'declineintroduction', declined);
  await becomeAcquainted(accepted, groom);
  for (const bride of [waiting, declined]) expect(await look(bride)).toEqual(NEITHER);
  await showPhotoTo('Members');
  await groom.client.call('pauseprofile', { pid: groom.pid, kind: 'paused', reason: 'notNow' });
  for (const bride of [waiting, declined]) expect(await look(bride)).toEqual(NEITHER);
  // An accepted family still sees everything during a pause.
  expect(await look(accepted)).toEqual(BOTH);
  await groom.client.call('resumeprofile', { pid: groom.pid });
  await app.db.deleteFrom('showings').where('profile_id', '=', groom.pid).execute();
  expect(await look(accepted)).toEqual(NEITHER);
  await app.db.insertInto('showings').values({ profile_id: groom.pid }).execute();
  expect(await look(accepted)).toEqual(BOTH);
  await ask(groom, 'blockmember', accepted);
  expect(await look(accepted)).toEqual(NEITHER);
  expect(await look(groom)).toEqual(BOTH);
});

test('another’s photo is asked for each time, so that no browser shows it after a block', async () => {
  const accepted = await makeShownMember(app);
  await becomeAcquainted(accepted, groom);
  const { headers } = await accepted.client.get(pictureAddress(nameOf('picture')));
  expect(headers.get('cache-control')).toBe('private, no-cache');
});
