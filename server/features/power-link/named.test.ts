import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { makeMember } from '#server/testing/members.ts';
import { textOf } from '#server/testing/open-mail-server.ts';
import { codeOf, makeStaff, PASSWORD } from '#server/testing/staff.ts';

const KEY = 'the key of the trust';
const mail = await startMailServer();
const email = { url: mail.url, from: 'Shubho Bibaho <news@shubho.example>' };
const app = await startTestApp({
  publicUrl: 'https://shubho.example',
  powerLinkKey: KEY,
  channels: { email, sms: undefined, receiptSecret: undefined },
});
const administrator = await makeStaff(app, ['administrator']);
const helper = await makeStaff(app, ['helper']);

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
  await app.pool.query('update staff set factor_step = 0');
});

const proof = (secret: string) => ({ password: PASSWORD, code: codeOf(secret) });
const setCode = (owncode: string, of = helper) =>
  of.client.call('office/setlinkcode', { owncode, ...proof(of.secret) });
const alerts = () => mail.letters.filter(({ to }) => to.includes(administrator.email)).map(textOf);

async function openAccount(owncode: string) {
  const { pid, phone } = await makeMember(app);
  const client = app.client();
  const first = await client.call('securitykeycheck', { securitykey: KEY, owncode });
  const second = first.body.statcode === 1 ? await client.call('regphonecheck', { phone }) : undefined;
  await app.outbox.drain();
  return { pid, first, second };
}
const uses = async () => Object((await administrator.client.call('office/showpowerlink')).body).uses;

test('a person who gives their own code is named in the record, and nobody else is told', async () => {
  expect((await setCode('short')).body.errorkeys).toHaveProperty('owncode');
  expect((await setCode('shiuli 1897')).body.msgcode).toBe(1);
  expect((await setCode('shiuli 1897', administrator)).body.errorkeys).toEqual({ owncode: 'linkCodeTaken' });
  const { pid, second } = await openAccount('shiuli 1897');
  expect(second?.body.statcode).toBe(1);
  expect((await uses()).slice(0, 2)).toMatchObject([
    { stage: 'phone', outcome: 'right', memberId: pid, named: helper.email },
    { stage: 'key', outcome: 'right', named: helper.email },
  ]);
  expect(alerts()).toEqual([]);
});

test('without a code it opens all the same, and the administrators hear of it; a wrong code opens nothing', async () => {
  const { pid, second } = await openAccount('');
  expect(second?.body.statcode).toBe(1);
  expect((await uses())[0]).toMatchObject({ memberId: pid, named: '' });
  expect(alerts().join()).toContain(pid);
  const { first } = await openAccount('nobody’s code');
  expect(first.body).toMatchObject({ statcode: 0, msgkey: 'linkCodeUnknown' });
});

test('a code of somebody who has left names nobody, and the system says how old the key is', async () => {
  await app.pool.query('update staff set ended_at = now() where id = $1', [helper.id]);
  expect((await openAccount('shiuli 1897')).first.body.msgkey).toBe('linkCodeUnknown');
  const days = async () => Object((await administrator.client.call('office/showsystem')).body).powerlinkdays;
  expect(await days()).toBe(0);
  await app.pool.query("update power_link_keys set seen_at = now() - interval '200 days'");
  expect(await days()).toBe(200);
});
