import { describe, expect, test } from 'vitest';
import { withoutPrivateSections } from '#server/features/my-data/legal-archive.ts';
import { loadEverything } from '#server/features/my-data/my-data.queries.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { startTestApp, TEST_DATA_SECRET } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { openTheTwo, pressStep, sendToFamily, showThread, wordsIn } from '#server/testing/threads/threads.ts';

const app = await startTestApp();

/** Makes a bride, her mother as another holder, and a groom. */
async function makeThree(): Promise<[bride: TestMember, mother: TestMember, groom: TestMember]> {
  const [bride, groom] = await makeAcceptedPair(app);
  return [bride, await addHolder(app, bride, 'guardian'), groom];
}

const noticesOf = async ({ client, pid }: TestMember) => {
  const { body } = await client.call('notices', { pid });
  return (body.notices as { kind: string }[]).map(({ kind }) => kind);
};

describe('the letters of the two alone', () => {
  test('open once both have asked, and the first to ask learns nothing before', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    expect((await showThread(bride, groom, { thread: 'two' })).body.open).toBe(false);
    expect((await sendToFamily(bride, groom, 'নমস্কার', { thread: 'two' })).body.msgkey).toBe('threadNotOpen');
    await pressStep(bride, groom, 'theTwo', 'Yes');
    const before = await showThread(groom, bride, { thread: 'two' });
    expect(before.body.open).toBe(false);
    expect((await ask(groom, 'showtogether', bride)).text).not.toContain('"theirs":"Yes"');
    await pressStep(groom, bride, 'theTwo', 'Yes');
    expect((await sendToFamily(bride, groom, 'শুধু তোমাকে', { thread: 'two' })).body.msgcode).toBe(1);
    expect(wordsIn(await showThread(groom, bride, { thread: 'two' }))).toEqual(['শুধু তোমাকে']);
    expect(wordsIn(await showThread(groom, bride))).toEqual([]);
  });

  test('nobody else who looks after a profile reads, writes or learns of them', async () => {
    const [bride, mother, groom] = await makeThree();
    const looks = async () => {
      const answers = [
        await showThread(mother, groom, { thread: 'two' }),
        await sendToFamily(mother, groom, 'নমস্কার', { thread: 'two' }),
        await mother.client.get(`/files/letters/${groom.pid}/two.txt`),
        await ask(mother, 'reportmember', groom, { reason: 'rude', words: '', thread: 'two', sendalong: 'Yes' }),
        await showThread(mother, groom),
        await ask(mother, 'showtogether', groom),
        await mother.client.call('notices', { pid: mother.pid }),
        await mother.client.call('showtoday', { pid: mother.pid }),
        await mother.client.call('showholders', { pid: mother.pid }),
        await mother.client.call('introductions', { pid: mother.pid }),
        await ask(mother, 'member', groom),
      ];
      return answers.map(({ status, text }) => ({
        status,
        text: text.replaceAll(/"[^"]*request[^"]*":"[^"]*"/gi, ''),
      }));
    };
    await looks();
    const before = await looks();
    expect(before.slice(0, 4).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    await openTheTwo(bride, groom);
    expect((await sendToFamily(groom, bride, 'শুধু তোমাকে', { thread: 'two' })).body.msgcode).toBe(1);
    expect((await sendToFamily(bride, groom, 'আচ্ছা', { thread: 'two' })).body.msgcode).toBe(1);
    expect(await looks()).toEqual(before);
  });

  test('the download of somebody else, and what the office hands out, tell nothing of them', async () => {
    const [bride, mother, groom] = await makeThree();
    await openTheTwo(bride, groom);
    await sendToFamily(bride, groom, 'শুধু তোমাকে', { thread: 'two' });
    await sendToFamily(bride, groom, 'to all');
    const download = async ({ client }: TestMember) =>
      String(readZip((await client.get('/files/my-data.zip')).bytes).get('my-data.json'));
    expect(await download(bride)).toMatch(/theTwo[\s\S]*শুধু তোমাকে|শুধু তোমাকে[\s\S]*theTwo/);
    expect(await download(mother)).not.toMatch(/theTwo|শুধু তোমাকে|"two"/);
    const { rows } = await app.pool.query('select account_id from account_profiles where profile_id = $1', [bride.pid]);
    for (const { account_id: accountId } of rows) {
      const sections = await loadEverything(app.db, makeHealthCipher(makeDataKey(TEST_DATA_SECRET)), {
        accountId: Number(accountId),
        profileId: bride.pid,
      });
      expect(JSON.stringify(withoutPrivateSections(sections))).not.toMatch(/theTwo|শুধু তোমাকে|to all/);
    }
  });

  test('the bride or groom alone is told of one', async () => {
    const [bride, mother, groom] = await makeThree();
    await openTheTwo(bride, groom);
    await sendToFamily(groom, bride, 'শুধু তোমাকে', { thread: 'two' });
    expect(await noticesOf(mother)).not.toContain('message');
    expect(await noticesOf(bride)).toContain('message');
  });

  test('their numbers and their day tell nothing of the families’ letters', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await openTheTwo(bride, groom);
    await sendToFamily(bride, groom, 'one', { thread: 'two' });
    await sendToFamily(bride, groom, 'two', { thread: 'two' });
    await sendToFamily(bride, groom, 'to all');
    expect((await showThread(groom, bride)).body).toMatchObject({ messages: [{ number: 1 }] });
    expect((await showThread(bride, groom)).body.left_today).toBe(39);
    expect((await showThread(bride, groom, { thread: 'two' })).body.left_today).toBe(38);
  });

  test('an account that is the candidate’s no more reads nothing, and its own words are read no more', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await openTheTwo(bride, groom);
    await sendToFamily(bride, groom, 'by the first account', { thread: 'two' });
    const second = await addHolder(app, bride, 'candidate');
    expect((await showThread(bride, groom, { thread: 'two' })).status).toBe(403);
    expect((await showThread(second, groom, { thread: 'two' })).body).toMatchObject({ open: false, messages: [] });
    expect((await showThread(groom, second, { thread: 'two' })).body).toMatchObject({ open: false, messages: [] });
    await pressStep(second, groom, 'theTwo', '');
    await pressStep(second, groom, 'theTwo', 'Yes');
    await sendToFamily(groom, second, 'to the second', { thread: 'two' });
    expect(wordsIn(await showThread(second, groom, { thread: 'two' }))).toEqual(['to the second']);
  });

  test('a family without an account of the bride or groom has none', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await app.pool.query("update account_profiles set role = 'family' where profile_id = $1", [bride.pid]);
    expect((await showThread(bride, groom, { thread: 'two' })).status).toBe(403);
    expect((await sendToFamily(bride, groom, 'নমস্কার')).body.msgcode).toBe(1);
  });
});
