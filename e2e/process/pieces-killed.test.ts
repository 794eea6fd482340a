import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { aboutPiece, inPlaceOf, makeNoisyJpeg, pieceOf, sha256 } from '#server/testing/pieces.ts';
import { inventMember, logIn, registerMember } from '../support/member.ts';
import { killIfAlive, listPostgres } from '../support/processes.ts';
import { startSite } from '../support/site.ts';

let folder: string;
beforeAll(() => {
  folder = makeTestFolder();
});
afterAll(() => removeTestFolder(folder));

test('kill -9 of node and PostgreSQL while a photo is on its way loses no piece that was answered', async () => {
  const photo = await makeNoisyJpeg();
  const family = inventMember();
  let site = await startSite({ dataFolder: folder });
  const pid = await registerMember(site.url, family);
  let { cookie } = await logIn(site.url, family);
  const call = async (path: string, form: Record<string, string>, piece?: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ pid, ...form })) body.append(name, value);
    if (piece) body.append('piece', new Blob([piece]));
    const answer = await fetch(`${site.url}/api/${path}`, { method: 'POST', headers: { cookie }, body });
    return { status: answer.status, body: await answer.json() };
  };
  const send = (number: number) => call('sendpiece', aboutPiece(photo, number), pieceOf(photo, number));
  const arrived = async () => {
    const query = new URLSearchParams({ pid, filehash: sha256(photo) });
    return (await fetch(`${site.url}/api/showpieces?${query}`, { headers: { cookie } })).json();
  };

  for (const number of [0, 1, 2]) expect((await send(number)).status).toBe(200);
  // The fourth piece is being sent when everything is killed.
  const fourth = send(3).then(
    ({ status }) => status,
    () => 0,
  );
  for (const postgres of listPostgres(folder)) killIfAlive(postgres);
  await site.kill();
  const answered = (await fourth) === 200 ? [0, 1, 2, 3] : [0, 1, 2];

  site = await startSite({ dataFolder: folder });
  ({ cookie } = await logIn(site.url, family));
  const { arrived: there } = await arrived();
  expect(there).toEqual(expect.arrayContaining(answered));
  const press = inPlaceOf(photo);
  expect((await call('addphoto', { file: press })).status).toBe(422);
  for (let number = there.length; number * 32 * 1024 < photo.length; number++)
    expect((await send(number)).status).toBe(200);
  expect((await call('addphoto', { file: press })).body.msgkey).toBe('photoAdded');

  // The answer was lost with the process. Sending the same press after the restart gives the same photo, not a second
  // one.
  await site.kill();
  site = await startSite({ dataFolder: folder });
  expect((await call('addphoto', { file: press })).body.msgkey).toBe('photoAdded');
  const own = await fetch(`${site.url}/api/showphotos?${new URLSearchParams({ pid })}`, { headers: { cookie } });
  expect((await own.json()).photos).toHaveLength(1);
  await site.stop();
});
