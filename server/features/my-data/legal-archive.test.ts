import { beforeEach, expect, test } from 'vitest';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { startTestApp, TEST_DATA_SECRET } from '#server/testing/app.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import { propose } from '#server/testing/meetings.ts';
import type { TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { READ_FOR_THE_LAW, withoutPrivateSections } from './legal-archive.ts';
import { loadEverything } from './my-data.queries.ts';

const app = await startTestApp();
const cipher = makeHealthCipher(makeDataKey(TEST_DATA_SECRET));
const OF_TWO = [
  'answers to the twelve questions',
  'what the pandit said',
  'days written down',
  'meetings of two families',
];

let bride: TestMember;
let groom: TestMember;

beforeEach(async () => {
  [bride, groom] = await makeAcceptedPair(app);
  const year = new Date().getUTCFullYear() + 1;
  for (const [path, form] of [
    ['answerquestion', { question: 'health', choice: 'inPerson', words: 'of the body' }],
    ['answerquestion', { question: 'where', choice: 'abroad', words: 'far away' }],
    ['notepandit', { words: 'of the stars' }],
    ['addtogetherday', { kind: 'other', day: `${year}-02-03`, note: 'of the day' }],
  ] as const)
    expect((await ask(bride, path, groom, form)).body.msgcode, path).toBe(1);
  await propose(bride, groom);
});

/** Sections of what two families share, of what a family has refused, ticked or named, and of health. */
const CLOSED = [
  ...OF_TWO,
  'letters to other families',
  'introductions of the week',
  'proposals of the trust',
  'steps of two families',
  'day of the wedding and papers',
  'when to call us',
  'melans of the trust',
  'sheets of cards printed',
  'hidden members',
  'health details',
  'haemoglobin result',
  'pair checks',
];

test('each section of a download is either in the copy for a request of the law or closed to it', async () => {
  const { rows } = await app.pool.query('select account_id from account_profiles where profile_id = $1', [bride.pid]);
  await app.pool.query(
    "insert into acts (profile_id, role, act, about_id) values ($1, 'guardian', 'refusedWeekly', $2), ($1, 'guardian', 'joined', null)",
    [bride.pid, groom.pid],
  );
  const everything = await loadEverything(app.db, cipher, {
    accountId: Number(rows[0].account_id),
    profileId: bride.pid,
  });
  expect([...READ_FOR_THE_LAW, ...CLOSED].toSorted()).toEqual(Object.keys(everything).toSorted());
  const copy = withoutPrivateSections(everything);
  expect(CLOSED.filter((title) => title in copy)).toEqual([]);
  expect(JSON.stringify(copy)).toContain('joined');
  expect(JSON.stringify(copy)).not.toContain('refusedWeekly');
  expect(withoutPrivateSections({ 'a section of tomorrow': [{ answer: 'no' }] })).toEqual({});
});

test('the copy for a request of the law has nothing that two families say, write or arrange', async () => {
  const { rows } = await app.pool.query('select account_id from account_profiles where profile_id = $1', [bride.pid]);
  const everything = await loadEverything(app.db, cipher, {
    accountId: Number(rows[0].account_id),
    profileId: bride.pid,
  });
  for (const title of OF_TWO) expect(everything[title], title).not.toEqual([]);
  const copy = withoutPrivateSections(everything);
  expect(OF_TWO.filter((title) => title in copy)).toEqual([]);
  expect(JSON.stringify(copy)).not.toMatch(/of the body|far away|of the stars|of the day/);
});

test('an account to which health is closed downloads no answer about it', async () => {
  const answers = async () => {
    const zip = readZip((await bride.client.get('/files/my-data.zip')).bytes);
    return JSON.parse(String(zip.get('my-data.json')))['answers to the twelve questions'];
  };
  expect(await answers()).toHaveLength(2);
  await app.pool.query('update accounts set health_closed_at = now() where phone = $1', [bride.phone]);
  expect(await answers()).toMatchObject([{ question: 'where' }]);
});
