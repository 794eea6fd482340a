import { beforeEach, describe, expect, test } from 'vitest';
import { ANSWER_LIMIT, QUESTION_CHOICES, QUESTIONS } from '#contract/questions.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';

const app = await startTestApp();
const { pool } = app;

let bride: TestMember;
let groom: TestMember;

beforeEach(async () => {
  [bride, groom] = await makeAcceptedPair(app);
});

const WORDS = 'কলকাতায়, তবে বাড়ির কাছে';
const answer = (one: TestMember, other: TestMember, form: Record<string, string>) =>
  ask(one, 'answerquestion', other, { question: 'where', choice: '', words: '', ...form });
const pass = (one: TestMember, other: TestMember, question = 'where') => ask(one, 'passquestion', other, { question });
const look = async (one: TestMember, other: TestMember) => (await ask(one, 'showquestions', other)).body;
const question = async (one: TestMember, other: TestMember, name = 'where') =>
  Object(Object(await look(one, other)).questions.find((asked: { question: string }) => asked.question === name));
const letHoursPass = (hours: number) =>
  pool.query('update together_answers set opened_at = opened_at - make_interval(hours => $1)', [hours]);

describe('the twelve questions', () => {
  test('are twelve, in one order, and a past is not among them', async () => {
    const { state, questions } = Object(await look(bride, groom));
    expect(state).toBe('both');
    expect(questions.map((asked: { question: string }) => asked.question)).toEqual(QUESTIONS);
    expect(QUESTIONS).toHaveLength(12);
    for (const choices of Object.values(QUESTION_CHOICES)) {
      expect(choices.length).toBeGreaterThanOrEqual(3);
      expect(choices.length).toBeLessThanOrEqual(5);
    }
  });

  test('open one by one, each once both have answered it', async () => {
    const unanswered = await look(groom, bride);
    expect((await answer(bride, groom, { choice: 'nearParents', words: WORDS })).body.msgkey).toBe('answerKept');
    // Whether the other has answered is hidden until both have answered.
    expect(await look(groom, bride)).toEqual(unanswered);
    expect(await question(bride, groom)).toMatchObject({
      own: { choice: 'nearParents', words: WORDS },
      theirs: null,
      mayChange: true,
      until: '',
    });
    expect((await answer(groom, bride, { choice: 'abroad' })).body.msgkey).toBe('answersOpened');
    expect(await question(groom, bride)).toMatchObject({
      own: { choice: 'abroad', words: '' },
      theirs: { choice: 'nearParents', words: WORDS },
    });
    expect((await question(bride, groom)).theirs).toEqual({ choice: 'abroad', words: '' });
    expect((await question(bride, groom, 'money')).theirs).toBeNull();
  });

  test('can be passed over, which nobody is told, and answered later', async () => {
    await answer(bride, groom, { choice: 'abroad' });
    const before = await look(bride, groom);
    expect((await pass(groom, bride)).body.msgkey).toBe('questionPassed');
    expect(await look(bride, groom)).toEqual(before);
    expect(await question(groom, bride)).toMatchObject({ own: null, isPassedOver: true, theirs: null });
    expect((await answer(groom, bride, { words: WORDS })).body.msgkey).toBe('answersOpened');
    expect((await question(bride, groom)).theirs).toEqual({ choice: '', words: WORDS });
  });

  test('an answer is taken back before the other has answered; afterwards it is changed for a day and then stays', async () => {
    await answer(bride, groom, { choice: 'abroad' });
    await pass(bride, groom);
    expect((await answer(groom, bride, { choice: 'abroad' })).body.msgkey).toBe('answerKept');
    expect((await question(groom, bride)).theirs).toBeNull();
    await answer(bride, groom, { choice: 'together' });
    expect((await pass(bride, groom)).body).toMatchObject({ msgcode: 2, msgkey: 'answerIsOpen' });
    expect((await question(bride, groom)).until).not.toBe('');
    expect((await answer(bride, groom, { words: WORDS })).body.msgkey).toBe('answerChanged');
    expect((await question(groom, bride)).theirs).toEqual({ choice: '', words: WORDS });
    await letHoursPass(25);
    expect((await answer(bride, groom, { choice: 'abroad' })).body).toMatchObject({
      msgcode: 2,
      msgkey: 'answerSettled',
    });
    expect(await question(groom, bride)).toMatchObject({
      theirs: { choice: '', words: WORDS },
      mayChange: false,
      until: '',
    });
  });

  test('answered by both at the same moment are open', async () => {
    const answers = await Promise.all([
      answer(bride, groom, { choice: 'abroad' }),
      answer(groom, bride, { choice: 'together' }),
    ]);
    expect(answers.map(({ body }) => body.msgkey).sort()).toEqual(['answerKept', 'answersOpened']);
    expect((await question(bride, groom)).theirs).toEqual({ choice: 'together', words: '' });
  });

  test('take no answer of another question, no empty one, no long one and no way to be reached', async () => {
    for (const [form, field] of [
      [{ choice: 'soon' }, 'choice'],
      [{ choice: '' }, 'choice'],
      [{ words: ' \u200b\u200f ' }, 'choice'],
      [{ question: 'past', choice: 'abroad' }, 'question'],
      [{ words: 'w'.repeat(ANSWER_LIMIT + 1) }, 'words'],
      [{ words: 'ফোন করুন ৯৮৩০০ ১২৩৪৫' }, 'words'],
    ] as const) {
      const { status, body } = await answer(bride, groom, form);
      expect(status, JSON.stringify(form).slice(0, 80)).toBe(422);
      expect(body.errors).toHaveProperty(field);
    }
    expect((await answer(bride, groom, { words: 'w'.repeat(1_000_000) })).status).toBe(413);
    expect((await question(bride, groom)).own).toBeNull();
  });

  test('a flood is stopped with a sentence, and nothing that stands is lost', async () => {
    await answer(bride, groom, { choice: 'abroad' });
    const answers = await Promise.all(Array.from({ length: 125 }, () => pass(bride, groom, 'money')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await question(bride, groom)).own).toEqual({ choice: 'abroad', words: '' });
  });

  test('lie sealed, and nothing tells whether words were added', async () => {
    await answer(bride, groom, { choice: 'abroad', words: WORDS });
    const { rows } = await pool.query('select choice, words from together_answers where profile_id = $1', [bride.pid]);
    expect(JSON.stringify(rows)).not.toMatch(/abroad|কলকাতা/);
    await answer(groom, bride, { choice: 'abroad' });
    const { rows: bare } = await pool.query('select words from together_answers where profile_id = $1', [groom.pid]);
    expect(bare[0].words).not.toBe('');
  });
});

describe('nobody but the two', () => {
  test('reads an answer, nor that there is one: a guardian beside the candidate is refused with a sentence', async () => {
    const candidate = await addHolder(app, bride, 'candidate');
    const guardian = bride;
    await answer(candidate, groom, { choice: 'abroad' });
    await answer(groom, candidate, { choice: 'abroad' });
    for (const path of ['showquestions', 'answerquestion', 'passquestion']) {
      const refused = await ask(guardian, path, groom, { question: 'money', choice: 'shared', words: '' });
      expect(refused.status).toBe(403);
      expect(refused.body.msgkey).toBe('candidateAlone');
    }
    const data = String(readZip((await guardian.client.get('/files/my-data.zip')).bytes).get('my-data.json'));
    expect(JSON.parse(data)['answers to the twelve questions']).toEqual([]);
    const own = String(readZip((await candidate.client.get('/files/my-data.zip')).bytes).get('my-data.json'));
    expect(JSON.parse(own)['answers to the twelve questions']).toMatchObject([
      { question: 'where', choice: 'abroad', words: '' },
    ]);
    const { rows } = await pool.query("select from acts where act like '%uestion%' or act like '%nswer%'");
    expect(rows).toEqual([]);
    const { rows: told } = await pool.query(
      "select kind from notices where profile_id = any($1) and kind not in ('interestReceived', 'interestAccepted', 'familyActed')",
      [[bride.pid, groom.pid]],
    );
    expect(JSON.stringify(told)).not.toMatch(/uestion/);
  });

  test('has them where a side has no candidate: both read the same, and nothing is kept', async () => {
    await pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [groom.pid]);
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const) {
      expect(await look(one, other)).toEqual({ state: 'notBoth', questions: [] });
      const refused = await answer(one, other, { choice: 'abroad' });
      expect([refused.status, refused.body.msgkey]).toEqual([409, 'questionsNeedBoth']);
      expect((await pass(one, other)).status).toBe(409);
    }
    const { rowCount } = await pool.query('select from together_answers where profile_id = any($1)', [
      [bride.pid, groom.pid],
    ]);
    expect(rowCount).toBe(0);
  });

  test('for strangers they answer as for nobody', async () => {
    const stranger = await makeShownMember(app, { gender: 'Male' });
    for (const path of ['showquestions', 'answerquestion', 'passquestion']) {
      const form = { question: 'where', choice: 'abroad', words: '' };
      const refused = await ask(stranger, path, bride, form);
      const nobody = await ask(stranger, path, { pid: 'SV999999998' }, form);
      expect(refused.status).toBe(404);
      expect(refused.text).toBe(nobody.text);
    }
  });
});

describe('what happens to either side', () => {
  beforeEach(async () => {
    await answer(bride, groom, { choice: 'abroad', words: WORDS });
    await answer(groom, bride, { choice: 'together' });
    await answer(groom, bride, { question: 'money', choice: 'shared' });
  });
  const kept = async () => {
    const { rows } = await pool.query('select profile_id from together_answers where profile_id = any($1)', [
      [bride.pid, groom.pid],
    ]);
    return rows.length;
  };

  test.each(['endacquaintance', 'blockmember'])('%s erases every answer at once', async (path) => {
    expect((await ask(bride, path, groom)).body).toMatchObject({ msgcode: 1 });
    expect(await kept()).toBe(0);
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const)
      expect((await ask(one, 'showquestions', other)).status).toBe(404);
  });

  test('a deletion hides them while it can be taken back, and erases both sides’ for good', async () => {
    await bride.client.call('deleteprofile', { pid: bride.pid, password: TEST_PASSWORD });
    expect((await ask(groom, 'showquestions', bride)).status).toBe(404);
    expect(await kept()).toBe(3);
    await pool.query('update members set deletion_due_at = now() where profile_id = $1', [bride.pid]);
    await sweep(app.db, makeFileStore(app.dataDir));
    expect(await kept()).toBe(0);
  });

  test('a quiet word and a rest hide them, and what was answered stays', async () => {
    await pool.query(
      "insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'office')",
      [bride.pid],
    );
    expect((await ask(groom, 'showquestions', bride)).body.msgkey).toBe('familyNotReached');
    expect((await question(bride, groom)).theirs).toEqual({ choice: 'together', words: '' });
    expect(await kept()).toBe(3);
  });

  test('a pause takes nothing away', async () => {
    await bride.client.call('pauseprofile', { pid: bride.pid, kind: 'paused', reason: 'notNow' });
    expect((await question(groom, bride)).theirs).toEqual({ choice: 'abroad', words: WORDS });
    expect(await kept()).toBe(3);
  });

  test('a suspension hides them from both, and lifted they are there again', async () => {
    await pool.query('update members set suspended_at = now() where profile_id = $1', [bride.pid]);
    expect((await ask(groom, 'showquestions', bride)).status).toBe(404);
    expect((await ask(bride, 'showquestions', groom)).status).toBe(403);
    await pool.query('update members set suspended_at = null where profile_id = $1', [bride.pid]);
    expect((await question(groom, bride)).theirs).toEqual({ choice: 'abroad', words: WORDS });
  });

  test('a candidate who is somebody else by now has answered nothing; the other may answer anew', async () => {
    await letHoursPass(30);
    const candidate = await addHolder(app, bride, 'candidate');
    expect(await question(groom, candidate)).toMatchObject({
      own: { choice: 'together', words: '' },
      theirs: null,
      mayChange: true,
    });
    expect((await question(candidate, groom)).own).toBeNull();
    expect((await answer(groom, candidate, { choice: 'abroad' })).body.msgkey).toBe('answerKept');
    expect((await answer(candidate, groom, { choice: 'together' })).body.msgkey).toBe('answersOpened');
    expect((await question(groom, candidate)).theirs).toEqual({ choice: 'together', words: '' });
  });

  test('an account that is removed takes its answers along', async () => {
    await addHolder(app, bride, 'guardian');
    await pool.query('update account_profiles set role = $2 where profile_id = $1', [bride.pid, 'guardian']);
    await pool.query('delete from accounts where phone = $1', [bride.phone]);
    expect(await kept()).toBe(2);
  });
});
