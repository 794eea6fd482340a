import { expect, test } from 'vitest';
import type { TestClient } from '../client.ts';
import { transcribe } from './transcript.ts';

/** Makes a client whose every request is answered with this text. */
function makeAnswering(text: string): TestClient {
  const bytes = Buffer.from(text);
  const headers = new Headers({ 'content-length': String(bytes.length) });
  const answer = async () => ({ status: 200, body: Object({}), text, bytes, headers });
  return { cookies: new Map(), call: answer, callEncoded: answer, get: answer, send: answer };
}

const write = async (name: string, text: string) =>
  (await transcribe(makeAnswering(text), [{ name, path: `/${name}` }], 0)).get(name);

test('an answer without a random part stays as it is, with its length, also an empty one', async () => {
  expect(await write('member', '')).toBe('200\n\ncontent-length: 0');
  expect(await write('member', 'a text')).toBe('200\na text\ncontent-length: 6');
});

test('of an answer with a random part, that part and the length are left out', async () => {
  expect(await write('addcontact', 'SB-AB12-CD34')).toBe('200\n…\n');
});
