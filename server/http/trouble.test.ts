import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { runOn } from '#server/testing/server-address.ts';

const app = await startTestApp();
const { client, pid } = await makeMember(app);

test('a fault is a 500 with a request id and no details', async () => {
  await app.pool.query('alter table accounts rename column email to email_moved');
  const answer = await client.call('showprofile', { pid });
  await app.pool.query('alter table accounts rename column email_moved to email');
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    msg: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
    msgkey: 'unexpected',
    requestId: expect.stringMatching(/.+/),
  });
  expect((await client.call('showprofile', { pid })).status).toBe(200);
});

test('while the database is away: 503 with Retry-After; afterwards everything works again', async () => {
  const name = new URL(app.url).pathname.slice(1);
  const server = new URL(app.url);
  server.pathname = '/postgres';
  await runOn(server.href, `alter database ${name} with allow_connections false`);
  await runOn(server.href, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const away = await client.call('showprofile', { pid });
  await runOn(server.href, `alter database ${name} with allow_connections true`);
  expect(away.status).toBe(503);
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(away.body).toEqual({
    msg: 'We cannot reach our records just now. Please try again in a minute.',
    msgkey: 'unavailable',
    requestId: expect.any(String),
  });
  expect((await client.call('showprofile', { pid })).status).toBe(200);
});
