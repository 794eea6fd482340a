import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { messages } from '#contract/messages.ts';
import { findPostgres, makeFilledDataDir } from './data-folder.ts';
import { startServer } from './running-server.ts';

async function openConnection(address: string): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return { socket, received: () => text };
}

const body = 'phone=9000000001&password=secret1';
const head = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n${more}\r\n`;

it('when asked to stop, it finishes running requests, refuses new ones with 503, and stops PostgreSQL last', async () => {
  const DATA_DIR = await makeFilledDataDir();
  const server = startServer({ env: { DATA_DIR } });
  const address = await server.ready;
  const underWay = await openConnection(address);
  underWay.socket.write(head('/api/custlogin', 'Expect: 100-continue\r\n'));
  // A page calls the API over HTTP, and those requests must still be answered.
  const page = await openConnection(address);
  page.socket.write(head('/login', 'Expect: 100-continue\r\n'));
  for (const { received } of [underWay, page]) await expect.poll(received).toContain('100 Continue');

  server.process.kill('SIGTERM');
  const refused = async () => {
    const response = await fetch(`${address}/api/custlogin`, { method: 'POST', body: new URLSearchParams(body) });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
  };
  await expect.poll(refused).toEqual({
    status: 503,
    retryAfter: '5',
    body: {
      msgcode: 2,
      alert: 'alert-danger',
      msg: messages.stopping,
      msgkey: 'stopping',
      requestId: expect.any(String),
    },
  });
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  const refusedPage = await fetch(`${address}/faqs`);
  expect([refusedPage.status, await refusedPage.text()]).toEqual([503, expect.stringContaining(messages.stopping)]);
  expect(await findPostgres(DATA_DIR)).toBeDefined();

  page.socket.write(body);
  await expect.poll(page.received).toContain(messages.loginFailed);
  underWay.socket.write(body);
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  expect(underWay.received()).toMatch(/HTTP\/1\.1 200 /);
  expect(await findPostgres(DATA_DIR)).toBeUndefined();
});

it('when asked to stop, it waits at most ten seconds for an incomplete form', async () => {
  const DATA_DIR = await makeFilledDataDir();
  const server = startServer({ env: { DATA_DIR } });
  const { socket, received } = await openConnection(await server.ready);
  socket.write(head('/api/custlogin', 'Expect: 100-continue\r\n'));
  await expect.poll(received).toContain('100 Continue');
  const stoppedAt = Date.now();
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(Date.now() - stoppedAt).toBeLessThan(16_000);
  expect(await findPostgres(DATA_DIR)).toBeUndefined();
});
