import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { port, hostname } = new URL(app.address);
const PART = Buffer.from('x'.repeat(60_000));

/** Sends parts until the server answers. Returns the status and how many bytes had been sent by then. */
async function sendParts(path: string, headOf: (index: number) => string, cookie = '') {
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  let sent = 0;
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.write(
    `POST /api/${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=B\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  for (let index = 0; index < 200 && answer === ''; index++) {
    const body = Buffer.concat([Buffer.from(`--B\r\n${headOf(index)}\r\n\r\n`), PART, Buffer.from('\r\n')]);
    socket.write(`${body.length.toString(16)}\r\n`);
    socket.write(body);
    socket.write('\r\n');
    sent += body.length;
    await wait(5);
  }
  await wait(50);
  socket.destroy();
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]), sent };
}

const field = (index: number) => `content-disposition: form-data; name="f${index}"`;
const file = (index: number) =>
  `content-disposition: form-data; name="f${index}"; filename="a.jpg"\r\ncontent-type: image/jpeg`;

const open = api.filter(({ method, access }) => method === 'POST' && access === 'anyone');

test('no call that anybody may make takes files', () => {
  expect(open.filter(({ files }) => files.length > 0).map(({ path }) => path)).toEqual([]);
});

test.each([
  ['fields', field],
  ['files that nobody expects', file],
])('of %s no more than 256 KB are read', async (_, headOf) => {
  for (const { path } of open.slice(0, 6)) {
    const { status, sent } = await sendParts(path, headOf);
    expect([path, status]).toEqual([path, 413]);
    expect(sent).toBeLessThan(700_000);
  }
});

test('what says beforehand that it is larger is not read at all', async () => {
  const body = new FormData();
  for (let index = 0; index < 10; index++) body.append(`f${index}`, 'x'.repeat(60_000));
  const answer = await app.client().send('/api/getfaq', { method: 'POST', body });
  expect([answer.status, answer.body.msgkey]).toEqual([413, 'tooLarge']);
});

test('a member’s picture is still taken, and the fields around it have the same bound', async () => {
  const { client, pid } = await makeMember(app);
  const form = { pid, file: new File([new Uint8Array(1_000_000)], 'a.jpg', { type: 'image/jpeg' }) };
  expect((await client.call('updateprofileimage', form)).status).toBe(422);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await sendParts('updateprofileimage', field, cookie)).status).toBe(413);
});
