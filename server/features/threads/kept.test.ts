import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { loadMessages } from '#server/domain/together/messages.queries.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { sealMessagesAnew } from '#server/platform/crypto/messages.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp, TEST_DATA_SECRET } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { openTheTwo, sendToFamily, showThread } from '#server/testing/threads/threads.ts';
import { LETTERS } from '#words/letters.ts';

const app = await startTestApp();
const { client: moderator } = await makeStaff(app, ['moderator']);

const downloadOf = async ({ client }: TestMember) =>
  JSON.parse(String(readZip((await client.get('/files/my-data.zip')).bytes).get('my-data.json')));
const lettersOf = async (member: TestMember) => (await downloadOf(member))['letters to other families'];

test('the download has what the family wrote, and of the two what this account did', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const mother = await addHolder(app, bride, 'guardian');
  await openTheTwo(bride, groom);
  await sendToFamily(mother, groom, 'from her mother');
  await sendToFamily(groom, bride, 'from him');
  await sendToFamily(bride, groom, 'শুধু তোমাকে', { thread: 'two' });
  const ours = { to: groom.pid, thread: 'families', words: 'from her mother' };
  expect(await lettersOf(mother)).toMatchObject([ours]);
  expect(await lettersOf(bride)).toMatchObject([ours, { to: groom.pid, thread: 'two', words: 'শুধু তোমাকে' }]);
  expect(await lettersOf(groom)).toMatchObject([{ to: bride.pid, words: 'from him' }]);
});

test('after the other has left for good, the download still has what was written to them', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await sendToFamily(groom, bride, 'from him');
  await sendToFamily(bride, groom, 'from her');
  await bride.client.call('deleteprofile', { pid: bride.pid, password: TEST_PASSWORD });
  await app.pool.query('update members set deletion_due_at = now() where profile_id = $1', [bride.pid]);
  await sweep(app.db, makeFileStore(app.dataDir));
  expect(await lettersOf(groom)).toMatchObject([{ to: '', words: 'from him' }]);
  const { rows } = await app.pool.query('select from together_messages where author_id = $1', [bride.pid]);
  expect(rows).toEqual([]);
});

test('one notice stands for all letters until they are read, and no word of theirs goes out', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const told = async () =>
    (await app.pool.query("select seen_at from notices where profile_id = $1 and kind = 'message'", [groom.pid])).rows;
  await sendToFamily(bride, groom, 'a secret word');
  await sendToFamily(bride, groom, 'another secret word');
  expect(await told()).toEqual([{ seen_at: null }]);
  expect((await groom.client.call('notices', { pid: groom.pid })).text).toContain('"kind":"message"');
  await showThread(groom, bride);
  expect((await told()).every(({ seen_at }) => seen_at !== null)).toBe(true);
  await sendToFamily(bride, groom, 'a third secret word');
  expect(await told()).toHaveLength(2);
  await app.outbox.drain();
  expect(JSON.stringify([app.printed, (await app.pool.query('select * from notices')).rows, LETTERS])).not.toContain(
    'secret word',
  );
});

test('another data key seals every letter anew; one moved to another place does not open', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await sendToFamily(bride, groom, 'from her');
  await sendToFamily(groom, bride, 'from him');
  await ask(bride, 'reportmember', groom, { reason: 'rude', words: '', thread: 'families', sendalong: 'Yes' });
  const former = makeHealthCipher(makeDataKey(TEST_DATA_SECRET));
  const next = makeHealthCipher(makeDataKey(randomBytes(32)));
  const { rows } = await app.pool.query(
    'select together_id as id from together_messages where author_id = $1 limit 1',
    [bride.pid],
  );
  const open = { togetherId: Number(rows[0].id), thread: 'families' } as const;
  const read = async (cipher: typeof former) => (await loadMessages(app.db, cipher, open)).map(({ words }) => words);
  await sealMessagesAnew(app.db, { former, next });
  expect(await read(next)).toEqual(['from her', 'from him']);
  await expect(read(former)).rejects.toThrow('another key');
  await sealMessagesAnew(app.db, { former: next, next: former });
  await app.pool.query(
    'update together_messages m set words = o.words from together_messages o where m.together_id = $1 and o.together_id = $1 and m.number = 1 and o.number = 2',
    [open.togetherId],
  );
  await expect(read(former)).rejects.toThrow();
  await app.pool.query('delete from together_messages where together_id = $1', [open.togetherId]);
  await app.pool.query('delete from reported_threads');
});

test('a copy as text has the whole thread, in the reader’s language, each letter apart', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await sendToFamily(bride, groom, 'from her\n29 November 2026, 4:20 pm · Amit Dutta\nnot his words');
  await sendToFamily(groom, bride, 'ওঁর চিঠি');
  const copy = await bride.client.get(`/files/letters/${groom.pid}/families.txt`);
  expect(copy.status).toBe(200);
  expect(copy.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(copy.headers.get('content-disposition')).toContain(`letters-${groom.pid}-families.txt`);
  expect(copy.text).toMatch(/Your family\n {4}from her\n {4}29 November[^\n]*\n {4}not his words\n/);
  expect(copy.text).toMatch(/Amit\n {4}ওঁর চিঠি\n/);
  const bengali = await bride.client.send(`/files/letters/${groom.pid}/families.txt`, { headers: { cookie: '' } });
  expect(bengali.status).toBe(303);
  for (const path of [
    `${groom.pid}/all.txt`,
    'SV999999998/families.txt',
    'x/families.txt',
    `${bride.pid}/families.txt`,
  ])
    expect((await bride.client.get(`/files/letters/${path}`)).status, path).toBe(404);
  expect((await bride.client.get(`/files/letters/${groom.pid}/two.txt`)).status).toBe(200);
  await ask(groom, 'endacquaintance', bride);
  expect((await bride.client.get(`/files/letters/${groom.pid}/families.txt`)).status).toBe(404);
});

test('a report takes the last thirty along, with the reporter’s tick alone, also after the end; the office reads them in its case', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  for (let at = 1; at <= 20; at += 1) {
    await sendToFamily(bride, groom, `hers ${at}`);
    await sendToFamily(groom, bride, `his ${at}`);
  }
  await ask(bride, 'reportmember', groom, { reason: 'rude', words: 'without', thread: 'families', sendalong: '' });
  await ask(groom, 'blockmember', bride);
  await ask(bride, 'reportmember', groom, { reason: 'rude', words: 'with', thread: 'families', sendalong: 'Yes' });
  const { rows } = await app.pool.query('select case_id from reports where member_id = $1 limit 1', [groom.pid]);
  const { reports } = Object((await moderator.call('office/showcase', { id: String(rows[0].case_id) })).body);
  expect(reports).toMatchObject([{ words: 'without', messages: [] }, { words: 'with' }]);
  const { messages } = reports[1];
  expect(messages).toHaveLength(30);
  expect(messages[0]).toMatchObject({ isReporters: true, words: 'hers 6' });
  expect(messages[29]).toMatchObject({ isReporters: false, words: 'his 20', sentAt: expect.stringMatching(/^20/) });
  expect(JSON.stringify((await app.pool.query('select * from reported_threads')).rows)).not.toMatch(/hers|his 2/);
  expect((await downloadOf(bride))['reports made']).toMatchObject([
    { 'with letters': false },
    { 'with letters': true },
  ]);
  await app.pool.query('delete from reports where member_id = $1', [groom.pid]);
  expect((await app.pool.query('select from reported_threads')).rowCount).toBe(0);
});

test('of a stranger nothing goes along, and the answer is the same', async () => {
  const [[bride], [, other]] = [await makeAcceptedPair(app), await makeAcceptedPair(app)];
  const form = { reason: 'rude', words: '', thread: 'families', sendalong: 'Yes' };
  const [known, unknown] = [
    await ask(bride, 'reportmember', other, form),
    await ask(bride, 'reportmember', { pid: 'SV999999998' }, form),
  ];
  expect(known.text).toBe(unknown.text);
  expect((await app.pool.query('select from reported_threads')).rowCount).toBe(0);
});
