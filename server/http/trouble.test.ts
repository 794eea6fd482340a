import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { runOn } from '#server/testing/server-address.ts';

const app = await startTestApp();
const { client, pid, phone } = await makeMember(app);

test('a fault is a 500 with a request id and no details', async () => {
  await app.pool.query('alter table members rename column email to email_moved');
  const answer = await client.call('showprofile', { pid });
  await app.pool.query('alter table members rename column email_moved to email');
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    msg: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
    requestId: expect.stringMatching(/.+/),
  });
  expect((await client.call('showprofile', { pid })).status).toBe(200);
});

test('more logins at once than can be checked: the rest are asked to come back', { timeout: 20_000 }, async () => {
  const logins = await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      app.client().call('custlogin', { phone: `90000000${10 + index}`, password: TEST_PASSWORD }),
    ),
  );
  const busy = logins.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(logins.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(52);
  for (const { headers, body } of busy) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body).toMatchObject({ msgcode: 2, msg: 'Many families are here just now. Please try again in a moment.' });
  }
  expect((await app.client().call('custlogin', { phone, password: TEST_PASSWORD })).body.msgcode).toBe(1);
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
    requestId: expect.any(String),
  });
  expect((await client.call('showprofile', { pid })).status).toBe(200);
});
