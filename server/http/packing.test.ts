import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerCompression } from './packing.ts';

const app = Fastify();
registerCompression(app);
const long = { words: 'পাত্রপাত্রী '.repeat(400) };
const picture = Buffer.alloc(5_000, 7);
app.get('/long', () => long);
app.get('/page', (_, reply) => reply.type('text/html; charset=utf-8').header('vary', 'Cookie').send(long.words));
app.get('/short', () => ({ words: 'short' }));
app.get('/picture', (_, reply) => reply.type('image/jpeg').send(picture));
app.get('/packed', (_, reply) => reply.header('content-encoding', 'gzip').send(JSON.stringify(long)));
app.get('/nothing', (_, reply) => reply.code(204).send());

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('who accepts %s gets %s, shorter and whole', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await ask('/long', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  expect(rawPayload.length).toBeLessThan(JSON.stringify(long).length / 10);
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(long);
});

test.each([undefined, '', 'identity', 'zstd', 'br;q=0', ';;;'])(
  'who accepts %j gets the answer as it is',
  async (accepted) => {
    const { headers, body } = await ask('/long', accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(JSON.parse(body)).toEqual(long);
  },
);

test('a page that varies by more says so too', async () => {
  const { headers, rawPayload } = await ask('/page', 'br');
  expect(headers.vary).toBe('Cookie, Accept-Encoding');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(long.words);
});

test.each(['/short', '/picture', '/packed', '/nothing'])('%s stays as it is', async (url) => {
  const plain = await ask(url);
  const asked = await ask(url, 'br');
  expect(asked.rawPayload).toEqual(plain.rawPayload);
  expect(asked.headers['content-encoding']).toBe(plain.headers['content-encoding']);
  expect(asked.headers).not.toHaveProperty('vary');
});

test('a question for the head alone tells of the same answer', async () => {
  const whole = await ask('/long', 'br');
  const head = await app.inject({ method: 'HEAD', url: '/long', headers: { 'accept-encoding': 'br' } });
  expect(head.body).toBe('');
  expect(head.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': whole.headers['content-length'] });
});
