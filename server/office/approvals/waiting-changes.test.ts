import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { asFile, makeFace } from '#server/testing/images.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ approval: 'before' });
const { client: moderator } = await makeStaff(app, ['moderator']);
const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
const bride = await makeShownMember(app);
await becomeAcquainted(bride, groom);

const photos = async ({ client, pid }: TestMember) =>
  (await client.get(`/api/showphotos?${new URLSearchParams({ pid })}`)).body;
const seen = async () => Object((await ask(groom, 'member', bride)).body.shared);
const held = async () => JSON.parse((await bride.client.call('showtoday', { pid: bride.pid })).text).held;
const line = async () => Object((await moderator.call('office/listapprovals', { page: '' })).body).items;
async function decide(deed: 'approve' | 'sendback', form: Record<string, string> = {}) {
  const [{ id }] = await line();
  const { version } = Object((await moderator.call('office/openapproval', { id: String(id) })).body);
  const answer = await moderator.call(`office/${deed}`, { id: String(id), version, ...form });
  expect(answer.body.msgcode, answer.text).toBe(1);
}
const upload = async (seed: number, path = 'updateprofileimage') => {
  const answer = await bride.client.call(path, { pid: bride.pid, file: asFile(await makeFace(seed)) });
  expect(answer.body.msgcode, answer.text).toBe(1);
};
const status = async ({ client }: TestMember, name: string) => (await client.get(`/files/pictures/${name}`)).status;
const badge = (kind: string) =>
  app.pool.query("insert into badges (profile_id, kind, given_by, reason) values ($1, $2, 'mitra', 'seen')", [
    bride.pid,
    kind,
  ]);
const badges = async () => {
  const text = 'select kind from badges where profile_id = $1 and taken_at is null order by kind';
  return (await app.pool.query<{ kind: string }>(text, [bride.pid])).rows.map(({ kind }) => kind);
};

test('a new photo of a shown profile is its owner’s until the office has looked', async () => {
  await upload(1);
  const { photos: own, waiting } = await photos(bride);
  const [name] = own as string[];
  expect([own, waiting]).toEqual([[name], [name]]);
  expect((await seen()).picture).toBe('');
  expect([await status(bride, String(name)), await status(groom, String(name))]).toEqual([200, 404]);
  expect((await bride.client.call('showprofile', { pid: bride.pid })).body.pic).toBe(name);
  expect(await held()).toEqual([{ answer: 'photo', state: 'office', outcome: 'office', reason: '' }]);
  expect((await moderator.get(`/api/office/pictures/${name}`)).status).toBe(200);
  await decide('approve');
  expect(await photos(bride)).toMatchObject({ photos: [name], waiting: [] });
  expect((await seen()).picture).toBe(name);
  expect(await status(groom, String(name))).toBe(200);
  await badge('photo');
  await badge('identity');

  // The second photo waits beside the first, which others continue to see.
  await upload(2);
  await upload(3, 'addphoto');
  const all = Object(await photos(bride));
  expect([all.photos.length, all.waiting.length]).toEqual([2, 2]);
  expect((await seen()).picture).toBe(name);
  await decide('sendback', { template: 'photoUnclear', told: '' });
  expect(await badges()).toEqual(['identity', 'photo']);
  expect(await photos(bride)).toMatchObject({ photos: [name, all.photos[1]], waiting: [all.photos[1]] });
  await decide('approve');
  expect(await held()).toEqual([]);
  expect(await badges()).toEqual(['identity']);
  await badge('photo');

  await upload(4);
  const [fourth] = (await photos(bride)).photos as string[];
  await decide('approve');
  expect((await seen()).picture).toBe(fourth);
  expect(await badges()).toEqual(['identity']);
  expect(await status(bride, String(name))).toBe(404);
});

test('a photo that waits may be taken away, and nobody needs to look at it', async () => {
  const before = (await photos(bride)).photos;
  await upload(5);
  expect(await line()).toHaveLength(1);
  await bride.client.call('removeprofileimage', { pid: bride.pid });
  expect([(await photos(bride)).photos, await line()]).toEqual([before, []]);
});

test('own words wait, and are taken away at once; a new name lets the badge fall that rests on it', async () => {
  const write = (aboutself: string) => bride.client.call('savepersonalstep', { pid: bride.pid, aboutself });
  const words = async () => (await seen()).aboutSelf;
  await write('I sing.');
  expect(await words()).toBe('');
  expect(await held()).toEqual([{ answer: 'aboutSelf', state: 'office', outcome: 'office', reason: '' }]);
  await decide('approve');
  expect(await words()).toBe('I sing.');
  await write('');
  expect([await words(), await line()]).toEqual(['', []]);
  await write('I dance.');
  expect(await words()).toBe('');
  await decide('sendback', { template: 'wordsKind', told: '' });
  expect(await held()).toEqual([{ answer: 'aboutSelf', state: 'returned', outcome: 'refused', reason: 'wordsKind' }]);
  await write('I dance and sing.');
  expect((await line())[0]).toMatchObject({ kind: 'answer', answer: 'aboutSelf', place: 'again' });
  await decide('approve');

  await bride.client.call('updatedashboard', {
    pid: bride.pid,
    name: 'Ruma Basu',
    gender: 'Female',
    phone: bride.phone,
    email: '',
  });
  expect(await badges()).toEqual(['identity']);
  await decide('approve');
  expect(await badges()).toEqual([]);
});

test('looked at afterwards, everything is seen at once, and its profile stands in the line once more', async () => {
  const after = await startTestApp({ approval: 'after' }, { database: app });
  const client = after.client();
  await client.call('custlogin', { phone: bride.phone, password: 'shonar-tori-1894' });
  await client.call('savepersonalstep', { pid: bride.pid, aboutself: 'I paint.' });
  expect((await seen()).aboutSelf).toBe('I paint.');
  expect(await line()).toMatchObject([{ memberId: bride.pid, kind: 'profile', place: 'seen' }]);
  await decide('sendback', { template: 'wordsContact', told: '' });
  expect((await ask(groom, 'member', bride)).status).toBe(404);
  await client.call('updateshowing', { pid: bride.pid, show: 'Yes', whose: 'candidate' });
  await decide('approve');
  expect((await ask(groom, 'member', bride)).status).toBe(200);
});

test('the files of a photo that is sent back, and of one that is replaced, are gone with the decision', async () => {
  const onDisk = async () => (await readdir(join(app.dataDir, 'files/pictures'))).sort();
  const named = async () => {
    const { rows } = await app.pool.query<{ name: string }>(
      'select name from files union select small_name from files where small_name is not null order by 1',
    );
    return rows.map(({ name }) => name).sort();
  };
  expect(await onDisk()).toEqual(await named());
  await upload(6);
  const [waiting] = (await photos(bride)).photos as string[];
  expect(await onDisk()).toContain(waiting);
  await decide('sendback', { template: 'photoUnclear', told: '' });
  expect(await onDisk()).not.toContain(waiting);
  expect(await onDisk()).toEqual(await named());
});
