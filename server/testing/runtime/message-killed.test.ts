import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestClient } from '#server/testing/client.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeAcceptedPair } from '#server/testing/meeting.ts';
import { sendToFamily, showThread, wordsIn } from '#server/testing/threads/threads.ts';
import { startServer } from './running-server.ts';

const database = await makeTestDatabase();
const app = await startTestApp({}, { database });

test('kill -9 right after a letter was answered as sent: it is there, and of those under way each is there once or not at all', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const server = startServer({
    env: { DATABASE_URL: database.url, DATA_KEY: Buffer.alloc(32, 7).toString('base64'), DATA_DIR: app.dataDir },
  });
  const client = makeTestClient(await server.ready);
  for (const [name, value] of bride.client.cookies) client.cookies.set(name, value);
  const hers = { ...bride, client };
  const answered: string[] = [];
  const sendOne = async (words: string) => {
    const { body } = await sendToFamily(hers, groom, words, { key: words });
    if (body.msgcode === 1) answered.push(words);
  };
  await sendOne('first');
  const underWay = Array.from({ length: 8 }, (_, at) => sendOne(`letter ${at}`).catch(() => undefined));
  await Promise.race(underWay);
  server.process.kill('SIGKILL');
  await Promise.all(underWay);
  await server.ended;

  const kept = wordsIn(await showThread(groom, bride));
  expect(answered.length).toBeGreaterThan(1);
  expect(kept).toEqual(expect.arrayContaining(answered));
  expect(new Set(kept).size).toBe(kept.length);
  // Unanswered messages are sent again with the same keys.
  for (const words of ['first', ...Array.from({ length: 8 }, (_, at) => `letter ${at}`)])
    expect((await sendToFamily(bride, groom, words, { key: words })).body.msgcode).toBe(1);
  expect(wordsIn(await showThread(groom, bride)).toSorted()).toEqual(
    ['first', ...Array.from({ length: 8 }, (_, at) => `letter ${at}`)].toSorted(),
  );
});
