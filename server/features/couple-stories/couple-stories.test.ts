import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { PICTURE_FILE } from '#contract/picture.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { correctTogether } from '#server/domain/together/correct-together.ts';
import { restForADayAndNotify } from '#server/office/rests.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { inPlaceOf, makeNoisyJpeg, sendPieces } from '#server/testing/pieces.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const { client: editor } = await makeStaff(app, ['editor']);
const visitor = app.client();

const STORY = { names: 'Ruma & Amit', words: 'We met over tea.\n\nOur mothers laughed.', lang: 'en', agreed: 'Yes' };

let one: TestMember;
let other: TestMember;

/** Lets two members both report that they are married. */
async function marry(...pair: [TestMember, TestMember]): Promise<void> {
  const [first, second] = pair;
  await ask(first, 'savewedding', second, { day: '', kind: 'hindu' });
  const { rows } = await app.pool.query('select id from together where $1 in (one_id, other_id) and ended_at is null', [
    first.pid,
  ]);
  for (const { pid } of pair)
    await app.pool.query(
      "insert into together_presses (together_id, profile_id, step, value) values ($1, $2, 'married', 'Yes')",
      [rows[0].id, pid],
    );
}

const show = async (reader: TestMember, about: TestMember) =>
  Object((await ask(reader, 'showcouplestory', about)).body);
const write = (form: Record<string, string | Blob> = {}) =>
  one.client.call('savecouplestory', { pid: one.pid, member: other.pid, ...STORY, ...form });
const agree = async (form: Record<string, string> = {}) => {
  const { story } = await show(other, one);
  return ask(other, 'agreetocouplestory', one, { version: story.version, lang: 'en', agreed: 'Yes', ...form });
};
const waiting = async () => Object((await editor.call('office/liststories')).body).stories;
const told = async () => Object((await visitor.call('testimonials', { kind: 'story', lang: 'bn' })).body).told;
const approve = async () => {
  const story = (await waiting()).find(({ names }: { names: string }) => names === STORY.names);
  return editor.call('office/approvestory', { id: story.id, version: story.version });
};
async function tell(form: Record<string, string | Blob> = {}, stays = ''): Promise<void> {
  await write({ ...form, stays });
  await agree({ stays });
  const { body } = await approve();
  if (body.msgcode !== 1) throw new Error(JSON.stringify(body));
}

beforeEach(async () => {
  await app.pool.query('delete from together_stories');
  [one, other] = await makeAcceptedPair(app);
  await marry(one, other);
});

describe('a story', () => {
  test('is shown once both have agreed to its very words and the office has approved them', async () => {
    expect(await show(one, other)).toMatchObject({ married: true, story: null });
    expect((await write()).body).toMatchObject({ msgcode: 1, msgkey: 'storySaved' });
    expect((await show(one, other)).story).toMatchObject({
      state: 'written',
      isOurs: true,
      haveWeAgreed: true,
      haveTheyAgreed: false,
    });
    expect([await waiting(), await told()]).toEqual([[], []]);
    expect((await agree()).body).toMatchObject({ msgcode: 1, msgkey: 'storyAgreed' });
    expect((await show(one, other)).story).toMatchObject({ state: 'waiting', haveTheyAgreed: true });
    expect(await told()).toEqual([]);
    expect((await approve()).body).toMatchObject({ msgcode: 1 });
    expect(await told()).toMatchObject([{ names: STORY.names, words: STORY.words, language: 'en', photo: '' }]);
    expect((await show(other, one)).story.state).toBe('shown');
    const { rows } = await app.pool.query(
      "select profile_id, about_id, text_hash, withdrawn_at from consents where kind = 'story' and profile_id = any($1)",
      [[one.pid, other.pid]],
    );
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ text_hash }) => text_hash))).toEqual(new Set([(await show(one, other)).story.version]));
  });

  test('sent once more by itself, it takes no agreement and no approval away, and comes not back', async () => {
    const photo = await makeNoisyJpeg(200);
    await sendPieces(one, photo);
    const form = { [PICTURE_FILE]: inPlaceOf(photo) };
    await tell(form);
    const { version } = (await show(one, other)).story;
    expect((await write(form)).body).toMatchObject({ msgcode: 1, msgkey: 'storySaved' });
    expect((await show(one, other)).story).toMatchObject({ state: 'shown', haveTheyAgreed: true, version });
    await ask(one, 'takebackcouplestory', other);
    expect((await write(form)).body).toMatchObject({ msgcode: 1 });
    expect((await show(one, other)).story).toBeNull();
  });

  test('lies sealed, and its photo without what the camera wrote into it', async () => {
    const photo = new File([new Uint8Array(await makeJpeg(400, 300))], 'us.jpg');
    await tell({ [PICTURE_FILE]: photo });
    const { rows } = await app.pool.query('select names, words from together_stories');
    expect(JSON.stringify(rows)).not.toMatch(/Ruma|tea/);
    const [{ photo: name }] = await told();
    const answer = await visitor.get(`/files/story/${name}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect((await visitor.get(`/files/story/${'0'.repeat(48)}.jpg`)).status).toBe(404);
    expect((await visitor.get('/files/story/..%2f..%2fx.jpg')).status).toBe(404);
  });

  test('that is changed is another: nobody has agreed to it or approved it', async () => {
    await tell();
    await write({ words: 'Other words' });
    expect(await told()).toEqual([]);
    expect((await show(other, one)).story).toMatchObject({
      state: 'written',
      words: 'Other words',
      haveWeAgreed: false,
    });
  });

  test('is agreed to and approved in the words that were read, and no others', async () => {
    await write();
    const { story } = await show(other, one);
    await write({ words: 'Changed meanwhile' });
    const late = await ask(other, 'agreetocouplestory', one, { version: story.version, lang: 'en', agreed: 'Yes' });
    expect(late.body.msgkey).toBe('storyChanged');
    await agree();
    const [listed] = await waiting();
    await write({ words: 'Changed again' });
    const approved = await editor.call('office/approvestory', { id: listed.id, version: listed.version });
    expect(approved.body.msgkey).toBe('changedMeanwhile');
    expect(await told()).toEqual([]);
  });

  test.each([
    ['one', () => ask(one, 'takebackcouplestory', other)],
    ['the other', () => ask(other, 'takebackcouplestory', one)],
    ['the office', async () => editor.call('office/returnstory', { id: (await waiting())[0].id, note: 'A surname' })],
  ])('is taken back by %s at any time, and its photo is at the known address no more', async (_who, takeBack) => {
    await tell({ [PICTURE_FILE]: new File([new Uint8Array(await makeJpeg())], 'us.jpg') });
    const [{ photo }] = await told();
    expect((await takeBack()).body.msgcode).toBe(1);
    expect(await told()).toEqual([]);
    expect((await visitor.get(`/files/story/${photo}`)).status).toBe(404);
  });

  test('that the office sends back tells both why, and waits again once both agree anew', async () => {
    await write();
    await agree();
    const [{ id }] = await waiting();
    expect((await editor.call('office/returnstory', { id, note: '' })).status).toBe(422);
    await editor.call('office/returnstory', { id, note: 'There is a surname in it' });
    for (const [reader, about] of [
      [one, other],
      [other, one],
    ] as const)
      expect((await show(reader, about)).story).toMatchObject({
        state: 'returned',
        returnedBecause: 'There is a surname in it',
      });
    expect(await waiting()).toEqual([]);
  });

  test('is of the two alone: no guardian, no stranger, nobody before both have said that they are married', async () => {
    await write();
    const mother = await addHolder(app, other, 'guardian');
    await app.pool.query(
      "update account_profiles set role = 'candidate' where profile_id = $1 and account_id <> (select id from accounts where phone = $2)",
      [other.pid, mother.phone],
    );
    for (const path of ['showcouplestory', 'savecouplestory', 'agreetocouplestory', 'takebackcouplestory'])
      expect((await ask(mother, path, one, { ...STORY, version: 'x' })).status, path).toBe(403);
    const [third, fourth] = await makeAcceptedPair(app);
    const early = await third.client.call('savecouplestory', { pid: third.pid, member: fourth.pid, ...STORY });
    expect([early.status, early.body.msg]).toEqual([409, messages.marriedFirst]);
    expect((await ask(third, 'showcouplestory', one)).status).toBe(404);
    const theirs = await other.client.call('savecouplestory', { pid: other.pid, member: one.pid, ...STORY });
    expect(theirs.body.msgkey).toBe('storyIsTheirs');
  });

  test.each([
    [{ names: '' }, 'names'],
    [{ words: ' ' }, 'words'],
    [{ words: 'x'.repeat(3_001) }, 'words'],
    [{ words: 'Call us on 98300 12345' }, 'words'],
    [{ agreed: '' }, 'hasAgreed'],
    [{ [PICTURE_FILE]: new File(['no picture'], 'us.jpg') }, PICTURE_FILE],
  ])('with %o is refused at its field, and nothing is kept', async (form, field) => {
    const { status, body } = await write(form);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toHaveLength(1);
    expect(field).not.toBe('');
    expect((await show(one, other)).story).toBeNull();
  });
});

describe('a story that is shown', () => {
  test.each([
    ['a block', async () => void (await ask(one, 'blockmember', other))],
    ['the end of the acquaintance', async () => void (await ask(other, 'endacquaintance', one))],
    [
      'a quiet word',
      async () => void (await one.client.call('quietword', { pid: one.pid, phone: '9811122233', hour: 'evening' })),
    ],
    ['a rest', async () => void (await restForADayAndNotify(app.db, other.pid, 'mitra'))],
    [
      'a suspension',
      async () =>
        void (await app.pool.query('update members set suspended_at = now() where profile_id = $1', [one.pid])),
    ],
    [
      'a deletion that was asked for',
      async () => void (await one.client.call('deleteprofile', { pid: one.pid, password: TEST_PASSWORD })),
    ],
    [
      'the office corrects who the bride or groom is',
      async () => void (await app.db.transaction().execute((db) => correctTogether(db, other.pid))),
    ],
  ])('is shown no more after %s', async (_what, happen) => {
    await tell();
    expect(await told()).toHaveLength(1);
    await happen();
    expect(await told()).toEqual([]);
  });

  test.each([
    ['both wished it so', 'Yes', 1],
    ['not', '', 0],
  ])('stays after the deletion of both profiles where %s', async (_what, stays, left) => {
    await tell({}, stays);
    await app.pool.query(
      "update members set deletion_due_at = now() - interval '1 minute', deletion_receipt = 'R' || profile_id where profile_id = any($1)",
      [[one.pid, other.pid]],
    );
    await sweep(app.db, makeFileStore(app.dataDir));
    expect(await told()).toHaveLength(left);
    expect((await app.pool.query('select from together_stories')).rowCount).toBe(left);
    if (left === 0) return;
    const [{ id }] = await waiting();
    await editor.call('office/returnstory', { id, note: 'They have asked us' });
    expect(await told()).toEqual([]);
  });
});

describe('the page My consents', () => {
  const isOffered = async (reader: TestMember) =>
    Object((await reader.client.call('showmydata', { pid: reader.pid })).body).story_shown;
  const leave = () => one.client.call('deleteprofile', { pid: one.pid, password: TEST_PASSWORD });
  const takeBack = (reader: TestMember) => reader.client.call('takebackcouplestory', { pid: reader.pid });

  test.each([
    ['asks for deletion', async () => void (await leave())],
    [
      'has left',
      async () => {
        await leave();
        await app.pool.query('update members set deletion_due_at = now() where profile_id = $1', [one.pid]);
        await sweep(app.db, makeFileStore(app.dataDir));
      },
    ],
  ])('takes a story back that stays when the other one %s', async (_what, happen) => {
    await tell({}, 'Yes');
    await happen();
    expect((await ask(other, 'showcouplestory', one)).status).toBe(404);
    expect([await isOffered(other), (await told()).length]).toEqual([true, 1]);
    expect((await takeBack(other)).body.msgkey).toBe('storyTakenBack');
    expect([await isOffered(other), await told()]).toEqual([false, []]);
    const { rows } = await app.pool.query(
      "select from consents where kind = 'story' and profile_id = $1 and withdrawn_at is null",
      [other.pid],
    );
    expect(rows).toEqual([]);
  });

  test('lets who has written it take it away, and nobody else but the two', async () => {
    await tell({}, 'Yes');
    const [third] = await makeAcceptedPair(app);
    for (const member of ['', one.pid]) await third.client.call('takebackcouplestory', { pid: third.pid, member });
    expect(await told()).toHaveLength(1);
    await takeBack(one);
    expect((await app.pool.query('select from together_stories')).rowCount).toBe(0);
  });

  test('offers nothing that is not shown: a block and a deletion look alike', async () => {
    await tell();
    await leave();
    expect(await isOffered(other)).toBe(false);
    const mother = await addHolder(app, other, 'guardian');
    expect(await isOffered(mother)).toBe(false);
  });
});

test('who looks again is told of no more, and gets no letters', async () => {
  await tell({ [PICTURE_FILE]: new File([new Uint8Array(await makeJpeg())], 'us.jpg') });
  const [{ photo }] = await told();
  for (const { pid } of [one, other]) {
    await app.pool.query("insert into pauses (profile_id, kind, reason) values ($1, 'married', 'metHere')", [pid]);
    await app.pool.query('insert into together_letters (profile_id, married_at) values ($1, now())', [pid]);
  }
  expect((await other.client.call('resumeprofile', { pid: other.pid })).body.msgkey).toBe('profileResumed');
  expect(await told()).toEqual([]);
  expect((await visitor.get(`/files/story/${photo}`)).status).toBe(404);
  const { rows: stories } = await app.pool.query(
    'select (one_agreed = hash)::int + (other_agreed = hash)::int as agreed, approved from together_stories',
  );
  expect(stories).toEqual([{ agreed: 1, approved: '' }]);
  const { rows: letters } = await app.pool.query('select profile_id from together_letters where profile_id = any($1)', [
    [one.pid, other.pid],
  ]);
  expect(letters).toEqual([{ profile_id: one.pid }]);
  const { rows: standing } = await app.pool.query(
    "select profile_id from consents where kind = 'story' and withdrawn_at is null and profile_id = any($1)",
    [[one.pid, other.pid]],
  );
  expect(standing).toEqual([{ profile_id: one.pid }]);
});

test('only editors of the office read and decide on stories', async () => {
  await write();
  await agree();
  const { client: helper } = await makeStaff(app, ['helper', 'moderator', 'womensDesk']);
  for (const path of ['liststories', 'approvestory', 'returnstory'])
    expect((await helper.call(`office/${path}`, { id: 'x', version: 'x', note: 'x' })).status, path).toBe(403);
});
