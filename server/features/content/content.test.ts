import { describe, expect, test } from 'vitest';
import { FAQ_SUBJECTS } from '#contract/content.ts';
import { startTestApp } from '#server/testing/app.ts';

const app = await startTestApp();
const client = app.client();
const BENGALI = /[\u0980-\u09ff]/;
const textOf = (answer: { body: Record<string, unknown> }) => String(Object(answer.body.obj).content);

describe('welcome', () => {
  test('the early variant answers in English', async () => {
    const answer = await client.get('/api/welcome');
    expect(answer.status).toBe(200);
    expect(textOf(answer)).toMatch(/^<p>[A-Z]/);
  });

  test('answers in the language that is asked for, English when it is unknown', async () => {
    const english = textOf(await client.get('/api/welcome'));
    expect(textOf(await client.call('welcome', { lang: 'bn' }))).toMatch(BENGALI);
    for (const lang of ['en', '', 'xx', 'BN']) expect(textOf(await client.call('welcome', { lang }))).toBe(english);
    expect(textOf(await client.call('welcome'))).toBe(english);
  });
});

describe('getfaq', () => {
  test.each(['en', 'bn'])('answers at least ten questions with answers (%s)', async (lang) => {
    const { body } = await client.call('getfaq', { lang });
    const faqs: { id: number; subject: string; question: string; answer: string }[] = Object(body.obj);
    expect([...new Set(faqs.map(({ subject }) => subject))]).toEqual(FAQ_SUBJECTS);
    expect(faqs.length).toBeGreaterThanOrEqual(10);
    for (const { id, question, answer } of faqs) {
      expect(id).toBeGreaterThan(0);
      expect(BENGALI.test(question)).toBe(lang === 'bn');
      expect(BENGALI.test(answer)).toBe(lang === 'bn');
    }
  });
});

describe('content', () => {
  test.each([
    'mission',
    'vision',
    'about',
    'privacy-policy',
    'proverb',
    'address',
    'notice',
    'terms',
    'accessibility',
    'accepted-papers',
    'grievance-officer',
    'office-hours',
    'safe-meeting',
  ])('has %s in both languages', async (key) => {
    for (const lang of ['en', 'bn']) {
      const answer = await client.get(`/api/content?key=${key}&lang=${lang}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ key, lang, content: expect.stringMatching(/^<\w+>/) });
    }
  });

  test.each(['', 'nothing', '../welcome', '__proto__'])('answers 404 for the key %j', async (key) => {
    const answer = await client.get(`/api/content?key=${encodeURIComponent(key)}&lang=en`);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ msg: 'There is nothing at this address', msgkey: 'notFound' });
  });
});

test('sociallinks answers where else the trust is found, and its phones as on the page of contacts', async () => {
  const { body } = await client.get('/api/sociallinks');
  const { obj } = Object((await client.get('/api/contact')).body);
  expect(obj).not.toEqual([]);
  expect(body.phones).toEqual(obj);
  expect(Object(body.links)[0]).toMatchObject({ network: expect.any(String), url: expect.stringMatching(/^https:/) });
});

test('who finds a weakness reads where to report it, and until when that is valid (RFC 9116)', async () => {
  const { status, headers, text } = await client.get('/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(text.match(/^Expires: (\S+)$/m)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(150 * 24 * 3_600_000);
  expect(text).toMatch(/^Preferred-Languages: en, bn$/m);
});
