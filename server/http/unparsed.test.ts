import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { startTestApp } from '#server/testing/app.ts';

const { address } = await startTestApp();
const { port } = new URL(address);

/** Sends these bytes and returns the answer until the connection is closed. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await new Promise((resolve) => socket.on('close', resolve));
  return answer;
}

test.each([
  ['an address longer than any', `GET /?x=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431, 'tooLarge'],
  ['what is no HTTP', 'আগ্রহ\r\n\r\n', 400, 'malformed'],
] as const)('%s is answered by a sentence', async (_, bytes, status, key) => {
  const answer = await answerTo(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/json/m);
  expect(JSON.parse(body)).toEqual({ msg: messages[key], msgkey: key });
});
