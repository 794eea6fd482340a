import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeAcceptedPair } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { AGREED, makeKnownPair, PROMISED, sealFor } from '#server/testing/sealed-words.ts';

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.ts']);
}, 180_000);
const app = await startTestApp({}, { pages: 'built' });

const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/\s+/g, ' ');
const page = (other: TestMember) => `/matching-profile/${other.pid}/together?step=sealed`;
const open = async ({ client }: TestMember, other: TestMember) => wordsOf((await client.get(page(other))).text);
const press = ({ client }: TestMember, other: TestMember, form: Record<string, string>) =>
  client.send(page(other), {
    method: 'POST',
    body: new URLSearchParams({ member: other.pid, ...form }),
    headers: { origin: app.address, 'sec-fetch-site': 'same-origin' },
  });
const WORDS = 'Zq9 asthma';

test('without scripts: she reads the consent and writes, he promises and opens, and neither page keeps the words', async () => {
  const [bride, groom] = await makeKnownPair(app);
  const before = await open(bride, groom);
  for (const words of ['Who reads it', 'How often', 'Until when', 'If I change my mind', 'Save it for them alone'])
    expect(before).toContain(words);
  const unticked = await press(bride, groom, {
    intent: 'seal',
    words: WORDS,
    textVersion: AGREED.textversion,
    language: 'en',
  });
  expect([unticked.status, unticked.text.includes(WORDS)]).toEqual([422, true]);
  const written = await press(bride, groom, {
    intent: 'seal',
    words: WORDS,
    agrees: 'Yes',
    textVersion: AGREED.textversion,
    language: 'en',
  });
  expect(wordsOf(written.text)).toContain('has not been opened');
  for (const html of [written.text, (await bride.client.get(page(groom))).text]) expect(html).not.toContain(WORDS);

  const waiting = await open(groom, bride);
  expect(waiting).toContain('You can still open it three times.');
  expect(waiting).not.toContain(WORDS);
  const opened = await press(groom, bride, {
    intent: 'open',
    promises: 'Yes',
    textVersion: PROMISED.textversion,
    language: 'en',
  });
  expect(wordsOf(opened.text)).toContain(WORDS);
  expect(opened.headers.get('cache-control')).toContain('no-store');
  const after = await open(groom, bride);
  expect([after.includes(WORDS), after.includes('You can still open it twice.')]).toEqual([false, true]);
  expect(await open(bride, groom)).toContain('it cannot be taken back any more');
});

test('guardians read that it is between the two, and no page of theirs leads there; of the two the step of the tests does, the same whether there is one or not', async () => {
  const [bride, groom] = await makeKnownPair(app);
  const father = await addHolder(app, bride, 'guardian');
  const leads = async ({ client }: TestMember, other: TestMember) => {
    const { text } = await client.get(`/matching-profile/${other.pid}/together?step=tests`);
    return [text.includes('step=sealed'), wordsOf(text)];
  };
  const readAll = async () => [
    await open(father, groom),
    ...(await leads(father, groom)),
    ...(await leads(bride, groom)),
    ...(await leads(groom, bride)),
  ];
  const before = await readAll();
  expect(before[0]).toContain('nobody else sees anything here');
  expect([before[1], before[3], before[5]]).toEqual([false, true, true]);
  await sealFor(bride, groom, WORDS);
  expect(await readAll()).toEqual(before);
  for (const one of [father, bride])
    expect((await one.client.get(`/matching-profile/${groom.pid}/together`)).text).not.toContain('step=sealed');
});

test('before the office has spoken with both, and in Bengali', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  expect(await open(bride, groom)).toContain('our office has spoken with both of you');
  bride.client.cookies.set('lang', 'bn');
  expect(await open(bride, groom)).toContain('অফিস দুজনের সঙ্গেই কথা বলে নিলে');
});
