import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { makeFilledDataDir } from './data-folder.ts';
import { startServer, stopServer } from './running-server.ts';

async function openConnection(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket.resume();
}

it('closes connections whose headers or form do not arrive', async () => {
  const server = startServer({ env: { DATA_DIR: await makeFilledDataDir() } });
  const address = await server.ready;
  const [headers, form] = await Promise.all([openConnection(address), openConnection(address)]);
  const opened = Date.now();
  const secondsOpen = (socket: Socket) => once(socket, 'close').then(() => (Date.now() - opened) / 1000);
  const ages = Promise.all([secondsOpen(headers), secondsOpen(form)]);
  headers.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  form.write(
    'POST /api/custlogin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nphone=',
  );
  const [headerSeconds, formSeconds] = await ages;
  expect(headerSeconds).toBeLessThan(15);
  expect(formSeconds).toBeLessThan(35);
  expect((await stopServer(server)).code).toBe(0);
});

it('finishes the current answer when it is asked to stop', async () => {
  const server = startServer({ env: { DATA_DIR: await makeFilledDataDir() } });
  const socket = await openConnection(await server.ready);
  const answer: string[] = [];
  socket.setEncoding('utf8').on('data', (chunk) => answer.push(String(chunk)));
  const body = 'phone=9000000001&password=secret1';
  socket.write(
    `POST /api/custlogin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server is processing this request once it has asked for the form.
  await expect.poll(() => answer.join('')).toContain('100 Continue');
  server.process.kill('SIGTERM');
  const stoppedAt = Date.now();
  socket.write(body);
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  // It does not wait for a browser that keeps its connection.
  expect(Date.now() - stoppedAt).toBeLessThan(9_000);
  expect(answer.join('')).toMatch(/HTTP\/1\.1 [24]\d\d /);
});
