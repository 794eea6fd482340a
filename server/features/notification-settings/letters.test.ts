import { expect, test } from 'vitest';
import { notify } from '#server/notices/tell.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { startGateway } from '#server/testing/gateway.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeReachable } from '#server/testing/reachable.ts';

const mail = await startMailServer();
const gateway = await startGateway();
const channels = {
  email: { url: mail.url, from: 'news@shubho.example' },
  sms: {
    url: gateway.url,
    method: 'POST' as const,
    headers: {},
    body: 'to={to}&text={text}',
    idPath: 'id',
    templates: {},
  },
  receiptSecret: 'a secret of the gateway',
};
const app = await startTestApp({ publicUrl: 'https://shubho.example', channels }, { pages: 'built' });
const { db } = app;
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';

const shown = async ({ client, pid }: Awaited<ReturnType<typeof makeMember>>) =>
  (await client.call('showtelling', { pid })).body;

test('a browser that asks is told, five of an account at most; the site writes to the makers of browsers alone', async () => {
  const member = await makeMember(app);
  const { client, pid } = member;
  const keys = { p256dh: 'x', auth: 'y' };
  for (const address of [
    'http://127.0.0.1/',
    'https://10.0.0.1/x',
    'https://fcm.googleapis.com.evil.example/',
    'https://fcm.googleapis.com:8443/',
  ])
    expect((await client.call('addbrowser', { pid, endpoint: address, ...keys })).body.msgcode).toBe(2);
  for (let index = 0; index < 7; index++)
    expect((await client.call('addbrowser', { pid, endpoint: `${endpoint}${index}`, ...keys })).body.msgcode).toBe(1);
  expect(await shown(member)).toMatchObject({ push: 'Yes', has_browser: true });
  const endpoints = db.selectFrom('push_subscriptions').select('endpoint').where('endpoint', 'like', `${endpoint}%`);
  expect((await endpoints.execute()).map((row) => row.endpoint)).toEqual(
    [2, 3, 4, 5, 6].map((index) => `${endpoint}${index}`),
  );
});

test('the switch in a letter works by one press, and by a mail program’s own; opening it changes nothing', async () => {
  for (const isByProgram of [false, true]) {
    const { pid } = await makeMember(app);
    const email = `stop-${isByProgram}@shubho.example`;
    const accountId = await makeReachable(app, { pid, email }, ['email']);
    await notify(db, { profileId: pid, kind: 'stillLooking' });
    await app.outbox.drain();
    const letter = mail.letters.find(({ to }) => to.includes(email));
    const address = /<https:\/\/shubho\.example(.+)>/.exec(letter?.header('List-Unsubscribe') ?? '')?.[1] ?? '';
    const answers = () =>
      db.selectFrom('channel_consents').select('is_on').where('account_id', '=', accountId).orderBy('id').execute();
    const page = await app.client().get(address);
    expect(page.text.match(/<button[^>]*type="submit"/g)?.length ?? 0).toBeGreaterThan(0);
    expect(await answers()).toEqual([{ is_on: true }]);
    const body = new URLSearchParams(isByProgram ? { 'List-Unsubscribe': 'One-Click' } : {});
    const pressed = await app.client().send(address, { method: 'POST', body });
    expect(pressed.status).toBe(200);
    expect(await answers()).toEqual([{ is_on: true }, { is_on: false }]);
    await notify(db, { profileId: pid, kind: 'stillLooking' });
    await app.outbox.drain();
    expect(mail.letters.filter(({ to }) => to.includes(email))).toHaveLength(1);
  }
  for (const token of ['', '1-email-abc', `1-email-${'A'.repeat(43)}`, '1-push-x'])
    expect((await app.client().call('stopletters', { token })).body.msgcode).toBe(2);
});

test('letters that come back three times end the letters', async () => {
  const { pid } = await makeMember(app);
  await makeReachable(app, { pid, email: 'back@shubho.example' }, []);
  for (let times = 1; times <= 4; times++) {
    await notify(db, { profileId: pid, kind: 'newBrowser' });
    await app.outbox.drain();
    const letters = mail.letters.filter(({ to }) => to.includes('back@shubho.example'));
    expect(letters).toHaveLength(Math.min(times, 3));
    const id = /<([0-9a-f-]{36})@/.exec(letters.at(-1)?.header('Message-ID') ?? '')?.[1];
    await app.client().send('/hooks/receipts', {
      method: 'POST',
      headers: { 'x-receipt-secret': channels.receiptSecret },
      body: new URLSearchParams({ id: String(id), event: 'bounced' }),
    });
  }
});

test('a receipt says what came of a message, from a sender who knows the secret', async () => {
  const { pid } = await makeMember(app);
  await makeReachable(app, { pid, email: '' }, []);
  gateway.answer = '{"id":"G-77"}';
  await notify(db, { profileId: pid, kind: 'newBrowser' });
  await app.outbox.drain();
  const state = async () =>
    (await db.selectFrom('notice_deliveries').select('state').where('gateway_id', '=', 'G-77').execute())[0]?.state;
  const send = (headers: Record<string, string>, body: string) =>
    app.client().send('/hooks/receipts', { method: 'POST', headers, body });
  const secret = { 'x-receipt-secret': channels.receiptSecret };
  expect((await send({}, '{"id":"G-77","status":"DELIVRD"}')).status).toBe(404);
  expect((await send({ 'x-receipt-secret': 'another' }, '{"id":"G-77","status":"DELIVRD"}')).status).toBe(404);
  expect(await state()).toBe('handed');
  expect((await send(secret, '{"id":"G-77","status":"submitted"}')).status).toBe(204);
  expect(await state()).toBe('handed');
  await send(secret, '{"data":[{"messageId":"G-77","status":"DELIVERED"}]}');
  expect(await state()).toBe('delivered');
  await send(secret, 'messageid=G-77&status=UNDELIVERABLE');
  expect(await state()).toBe('failed');
  for (const body of ['', '{', '[1]', 'null', '"x"', 'a=b', '\0'])
    expect((await send(secret, body)).status, body).toBe(204);
  expect((await send(secret, 'x'.repeat(20_000))).status).toBe(413);
});
