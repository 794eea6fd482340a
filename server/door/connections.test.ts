import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitPipelining, mostConnections } from './connections.ts';
import { registerErrors } from './errors.ts';

test.each([
  ['the usual limit of a shell', 1_024],
  ['a narrow one', 256],
  ['the one of the shipped unit', 65_536],
])('with %s each connection may have a file of its own, and some descriptors stay free', (_, descriptors) => {
  const most = mostConnections(descriptors);
  expect(most).toBeGreaterThanOrEqual(60);
  expect(descriptors - 2 * most).toBeGreaterThanOrEqual(Math.min(256, descriptors / 2));
});

test('no limit on descriptors is no reason to take any number', () => {
  expect(mostConnections(Number.POSITIVE_INFINITY)).toBe(10_000);
});

test('whoever asks much on one connection before the first answer is hung up on after sixteen', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  registerErrors(app);
  limitPipelining(app);
  app.get('/', async () => {
    await new Promise((done) => setTimeout(done, 50));
    return { status: 'ok' };
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let answers = '';
  socket.on('data', (text) => {
    answers += text;
  });
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200));
  await once(socket, 'close');
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array(16).fill('200'), '503']);
  expect(answers).toMatch(/^retry-after: 5\r$/m);
});
