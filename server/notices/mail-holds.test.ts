import { expect, onTestFinished, test } from 'vitest';
import { QUEUE_SCHEMA } from '#server/platform/db/queue.ts';
import { startTestApp } from '#server/testing/app.ts';
import { startGateway } from '#server/testing/gateway.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeReachable } from '#server/testing/reachable.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { notify } from './tell.queries.ts';

const said = new Map<string, string>();
let saidToUs: string | undefined;
const mail = await startMailServer({ refuses: (to) => said.get(to), refusesSender: () => saidToUs });
const alerts = await startGateway();
const channels = {
  email: { url: mail.url, from: 'Shubho Bibaho <news@shubho.example>' },
  sms: undefined,
  receiptSecret: 'a-secret-of-the-gateway',
};
const app = await startTestApp({ publicUrl: 'https://shubho.example', channels, alertUrl: alerts.url });
const { db, pool } = app;
let count = 0;

async function makeReader(domain: string) {
  const { pid } = await makeMember(app);
  const email = `reader${count++}@${domain}`;
  const accountId = await makeReachable(app, { pid, email }, ['email']);
  return { pid, email, accountId };
}

async function write({ pid }: { pid: string }) {
  await notify(db, { profileId: pid, kind: 'passwordChanged' });
  await app.outbox.drain();
}

async function later() {
  await pool.query("update mail_holds set again_at = now() - interval '1 second'");
  await pool.query(`update ${QUEUE_SCHEMA}.job set start_after = now() where state in ('created', 'retry')`);
  await app.outbox.drain();
}

const lettersTo = (address: string) => mail.letters.filter(({ to }) => to.includes(address));
const failures = async () => (await db.selectFrom('failing_addresses').selectAll().execute()).length;
const holds = () => db.selectFrom('mail_holds').select(['domain', 'answer']).orderBy('domain').execute();
const alerted = () => alerts.taken.map(({ body }) => body.toString());

test.each([
  ['550 5.7.1 blocked by a list', 'block.example'],
  ['550 5.7.26 unauthenticated mail is refused by DMARC', 'dmarc.example'],
  ['554 refused, see the RBL', 'rbl.example'],
])('%s: the sender is refused, no address is blamed, letters wait and go out again', async (words, domain) => {
  const [first, second] = [await makeReader(domain), await makeReader(domain)];
  const elsewhere = await makeReader('elsewhere.example');
  const before = await failures();
  said.set(first.email, words);
  await write(first);
  const [, answer = ''] = /^(\d+(?: 5\.\S+)?)/.exec(words) ?? [];
  expect(await holds()).toEqual([{ domain, answer }]);
  expect(alerted().at(-1)).toContain(`the mail server of ${domain} refuses our letters (${answer})`);
  await write(second);
  await write(elsewhere);
  expect(lettersTo(second.email)).toEqual([]);
  expect(lettersTo(elsewhere.email)).toHaveLength(1);

  const { client: office } = await makeStaff(app, ['administrator']);
  const today = await office.call('office/today');
  expect(today.body.waits).toContainEqual(expect.objectContaining({ kind: 'mail', reference: domain }));
  const system = await office.call('office/showsystem');
  expect(system.body.mailholds).toEqual([expect.objectContaining({ domain, answer })]);

  said.clear();
  await later();
  expect([lettersTo(first.email), lettersTo(second.email)].map(({ length }) => length)).toEqual([1, 1]);
  expect(await holds()).toEqual([]);
  expect(alerted().at(-1)).toContain(`letters to ${domain} go out again`);
  expect(await failures()).toBe(before);
});

test('a refusal of who writes holds every letter', async () => {
  const [first, second] = [await makeReader('one.example'), await makeReader('two.example')];
  saidToUs = '550 5.7.1 not from here';
  await write(first);
  await write(second);
  expect(await holds()).toEqual([{ domain: '', answer: '550 5.7.1' }]);
  saidToUs = undefined;
  await later();
  expect([first, second].map(({ email }) => lettersTo(email).length)).toEqual([1, 1]);
});

test('of more mail servers than the office lists, the latest is spared too, and its hold ends with the first success', async () => {
  onTestFinished(async () => void (await pool.query('delete from mail_holds')));
  await pool.query(
    `insert into mail_holds (domain, answer, since, again_at)
       select 'held' || n || '.example', '550 5.7.1', now() - interval '1 day', now() + interval '1 hour'
       from generate_series(1, 50) n`,
  );
  const [first, second] = [await makeReader('latest.example'), await makeReader('latest.example')];
  said.set(first.email, '550 5.7.1 blocked by a list');
  await write(first);
  await write(second);
  expect(lettersTo(second.email)).toEqual([]);
  said.clear();
  await later();
  expect([first, second].map(({ email }) => lettersTo(email).length)).toEqual([1, 1]);
  expect((await holds()).map(({ domain }) => domain)).not.toContain('latest.example');
});

test.each(['552 5.2.2 mailbox full', '450 4.2.1 come back', '451 greylisted', '421 4.7.0 slow down'])(
  '%s passes: the letter is tried again',
  async (words) => {
    const reader = await makeReader('later.example');
    const before = await failures();
    said.set(reader.email, words);
    await write(reader);
    expect(lettersTo(reader.email)).toEqual([]);
    said.clear();
    await later();
    expect(lettersTo(reader.email)).toHaveLength(1);
    expect(await failures()).toBe(before);
    expect(await holds()).toEqual([]);
  },
);

test.each(['550 5.1.1 no such user', '550 5.1.10 null MX'])('%s: the address is dead', async (words) => {
  const reader = await makeReader('dead.example');
  const before = await failures();
  said.set(reader.email, words);
  await write(reader);
  expect(await failures()).toBe(before + 1);
  said.clear();
});

test('a refusal that names nobody ends its letter and blames no address', async () => {
  const reader = await makeReader('plain.example');
  const before = await failures();
  said.set(reader.email, '550 no');
  await write(reader);
  said.clear();
  await later();
  expect(lettersTo(reader.email)).toEqual([]);
  expect(await failures()).toBe(before);
});

async function receive(body: string, gateway = ''): Promise<number> {
  const headers = { 'x-receipt-secret': channels.receiptSecret };
  const address = `/hooks/receipts${gateway && `?gateway=${gateway}`}`;
  return (await app.client().send(address, { method: 'POST', headers, body })).status;
}

async function writeAndFind(reader: { pid: string; email: string }): Promise<string> {
  await write(reader);
  return /<([0-9a-f-]{36})@/.exec(lettersTo(reader.email).at(-1)?.header('Message-ID') ?? '')?.[1] ?? '';
}

const ofSes = (id: string, rest: object) =>
  JSON.stringify({
    Type: 'Notification',
    Message: JSON.stringify({
      mail: { messageId: '0100018', commonHeaders: { messageId: `<${id}@shubho.example>` } },
      ...rest,
    }),
  });

test.each<[string, string, (id: string) => string, number]>([
  ['brevo', 'soft_bounce', (id) => JSON.stringify({ event: 'soft_bounce', 'message-id': `<${id}@x>`, id }), 0],
  ['brevo', 'blocked', (id) => JSON.stringify({ event: 'blocked', id }), 0],
  ['brevo', 'hard_bounce', (id) => JSON.stringify({ event: 'hard_bounce', id }), 1],
  ['ses', 'Transient', (id) => ofSes(id, { eventType: 'Bounce', bounce: { bounceType: 'Transient' } }), 0],
  ['ses', 'Permanent', (id) => ofSes(id, { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }), 1],
  ['sendgrid', 'blocked', (id) => JSON.stringify([{ event: 'bounce', type: 'blocked', id }]), 0],
  ['mailgun', 'temporary', (id) => JSON.stringify({ 'event-data': { event: 'failed', severity: 'temporary', id } }), 0],
  ['postmark', 'SoftBounce', (id) => JSON.stringify({ RecordType: 'Bounce', Type: 'SoftBounce', Id: id }), 0],
  ['', 'soft_bounce', (id) => JSON.stringify({ status: 'soft_bounce', id }), 0],
])('%s says %s: of an address that is dead alone it is counted', async (gateway, _state, body, counted) => {
  const reader = await makeReader('receipts.example');
  const before = await failures();
  expect(await receive(body(await writeAndFind(reader)), gateway)).toBe(204);
  expect(await failures()).toBe(before + counted);
});

test('a complaint ends the letters, though the letter was delivered', async () => {
  for (const [gateway, event] of [
    ['', 'complaint'],
    ['brevo', 'spam'],
    ['ses', 'Complaint'],
  ] as const) {
    const reader = await makeReader('complaint.example');
    const id = await writeAndFind(reader);
    await receive(JSON.stringify({ status: 'delivered', id }));
    const name = gateway === 'ses' ? 'eventType' : 'event';
    await receive(JSON.stringify({ [name]: event, id }), gateway);
    const { rows } = await pool.query(
      "select is_on from channel_consents where account_id = $1 and channel = 'email' order by id desc limit 1",
      [reader.accountId],
    );
    expect(rows, gateway).toEqual([{ is_on: false }]);
  }
});

test('words that no table knows are counted and shown; a NUL in an id is no fault', async () => {
  await receive(JSON.stringify({ event: 'Teleported', id: 'x' }), 'brevo');
  await receive(JSON.stringify({ event: 'teleported', id: 'x' }), 'brevo');
  await receive(JSON.stringify({ event: 'ruma@home.example bounced', id: 'x' }), 'brevo');
  const { client: office } = await makeStaff(app, ['administrator']);
  const { body } = await office.call('office/showsystem');
  expect(body.unknownreceipts).toEqual([
    { gateway: 'brevo', state: 'teleported', count: 2 },
    { gateway: 'brevo', state: 'something else', count: 1 },
  ]);
  for (const id of ['\0', 'a\0b', '\ud800', '<\0@x>'])
    expect(await receive(JSON.stringify({ event: 'hard_bounce', id }), 'brevo')).toBe(204);
  expect(await receive('id=%00&status=bounced')).toBe(204);
});
