import { beforeEach, describe, expect, test } from 'vitest';
import { CONSENTS } from '#contract/agreed-words.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const show = async ({ client, pid }: TestMember) => (await client.call('showtelling', { pid })).body;
const save = ({ client, pid }: TestMember, form: Record<string, string>) =>
  client.call('updatetelling', { pid, language: 'en', ...form });
const isReached = async ({ client, pid }: TestMember) =>
  (await client.call('showprofile', { pid, completeness: 'Yes' })).body.reached;
const signs = async (viewer: TestMember, other: TestMember) => (await ask(viewer, 'member', other)).body.signs;
const kindsOf = async ({ client, pid }: TestMember) =>
  JSON.parse((await client.call('notices', { pid })).text).notices.map(({ kind }: { kind: string }) => kind);

let bride: TestMember;
let groom: TestMember;
beforeEach(async () => {
  bride = await makeShownMember(app);
  groom = await makeShownMember(app, { gender: 'Male' });
});

describe('a way of being told', () => {
  test('is off until it is agreed to, and each answer is kept with its version', async () => {
    expect(await show(bride)).toMatchObject({ email: '', sms: '', push: '', weekly: '', reached: false });
    expect(await isReached(bride)).toBe(false);
    await save(bride, { sms: 'Yes' });
    await save(bride, { sms: 'Yes' });
    expect(await show(bride)).toMatchObject({ sms: 'Yes', email: '', reached: true, phone_confirmed: true });
    expect(await isReached(bride)).toBe(true);
    // The language that was read counts, whatever language the letters have.
    bride.client.cookies.set('lang', 'bn');
    await save(bride, { email: 'Yes', sms: 'Yes' });
    bride.client.cookies.set('lang', 'en');
    await save(bride, { language: 'bn', email: 'Yes' });
    expect(await show(bride)).toMatchObject({ sms: '', language: 'bn', reached: false });
    const { rows } = await app.pool.query(
      `select channel, is_on, version, text_hash, c.language from channel_consents c
       join account_profiles p using (account_id) where p.profile_id = $1 order by id`,
      [bride.pid],
    );
    const { version, hash } = CONSENTS.channel;
    expect(rows).toEqual([
      { channel: 'sms', is_on: true, version, text_hash: hash.en, language: 'en' },
      { channel: 'email', is_on: true, version, text_hash: hash.bn, language: 'bn' },
      { channel: 'sms', is_on: false, version, text_hash: hash.en, language: 'en' },
    ]);
  });

  test('reaches only where its address is confirmed', async () => {
    await save(bride, { email: 'Yes', sms: 'Yes' });
    const account = 'where id = (select account_id from account_profiles where profile_id = $1)';
    await app.pool.query(`update accounts set phone_verified_at = null, email = 'ruma@example.in' ${account}`, [
      bride.pid,
    ]);
    expect((await show(bride)).reached).toBe(false);
    await app.pool.query(`update accounts set email_verified_at = now() ${account}`, [bride.pid]);
    expect((await show(bride)).reached).toBe(true);
  });

  test('comes in the language of the page as long as none was chosen', async () => {
    for (const lang of ['bn', 'en']) {
      bride.client.cookies.set('lang', lang);
      expect(await show(bride)).toMatchObject({ language: lang });
    }
    await save(bride, { language: 'bn' });
    expect(await show(bride)).toMatchObject({ language: 'bn' });
  });

  test('refuses what is no answer', async () => {
    expect((await save(bride, { sms: 'yes' })).body.errors).toHaveProperty('sms');
    expect((await save(bride, { language: 'de' })).body.errors).toHaveProperty('language');
  });
});

describe('a member who cannot be told', () => {
  test('is hard to reach to others, on the card and on the page', async () => {
    expect(await signs(groom, bride)).toEqual({ answers: '', isHardToReach: true, isFull: false });
    await save(bride, { sms: 'Yes' });
    expect(await signs(groom, bride)).toEqual({ answers: '', isHardToReach: false, isFull: false });
    const list = () => groom.client.get(`/api/findmatches?${new URLSearchParams({ pid: groom.pid })}`);
    await expect.poll(async () => (await list()).text).toContain(bride.pid);
    const { matches } = JSON.parse((await list()).text);
    const own = matches.find(({ member }: { member: { memberId: string } }) => member.memberId === bride.pid);
    expect(own.signs).toEqual({ answers: '', isHardToReach: false, isFull: false });
  });

  test('is so to the sender of an interest as it was at sending, whatever comes of it', async () => {
    const reach = async () => (await ask(groom, 'member', bride)).body.interest;
    await ask(groom, 'sendintroduction', bride, { note: '' });
    expect(await reach()).toMatchObject({ reach: 'hardToReach' });
    await save(bride, { sms: 'Yes' });
    expect(await reach()).toMatchObject({ reach: 'hardToReach' });
    expect((await groom.client.call('introductions', { pid: groom.pid })).body).toMatchObject({
      outbox: [{ reach: 'hardToReach' }],
    });
    expect((await ask(bride, 'member', groom)).body.interest).toMatchObject({ reach: '' });
    await save(groom, { sms: 'Yes' });
    const other = await makeShownMember(app);
    await ask(other, 'sendintroduction', groom, { note: '' });
    expect((await ask(other, 'member', groom)).body.interest).toMatchObject({ reach: 'canBeTold' });
  });
});

describe('how often a family answers', () => {
  async function getInterests(count: number, { families = count, answered = 0, welcome = true } = {}): Promise<void> {
    const senders = await Promise.all(Array.from({ length: families }, () => makeShownMember(app)));
    for (let at = 0; at < count; at++)
      await app.pool.query(
        `insert into introductions (sender_id, recipient_id, note, sent_at, answer, answered_at, was_welcome)
         values ($1, $2, '', now() - interval '40 days' - make_interval(days => $5), $3, case when $3::text is null then null else now() end, $4)`,
        [senders[at % families]?.pid, groom.pid, at < answered ? 'declined' : null, welcome, at],
      );
    await sweep(app.db, makeFileStore(app.dataDir));
  }
  const answers = async () => {
    const { rows } = await app.pool.query('select band from answer_rates where profile_id = $1', [groom.pid]);
    return rows[0]?.band ?? '';
  };

  test.each([
    [10, { answered: 8 }, 'most'],
    [10, { answered: 4 }, 'some'],
    [10, { answered: 3 }, 'few'],
    [9, { answered: 9 }, ''],
    [12, { answered: 12, families: 9 }, ''],
    [12, { answered: 12, welcome: false }, ''],
  ])('of %i interests, %o: "%s"', { timeout: 30_000 }, async (count, about, band) => {
    await getInterests(count, about);
    expect(await answers()).toBe(band);
    const viewer = await makeShownMember(app);
    expect(await signs(viewer, groom)).toMatchObject({ answers: band });
  });

  test('is counted anew on Mondays alone', { timeout: 30_000 }, async () => {
    await getInterests(10, { answered: 10 });
    await app.pool.query('update introductions set answer = null, answered_at = null where recipient_id = $1', [
      groom.pid,
    ]);
    await sweep(app.db, makeFileStore(app.dataDir));
    expect(await answers()).toBe('most');
    await app.pool.query('update answer_rates set made_on = made_on - 7 where profile_id = $1', [groom.pid]);
    await sweep(app.db, makeFileStore(app.dataDir));
    expect(await answers()).toBe('few');
  });
});

test('the letter of the week goes to a member who asked for it, once, and where somebody new fits', async () => {
  await expect.poll(async () => (await app.client().get('/readyz')).body.lists).toBe('ok');
  await save(groom, { weekly: 'Yes' });
  await expect
    .poll(async () => (await groom.client.get(`/api/findmatches?${new URLSearchParams({ pid: groom.pid })}`)).text)
    .toContain('memberId');
  await app.tellWeekly();
  await app.tellWeekly();
  expect(await kindsOf(groom)).toEqual(['weeklyFits']);
  expect(await kindsOf(bride)).toEqual([]);
  await save(groom, {});
  expect((await show(groom)).weekly).toBe('');
});

test('a member who was not here for 76 days is asked once whether they still look', async () => {
  const away = (days: number) =>
    app.pool.query('update showings set last_active_on = current_date - $2::int where profile_id = $1', [
      bride.pid,
      days,
    ]);
  const asked = async () => {
    await sweep(app.db, makeFileStore(app.dataDir));
    const { rows } = await app.pool.query("select from notices where profile_id = $1 and kind = 'stillLooking'", [
      bride.pid,
    ]);
    return rows.length;
  };
  await away(70);
  expect(await asked()).toBe(0);
  await away(78);
  expect([await asked(), await asked()]).toEqual([1, 1]);
});
