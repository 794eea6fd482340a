import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';

const app = await startTestApp();
const { pool } = app;

let bride: TestMember;
let groom: TestMember;

beforeEach(async () => {
  [bride, groom] = await makeAcceptedPair(app);
});

const NOTE = 'নাড়ী দোষ কাটানো যায়, বৈশাখে ভালো দিন'.normalize('NFC');
const note = (one: TestMember, other: TestMember, words: string) => ask(one, 'notepandit', other, { words });
const look = async (one: TestMember, other: TestMember) => (await ask(one, 'showpanditnote', other)).body.words;
const download = async ({ client }: TestMember) =>
  JSON.parse(String(readZip((await client.get('/files/my-data.zip')).bytes).get('my-data.json')));

test('what the pandit said is read by the family that noted it, and lies sealed', async () => {
  expect(await look(bride, groom)).toBe('');
  expect((await note(bride, groom, NOTE)).body.msgcode).toBe(1);
  expect(await look(bride, groom)).toBe(NOTE);
  expect(await look(groom, bride)).toBe('');
  const { rows } = await pool.query('select words from together_notes where profile_id = $1', [bride.pid]);
  expect(JSON.stringify(rows)).not.toContain('বৈশাখ');
  await note(bride, groom, '');
  expect((await pool.query('select from together_notes where profile_id = $1', [bride.pid])).rowCount).toBe(0);
});

test('after the end it is closed, and stays in the download of who wrote it', async () => {
  await note(bride, groom, NOTE);
  await ask(groom, 'endacquaintance', bride);
  expect((await ask(bride, 'showpanditnote', groom)).status).toBe(404);
  expect((await download(bride))['what the pandit said']).toMatchObject([{ kind: 'pandit', words: NOTE }]);
  expect((await download(groom))['what the pandit said']).toEqual([]);
});

test('too long a note is refused at its field; strangers have none', async () => {
  const { status, body } = await note(bride, groom, 'x'.repeat(1001));
  expect([status, Object.keys(Object(body.errors))]).toEqual([422, ['words']]);
  const stranger = await makeShownMember(app, { gender: 'Male' });
  expect((await note(stranger, bride, NOTE)).status).toBe(404);
});
