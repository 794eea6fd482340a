import { describe, expect, test } from 'vitest';
import { MESSAGE_LIMIT, MESSAGES_A_DAY, MESSAGES_A_PAGE } from '#contract/threads.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { messagesOf, pressStep, sendToFamily, showThread, wordsIn } from '#server/testing/threads/threads.ts';

const app = await startTestApp();

const stored = async (): Promise<string> =>
  JSON.stringify((await app.pool.query('select * from together_messages')).rows);
const letDayPass = () => app.pool.query("update together_messages set sent_at = sent_at - interval '1 day'");

describe('the letters of two families', () => {
  test('are read by both, the newest last, and lie sealed', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    expect((await showThread(bride, groom)).body).toMatchObject({ open: true, messages: [], has_earlier: false });
    expect((await sendToFamily(bride, groom, 'নমস্কার, কেমন আছেন?')).body).toMatchObject({
      msgcode: 1,
      msgkey: 'messageSent',
    });
    expect((await sendToFamily(groom, bride, 'Very well.\nAnd you?')).body.msgcode).toBe(1);
    expect(messagesOf(await showThread(bride, groom))).toMatchObject([
      { number: 1, words: 'নমস্কার, কেমন আছেন?', isOurs: true, isMine: true, writtenAs: 'candidate', isWarned: false },
      { number: 2, words: 'Very well.\nAnd you?', isOurs: false, isMine: false, writtenAs: 'candidate' },
    ]);
    expect(messagesOf(await showThread(groom, bride)).map(({ isOurs }) => isOurs)).toEqual([false, true]);
    expect(await stored()).not.toMatch(/নমস্কার|Very well/);
  });

  test('are for families who are in touch; for others there are none, as for nobody', async () => {
    const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
    const nobody = { pid: 'SV999999998' };
    for (const other of [groom, { pid: 'SV0' }, bride]) {
      for (const call of [sendToFamily, showThread]) {
        const answer = await call(bride, other, 'নমস্কার' as never);
        expect(answer.status).toBe(404);
        expect(answer.text).toBe((await call(bride, nobody, 'নমস্কার' as never)).text);
      }
    }
  });

  test('come fifty at a time', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const many = MESSAGES_A_PAGE + 5;
    for (let at = 1; at <= many; at += 1) {
      if (at === MESSAGES_A_DAY) await letDayPass();
      expect((await sendToFamily(bride, groom, `letter ${at}`)).body.msgcode).toBe(1);
    }
    const last = await showThread(groom, bride);
    expect(last.body.has_earlier).toBe(true);
    expect(wordsIn(last)).toHaveLength(MESSAGES_A_PAGE);
    expect(wordsIn(last).at(-1)).toBe(`letter ${many}`);
    const first = await showThread(groom, bride, { before: String(messagesOf(last)[0]?.number) });
    expect(first.body.has_earlier).toBe(false);
    expect(wordsIn(first)).toEqual(Array.from({ length: many - MESSAGES_A_PAGE }, (_, at) => `letter ${at + 1}`));
    for (const before of ['0', '-1', 'x', '99999999999']) {
      const odd = await showThread(groom, bride, { before });
      expect(odd.status, before).toBeLessThan(500);
    }
  });

  test('are forty a day from each family', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    for (let at = 0; at < MESSAGES_A_DAY; at += 1) await sendToFamily(bride, groom, `letter ${at}`);
    expect((await sendToFamily(bride, groom, 'one more')).body).toMatchObject({
      msgcode: 2,
      msgkey: 'messagesSpent?most=40',
    });
    expect((await showThread(bride, groom)).body.left_today).toBe(0);
    expect((await showThread(groom, bride)).body.left_today).toBe(MESSAGES_A_DAY);
    expect((await sendToFamily(groom, bride, 'an answer')).body.msgcode).toBe(1);
    await letDayPass();
    expect((await sendToFamily(bride, groom, 'a new day')).body.msgcode).toBe(1);
  });

  test('sent twice by one form are one', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const once = await Promise.all(Array.from({ length: 5 }, () => sendToFamily(bride, groom, 'once', { key: 'k1' })));
    expect(once.map(({ body }) => body.msgcode)).toEqual([1, 1, 1, 1, 1]);
    // A message changed after a lost answer, and sent again three times, is stored once.
    for (let time = 0; time < 3; time++)
      expect((await sendToFamily(bride, groom, 'other words', { key: 'k1' })).body.msgcode).toBe(1);
    expect((await sendToFamily(groom, bride, 'once', { key: 'k1' })).body.msgcode).toBe(1);
    expect(wordsIn(await showThread(groom, bride))).toEqual(['once', 'other words', 'once']);
  });

  test('written by both at once keep an order', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        at % 2 ? sendToFamily(bride, groom, `b${at}`) : sendToFamily(groom, bride, `g${at}`),
      ),
    );
    const [hers, his] = [messagesOf(await showThread(bride, groom)), messagesOf(await showThread(groom, bride))];
    expect(hers.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(his.map(({ words }) => words)).toEqual(hers.map(({ words }) => words));
  });
});

describe('what a letter holds', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['signs that nobody sees', '\u200b\u200f\u2060'],
    ['too much', 'ক'.repeat(MESSAGE_LIMIT + 1)],
    ['a NUL', 'a\0b'],
  ])('is refused at its field: %s', async (_, text) => {
    const [bride, groom] = await makeAcceptedPair(app);
    const answer = await sendToFamily(bride, groom, text);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty('text');
    expect(wordsIn(await showThread(bride, groom))).toEqual([]);
  });

  test('is kept whole up to its limit, in one form, without signs that turn or hide it', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const long = 'ক'.repeat(MESSAGE_LIMIT);
    const texts = [
      [long, long],
      ['abc\u202edef\u202c', 'abcdef'],
      ['ন\u200bমস্কার', 'নমস্কার'],
      ['র\u09be\u09df\u09a8', 'রায়ন'.normalize('NFC')],
      ['one\r\ntwo', 'one\ntwo'],
      ['<b>bold</b> & "so"', '<b>bold</b> & "so"'],
    ] as const;
    for (const [text] of texts) expect((await sendToFamily(bride, groom, text)).body.msgcode).toBe(1);
    expect(wordsIn(await showThread(groom, bride))).toEqual(texts.map(([, words]) => words));
  });

  test('is never a megabyte, and nobody but the two threads is named', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const huge = await sendToFamily(bride, groom, 'ক'.repeat(400_000));
    expect(huge.status).toBe(413);
    const encoded = await bride.client.callEncoded('sendmessage', {
      pid: bride.pid,
      member: groom.pid,
      thread: 'families',
      text: 'a'.repeat(1_100_000),
    });
    expect(encoded.status).toBe(413);
    for (const thread of ['', 'all', 'TWO', 'families ']) {
      const answer = await ask(bride, 'sendmessage', groom, { thread, text: 'নমস্কার' });
      expect(answer.status).toBe(422);
    }
    const repeated = await bride.client.send('/api/sendmessage', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `pid=${bride.pid}&member=${groom.pid}&thread=families&text=a&text=b`,
    });
    expect(repeated.status).toBe(400);
    expect(wordsIn(await showThread(bride, groom))).toEqual([]);
  });
});

describe('while the two write first', () => {
  const makeWriting = async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    expect((await pressStep(bride, groom, 'numbers', 'writeFirst')).body.msgcode).toBe(1);
    return [bride, groom] as const;
  };

  test.each([
    'my number is 98300 12345',
    'নয় আট তিন শূন্য শূন্য এক দুই তিন চার পাঁচ',
    'ruma.sen@gmail.com',
    'insta: ruma_sen91',
    'https://wa.me/919830012345',
  ])('a number or a name elsewhere is not sent: %s', async (text) => {
    const [bride, groom] = await makeWriting();
    expect((await showThread(groom, bride)).body.numbers).toBe('closed');
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const) {
      const answer = await sendToFamily(one, other, text, { anyway: 'Yes' });
      expect(answer.status).toBe(422);
      expect(answer.body.errors.text).toMatch(/not been sent.*phone number/);
    }
    expect(wordsIn(await showThread(groom, bride))).toEqual([]);
  });

  test('nor in pieces, one letter after another', async () => {
    const [bride, groom] = await makeWriting();
    expect((await sendToFamily(bride, groom, 'please note: 98300')).body.msgcode).toBe(1);
    expect((await sendToFamily(groom, bride, 'yes?')).body.msgcode).toBe(1);
    expect((await sendToFamily(bride, groom, '12345')).status).toBe(422);
    expect((await sendToFamily(bride, groom, 'We come on Sunday at 5.')).body.msgcode).toBe(1);
  });

  test('both have pressed: it goes', async () => {
    const [bride, groom] = await makeWriting();
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const) {
      expect((await sendToFamily(bride, groom, 'my number is 98300 12345')).status).toBe(422);
      expect((await pressStep(one, other, 'numbers', 'exchange')).body.msgcode).toBe(1);
    }
    expect((await showThread(groom, bride)).body.numbers).toBe('open');
    expect((await sendToFamily(bride, groom, 'my number is 98300 12345')).body.msgcode).toBe(1);
  });
});

test('money, codes, accounts and links are sent only by a second press, with a warning to their reader', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const texts = [
    'Please send 5,000 rupees today',
    'OTP ta bolun',
    'টাকা পাঠিয়ে দিন',
    'See https://example.com/pay',
    'ruma@okaxis',
  ];
  for (const text of texts) {
    expect((await sendToFamily(groom, bride, text)).body, text).toMatchObject({ msgcode: 2, msgkey: 'moneyInMessage' });
    expect((await sendToFamily(groom, bride, text, { anyway: 'Yes' })).body, text).toMatchObject({ msgcode: 1 });
  }
  expect((await sendToFamily(groom, bride, 'We meet on Sunday', { anyway: 'Yes' })).body.msgcode).toBe(1);
  expect(messagesOf(await showThread(bride, groom)).map(({ isWarned }) => isWarned)).toEqual([
    ...texts.map(() => true),
    false,
  ]);
});
