import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { OWNER_NAME } from '#contract/call.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { endSuspensionOf, suspend } from '#server/office/members.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const TOLD = 'Money may not be asked for here.';
const SECRET = 'Ruma of SV1 says that they asked her for money';
const app = await startTestApp({}, { pages: 'built' });
const { db, pool } = app;

let her: TestMember;
let client: TestClient;

const logIn = async ({ phone }: TestMember) => {
  const fresh = app.client();
  return { fresh, answer: await fresh.call('custlogin', { phone, password: TEST_PASSWORD }) };
};

const ask = (path: string, form: Record<string, string> = {}) => {
  const { method, access } = api.find((call) => call.path === path) ?? { method: 'POST', access: 'member' };
  const sent = { [OWNER_NAME[access]]: her.pid, ...form };
  return method === 'GET' ? client.get(`/api/${path}?${new URLSearchParams(sent)}`) : client.call(path, sent);
};

beforeEach(async () => {
  await db.deleteFrom('attempts').execute();
  her = await makeShownMember(app);
  await suspend(db, her.pid, { reason: SECRET, told: TOLD });
  client = (await logIn(her)).fresh;
});

describe('the session of a suspended profile', () => {
  test('begins with the login of before', async () => {
    const { answer } = await logIn(her);
    expect(answer.body).toMatchObject({ msgcode: 1, msgkey: 'loginDone', profileid: her.pid });
  });

  test('reads when and what it is told, never the reason that the office keeps', async () => {
    const shown = await ask('showsuspension');
    expect(shown.body).toEqual({ since: expect.any(String), told: TOLD, others: [] });
    expect(Date.now() - Date.parse(String(shown.body.since))).toBeLessThan(60_000);
    expect((await ask('showprofile', { completeness: 'Yes' })).body).toMatchObject({ suspended: true, waiting: 0 });
    await endSuspensionOf(db, her.pid, 'words');
    await suspend(db, her.pid, { reason: SECRET });
    client = (await logIn(her)).fresh;
    expect((await ask('showsuspension')).body).toMatchObject({ told: '' });
  });

  test('appeals: the office reads it among its messages, under the names of the account', async () => {
    const empty = await ask('appealsuspension', { words: ' ' });
    expect([empty.status, empty.body.errorkeys]).toEqual([422, { words: 'textRequired' }]);
    const { body } = await ask('appealsuspension', { words: 'এটি আমার ভাই লিখেছিল' });
    expect(body).toMatchObject({ msgcode: 1, msgkey: 'appealSent', reference: expect.stringMatching(/^SB-/) });
    const { rows } = await pool.query('select * from contact_messages where reference = $1', [body.reference]);
    expect(rows).toMatchObject([
      { phone: her.phone, subject: `Appeal of ${her.pid}`, content: 'এটি আমার ভাই লিখেছিল', answered_at: null },
    ]);
    await endSuspensionOf(db, her.pid, 'words');
    expect((await ask('appealsuspension', { words: 'x' })).body).toMatchObject({ msgcode: 2, msgkey: 'notSuspended' });
  });

  test('takes its data along, and may have it deleted', async () => {
    const archive = await client.get('/files/my-data.zip');
    expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect((await ask('deleteprofile', { password: TEST_PASSWORD })).body).toMatchObject({ msgcode: 1 });
    expect((await logIn(her)).answer.body).toMatchObject({ msgcode: 2, msgkey: 'waitsForDeletion' });
  });

  test('is served its own picture, and none of a family that it has met', async () => {
    const other = await makeShownMember(app, { gender: 'Male' });
    await endSuspensionOf(db, her.pid, 'words');
    her = { ...her, client: (await logIn(her)).fresh };
    await becomeAcquainted(other, her);
    const pictureOf = async (member: TestMember) => {
      const file = new File([new Uint8Array(await makeJpeg())], 'photo.jpg');
      await member.client.call('updateprofileimage', { pid: member.pid, file });
      return pictureAddress(String((await member.client.call('showprofile', { pid: member.pid })).body.pic));
    };
    const [own, theirs] = [await pictureOf(her), await pictureOf(other)];
    expect((await her.client.get(theirs)).status).toBe(200);
    await suspend(db, her.pid, { reason: SECRET });
    client = (await logIn(her)).fresh;
    expect([(await client.get(own)).status, (await client.get(theirs)).status]).toEqual([200, 404]);
  });

  test('is nobody’s sign of life, and opens everything once the office has restored it', async () => {
    const stale = "update sessions set seen_at = now() - interval '1 hour' where profile_id = $1";
    const seen = async () =>
      (await pool.query('select max(seen_at) as at from account_profiles where profile_id = $1', [her.pid])).rows[0].at;
    await pool.query(stale, [her.pid]);
    const before = await seen();
    await ask('showsuspension');
    expect(await seen()).toEqual(before);
    await endSuspensionOf(db, her.pid, 'words');
    expect((await ask('showtoday')).status).toBe(200);
    await pool.query(stale, [her.pid]);
    await ask('showtoday');
    expect(await seen()).not.toEqual(before);
  });

  test('is no Power Link’s', async () => {
    await pool.query("update sessions set kind = 'power_link' where profile_id = $1", [her.pid]);
    expect((await ask('showprofile')).status).toBe(401);
  });
});

describe('a suspension', () => {
  test('keeps a deletion that was asked for, and its way back', async () => {
    await ask('deleteprofile', { password: TEST_PASSWORD });
    await endSuspensionOf(db, her.pid, 'words');
    await suspend(db, her.pid, { reason: SECRET });
    const due = await pool.query('select deletion_due_at from members where profile_id = $1', [her.pid]);
    expect(due.rows[0].deletion_due_at).not.toBeNull();
    const kept = await app
      .client()
      .call('custlogin', { phone: her.phone, password: TEST_PASSWORD, keepprofile: 'Yes' });
    expect(kept.body).toMatchObject({ msgcode: 1, profileid: her.pid });
  });

  test('cancels interests that wait, in either direction and declined ones alike, and no acceptance', async () => {
    const bride = await makeShownMember(app);
    const grooms = await Promise.all(
      ['waits', 'declined', 'asked', 'met'].map(() => makeShownMember(app, { gender: 'Male' })),
    );
    const [waits, declined, asked, met] = grooms as [TestMember, TestMember, TestMember, TestMember];
    const send = (from: TestMember, to: TestMember) =>
      from.client.call('sendintroduction', { pid: from.pid, member: to.pid, note: '' });
    await send(waits, bride);
    await send(declined, bride);
    await bride.client.call('declineintroduction', { pid: bride.pid, member: declined.pid });
    await send(bride, asked);
    await becomeAcquainted(met, bride);
    await suspend(db, bride.pid, { reason: SECRET });
    const { rows } = await pool.query(
      `select least(sender_id, recipient_id) as one, greatest(sender_id, recipient_id) as other, withdrawn_at
       from introductions where $1 in (sender_id, recipient_id)`,
      [bride.pid],
    );
    const isCancelled = ({ pid }: TestMember) =>
      rows.find(({ one, other }) => one === pid || other === pid)?.withdrawn_at !== null;
    expect(grooms.map(isCancelled)).toEqual([true, true, true, false]);
  });

  test('cancels invitations to look after the profile', async () => {
    const mother = await makeMember(app);
    await mother.client.call('saywhose', { pid: mother.pid, whose: 'guardian' });
    const invite = { pid: mother.pid, phone: '9870000123', whose: 'candidate' };
    expect((await mother.client.call('inviteholder', invite)).body.msgcode).toBe(1);
    await suspend(db, mother.pid, { reason: SECRET });
    await endSuspensionOf(db, mother.pid, 'words');
    const { fresh } = await logIn(mother);
    expect((await fresh.get(`/api/showholders?pid=${mother.pid}`)).body.invitations).toEqual([]);
  });

  test('counts per profile: its account opens the others, and the reason from there', async () => {
    const second = await makeMember(app);
    await pool.query(
      `insert into account_profiles (account_id, profile_id, role) select p.account_id, $2, 'family'
       from account_profiles p where p.profile_id = $1`,
      [her.pid, second.pid],
    );
    expect((await ask('showsuspension')).body.others).toEqual([{ profileId: second.pid, name: expect.any(String) }]);
    expect((await ask('switchprofile', { profile: second.pid })).body).toMatchObject({ msgcode: 1 });
    expect((await client.call('showtoday', { pid: second.pid })).status).toBe(200);
    await client.call('switchprofile', { pid: second.pid, profile: her.pid });
    expect((await ask('showsuspension')).body.told).toBe(TOLD);
    expect((await logIn(her)).answer.body).toMatchObject({ profileid: second.pid });
  });
});

describe('the pages', () => {
  const page = (path: string, language = 'en') => {
    client.cookies.set('lang', language);
    return client.get(path);
  };

  test('of a member lead to the one that says why', async () => {
    for (const path of [
      '/dashboard',
      '/matching-profile',
      '/matching-profile/settings',
      '/notices',
      '/health-details',
    ]) {
      const { status, headers } = await page(path);
      expect([path, status, headers.get('location')]).toEqual([path, 302, '/suspended']);
    }
    for (const path of ['/change-password', '/delete-profile']) expect((await page(path)).status).toBe(200);
  });

  test('say in both languages why, and take an appeal without scripts', async () => {
    for (const [language, heading] of [
      ['en', 'This profile is suspended'],
      ['bn', 'এই প্রোফাইল এখন বন্ধ'],
    ] as const) {
      const { status, text } = await page('/suspended', language);
      expect(status).toBe(200);
      expect(text).toContain(heading);
      expect(text).toContain(TOLD);
      expect(text).not.toContain(SECRET);
      expect(text).toContain('href="/change-password?open=my-data#my-data"');
      expect(text).not.toContain('href="/matching-profile');
    }
    const sent = await client.send('/suspended', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'appeal', words: 'আবার দেখুন' }),
    });
    expect(sent.status).toBe(200);
    expect(sent.text).toContain('আপনার আবেদন আমাদের কাছে পৌঁছেছে');
    expect(sent.text).toMatch(/SB-\w{4}-\w{4}/);
  });

  test('lead a member who is not suspended away from there', async () => {
    await endSuspensionOf(db, her.pid, 'words');
    const { status, headers } = await page('/suspended');
    expect([status, headers.get('location')]).toEqual([302, '/dashboard']);
  });
});
