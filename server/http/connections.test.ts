import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
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

const page = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Makes a site whose answers take this long. */
function makeApp(takesMs = 50): FastifyInstance {
  const app = Fastify();
  onTestFinished(() => app.close());
  registerErrors(app);
  app.get('/', async () => {
    await new Promise((done) => setTimeout(done, takesMs));
    return { status: 'ok' };
  });
  return app;
}

/** Requests this many pages at once on one connection. Returns what was answered before the connection was closed. */
async function ask(app: FastifyInstance, pages: number): Promise<string> {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let answers = '';
  socket.on('data', (text) => {
    answers += text;
  });
  socket.on('error', () => {}); // what was sent behind is not read
  socket.write(page.repeat(pages));
  await new Promise((resolve) => socket.on('close', resolve));
  return answers;
}

test('a caller who asks much on one connection before the first answer is hung up on after sixteen', async () => {
  const app = makeApp();
  let asked = 0;
  app.addHook('onRequest', async () => {
    asked += 1;
  });
  limitPipelining(app);
  const answers = await ask(app, 200);
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array(16).fill('200'), '503']);
  expect(answers).toMatch(/^retry-after: 5\r$/m);
  // Requests after the refused one were read but not handled.
  expect(asked).toBe(17);
});

test('what goes on coming is left unread', async () => {
  const app = makeApp(500);
  limitPipelining(app);
  let read = 0;
  app.server.on('request', () => {
    read += 1;
  });
  await ask(app, 200_000);
  expect(read).toBeLessThan(5_000);
});
