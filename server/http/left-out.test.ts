import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { OWNER_NAME } from '#contract/call.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const KEY = 'the key of the trust';
const REFUSED = /^This is not possible when the account was opened through the Power Link/;
const app = await startTestApp({ powerLinkKey: KEY });
const owner = await makeMember(app);
const visitor = await openAccount(owner);

async function openAccount({ phone }: TestMember): Promise<TestClient> {
  const client = app.client();
  await client.call('securitykeycheck', { securitykey: KEY });
  await client.call('regphonecheck', { phone });
  return client;
}

const ask = (client: TestClient, path: string, form: Record<string, string> = {}) => {
  const { method, access } = api.find((call) => call.path === path) ?? { method: 'POST', access: 'member' };
  const sent = { [OWNER_NAME[access]]: owner.pid, ...form };
  return method === 'GET' ? client.get(`/api/${path}?${new URLSearchParams(sent)}`) : client.call(path, sent);
};

test('the home names nobody to a Power Link session', async () => {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male' });
  await groom.client.call('sendintroduction', { pid: groom.pid, member: bride.pid, note: '' });
  const today = async (client: TestClient) => (await client.call('showtoday', { pid: bride.pid })).text;
  expect(await today(bride.client)).toContain(groom.pid);
  expect(JSON.parse(await today(await openAccount(bride)))).toEqual({
    quiet: [],
    said_yes: [],
    unreached: [],
    to_answer: [],
    awaited: null,
    introduced: null,
    all_refused: false,
    in_turn: false,
    first_step: false,
    lists_open: false,
    guardian: false,
    people: [],
    people_new: false,
    office: null,
    family: null,
    rest: '',
    left: false,
    melan: null,
    proposals: [],
    held: [],
    waiting: null,
  });
});

describe('in what it may call', () => {
  const ancestors = { paternalgrandfathername: 'Haripada', pgfcdisease: 'Yes', pgfcdiseasedetails: 'diabetes' };
  const details = { workplace: 'Kolkata', guardianname: 'Ruma', guardianphone: '9830012345', photofor: 'Members' };

  beforeAll(async () => {
    await ask(owner.client, 'updatepaternaldata', ancestors);
    await ask(owner.client, 'updateprofiledetails', details);
  });

  test('the diseases of relatives are neither shown nor changed', async () => {
    const shown = await ask(visitor, 'paternalinformation');
    expect(shown.body.row).toMatchObject({ paternal_grandfather_name: 'Haripada' });
    expect(shown.text).not.toContain('diabetes');
    expect(shown.body.health).toMatchObject({ paternal_grandfather_chronic_disease: '' });
    const refused = await ask(visitor, 'updatepaternaldata', ancestors);
    expect([refused.status, refused.body.msg]).toEqual([403, expect.stringMatching(REFUSED)]);
    const saved = await ask(visitor, 'updatepaternaldata', { paternalgrandfathername: 'Haripada Sen' });
    expect(saved.status).toBe(200);
    expect((await ask(owner.client, 'paternalinformation')).body).toMatchObject({
      row: { paternal_grandfather_name: 'Haripada Sen' },
      health: {
        paternal_grandfather_chronic_disease: 'Yes',
        paternal_grandfather_chronic_disease_details: 'diabetes',
      },
    });
  });

  test('the guardian and the audience of the photo are neither shown nor changed', async () => {
    const shown = await ask(visitor, 'showprofiledetails');
    expect(shown.body.row).toMatchObject({ workplace: 'Kolkata', guardianname: '', guardianphone: '', photofor: '' });
    for (const [name, value] of [
      ['guardianphone', '9830099999'],
      ['guardianname', 'Another'],
      ['photofor', 'Accepted'],
    ] as const)
      expect((await ask(visitor, 'updateprofiledetails', { [name]: value })).status).toBe(403);
    expect((await ask(visitor, 'updateprofiledetails', { workplace: 'Howrah' })).status).toBe(200);
    const row = { workplace: 'Howrah', guardianname: 'Ruma', guardianphone: '9830012345', photofor: 'Members' };
    expect((await ask(owner.client, 'showprofiledetails')).body.row).toMatchObject(row);
  });

  test('no e-mail is set, and the number of health answers is not told', async () => {
    const { pid, client } = await makeMember(app, { email: '' });
    const phone = String((await client.call('showprofile', { pid })).body.phone);
    const theirs = await openAccount({ client, pid, phone });
    const form = { pid, name: 'Ananya', gender: 'Female', phone };
    expect((await theirs.call('updatedashboard', { ...form, email: 'thief@example.in' })).status).toBe(403);
    expect((await theirs.call('updatedashboard', { ...form, email: '' })).status).toBe(200);
    const { body } = await theirs.call('showprofile', { pid, completeness: 'Yes' });
    expect(body).toMatchObject({ email: '', name: 'Ananya' });
    expect(JSON.stringify(body.completeness)).not.toMatch(/health|paternal|maternal/);
  });

  test('its own picture is served, that of an accepted family is not', async () => {
    await app.db
      .insertInto('showings')
      .values({ profile_id: owner.pid })
      .onConflict((c) => c.doNothing())
      .execute();
    const other = await makeShownMember(app, { gender: 'Male' });
    await becomeAcquainted(other, owner);
    const showPicture = async ({ client, pid }: TestMember) => {
      await client.call('updateprofileimage', { pid, file: new File([new Uint8Array(await makeJpeg())], 'photo.jpg') });
      return pictureAddress(String((await client.call('showprofile', { pid })).body.pic));
    };
    const [own, theirs] = [await showPicture(owner), await showPicture(other)];
    expect((await owner.client.get(theirs)).status).toBe(200);
    expect((await visitor.get(own)).status).toBe(200);
    expect((await visitor.get(theirs)).status).toBe(404);
  });
});
