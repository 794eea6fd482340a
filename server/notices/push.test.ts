import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { startGateway } from '#server/testing/gateway.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeBrowser } from '#server/testing/push-browser.ts';
import { makeReachable } from '#server/testing/reachable.ts';
import { notify } from './tell.queries.ts';

const gateway = await startGateway();
const app = await startTestApp({ publicUrl: 'https://shubho.example' });
const { db } = app;

async function makeTold(email: string) {
  const her = await makeShownMember(app);
  const him = await makeShownMember(app, { gender: 'Male' });
  const accountId = await makeReachable(app, { pid: her.pid, email, language: 'bn' }, ['push']);
  return { her, him, accountId };
}

const listen = (accountId: number, path: string, keys: { p256dh: string; auth: string }) =>
  db
    .insertInto('push_subscriptions')
    .values({ account_id: accountId, endpoint: `${gateway.url}/${path}`, ...keys })
    .execute();

const statesOf = (pid: string) =>
  db
    .selectFrom('notice_deliveries as d')
    .innerJoin('notices as n', 'n.id', 'd.notice_id')
    .select(['d.channel', 'd.state'])
    .where('n.profile_id', '=', pid)
    .execute();

test('a browser shows what nobody between can read, signed with the key that the site tells', async () => {
  const { her, him, accountId } = await makeTold('one@push.example');
  const browser = makeBrowser();
  await listen(accountId, 'one', browser.keys);
  gateway.status = 201;
  await notify(db, { profileId: her.pid, kind: 'interestReceived', aboutId: him.pid });
  await app.outbox.drain();
  const taken = gateway.taken.find(({ path }) => path === '/one');
  if (taken === undefined) throw new Error('nothing was pushed');
  expect(taken.headers['content-encoding']).toBe('aes128gcm');
  expect(browser.read(taken.body)).toEqual({
    title: 'অন্য পরিবারের খবর',
    body: 'একটি পরিবার আগ্রহ জানিয়েছেন।',
    path: '/matching-profile/inbox',
    lang: 'bn',
  });
  const { body } = await her.client.call('showtelling', { pid: her.pid });
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(taken.headers.authorization ?? '') ?? [];
  expect(key).toBe(body.pushkey);
  const point = Buffer.from(String(key), 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: 'https://shubho.example' });
  expect(await statesOf(her.pid)).toEqual([{ channel: 'push', state: 'handed' }]);
});

test('a browser that is gone is forgotten', async () => {
  const { her, him, accountId } = await makeTold('two@push.example');
  await listen(accountId, 'two', makeBrowser().keys);
  gateway.status = 410;
  await notify(db, { profileId: her.pid, kind: 'interestAccepted', aboutId: him.pid });
  await app.outbox.drain();
  expect(await statesOf(her.pid)).toEqual([{ channel: 'push', state: 'failed' }]);
  const left = await db.selectFrom('push_subscriptions').select('id').where('account_id', '=', accountId).execute();
  expect(left).toEqual([]);
});
