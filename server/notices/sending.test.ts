import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { QUEUE_SCHEMA } from '#server/platform/db/queue.ts';
import { startTestApp } from '#server/testing/app.ts';
import { startGateway } from '#server/testing/gateway.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember } from '#server/testing/members.ts';
import { textOf } from '#server/testing/open-mail-server.ts';
import { makeReachable } from '#server/testing/reachable.ts';
import type { Letter } from './channels/channel.ts';
import { openEmail } from './channels/email.ts';
import { openSms } from './channels/sms.ts';
import { secondsUntilMorning } from './quiet-hours.ts';
import { notify } from './tell.queries.ts';

const refused = new Map<string, number | string>();
const mail = await startMailServer({ refuses: (address) => refused.get(address) });
const gateway = await startGateway();
const smsGateway = {
  url: `${gateway.url}/send`,
  method: 'POST' as const,
  idPath: 'data.id',
  headers: { 'content-type': 'application/json', authorization: 'Bearer a-key' },
  body: '{"to":"{to}","text":"{text}","template":"{template}"}',
  templates: { news: { en: '1107160000000000001', bn: '1107160000000000002' } },
};
const channels = {
  email: { url: mail.url, from: 'Shubho Bibaho <news@shubho.example>' },
  sms: smsGateway,
  receiptSecret: undefined,
};
let now = new Date();
const noon = () => new Date(new Date().setUTCHours(6, 30, 0, 0));
const app = await startTestApp({ publicUrl: 'https://shubho.example', channels }, { now: () => now });
const { db, pool } = app;

/** Makes all delayed jobs due and drains the queue. */
async function drainLater(): Promise<void> {
  await pool.query(`update ${QUEUE_SCHEMA}.job set start_after = now() where state in ('created', 'retry')`);
  await app.outbox.drain();
}

async function deliveriesOf(pid: string) {
  const rows = db.selectFrom('notice_deliveries as d').innerJoin('notices as n', 'n.id', 'd.notice_id');
  return rows
    .select(['d.channel', 'd.state', 'd.reason', 'd.tries'])
    .where('n.profile_id', '=', pid)
    .orderBy('d.channel')
    .execute();
}

const lettersTo = (address: string) => mail.letters.filter(({ to }) => to.includes(address));

/** Makes a woman who can be reached by notices, and two men whom she may see. */
async function makeFamilies(email: string, language: 'en' | 'bn' = 'en') {
  const her = await makeShownMember(app);
  const men = [await makeShownMember(app, { gender: 'Male' }), await makeShownMember(app, { gender: 'Male' })] as const;
  const accountId = await makeReachable(app, { pid: her.pid, email, language }, ['email', 'sms']);
  return { her, men, accountId };
}

test('an interest goes out by what was agreed to, in the account’s language, and names nobody', async () => {
  now = noon();
  const { her, men } = await makeFamilies('ruma@one.example', 'bn');
  await notify(db, { profileId: her.pid, kind: 'interestReceived', aboutId: men[0].pid });
  gateway.answer = '{"data":{"id":"G-1"}}';
  await app.outbox.drain();
  const [letter] = lettersTo('ruma@one.example');
  if (letter === undefined) throw new Error('no letter');
  expect(letter.header('From')).toBe('Shubho Bibaho <news@shubho.example>');
  expect(letter.header('Message-ID')).toMatch(/^<[0-9a-f-]{36}@shubho\.example>$/);
  expect(letter.header('List-Unsubscribe')).toMatch(
    /^<https:\/\/shubho\.example\/stop-letters\?token=\d+-email-[\w-]{43}>$/,
  );
  expect(letter.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(textOf(letter)).toContain('একটি পরিবার আগ্রহ জানিয়েছেন।');
  expect(textOf(letter)).toContain('https://shubho.example/matching-profile/inbox');
  expect(letter.raw).toContain('text/plain');
  expect(letter.raw).toContain('text/html');
  expect(`${textOf(letter)}${letter.raw}`).not.toContain(men[0].pid);
  const taken = gateway.taken.at(-1);
  expect(taken?.headers.authorization).toBe('Bearer a-key');
  expect(JSON.parse(String(taken?.body))).toEqual({
    to: `91${her.phone}`,
    template: '1107160000000000002',
    text: 'শুভ বিবাহ: অন্য পরিবারের 1টি খবর আছে। লগ ইন করুন: shubho.example',
  });
  expect(await deliveriesOf(her.pid)).toEqual([
    { channel: 'email', state: 'handed', reason: null, tries: 1 },
    { channel: 'sms', state: 'handed', reason: null, tries: 1 },
  ]);
  const stored = await pool.query('select to_jsonb(d)::text as row from notice_deliveries d');
  const jobs = await pool.query(`select data::text, output::text from ${QUEUE_SCHEMA}.job`);
  const everything = JSON.stringify([stored.rows, jobs.rows]);
  expect(everything).not.toContain(her.phone);
  expect(everything).not.toContain('ruma@one.example');
});

test.each([
  ['en', 'A family has sent you an interest.', 'A family has accepted your interest.'],
  ['bn', 'একটি পরিবার আগ্রহ জানিয়েছেন।', 'একটি পরিবার কথা বলতে রাজি হয়েছেন।'],
] as const)(
  'an interest arrives as a letter, is answered, and its sender learns it by one, in %s',
  async (language, came, accepted) => {
    now = noon();
    const { her, men } = await makeFamilies(`her-${language}@one.example`, language);
    const [him] = men;
    await makeReachable(app, { pid: him.pid, email: `him-${language}@one.example`, language }, ['email']);
    await ask(him, 'sendintroduction', her, { note: '' });
    await app.outbox.drain();
    const [letter] = lettersTo(`her-${language}@one.example`).map(textOf);
    expect(letter).toContain(came);
    expect(letter).toContain('https://shubho.example/matching-profile/inbox');
    expect((await her.client.call('introductions', { pid: her.pid })).text).toContain(him.pid);
    expect((await ask(her, 'acceptintroduction', him)).body).toMatchObject({ msgcode: 1 });
    await app.outbox.drain();
    expect(lettersTo(`him-${language}@one.example`).map(textOf).join()).toContain(accepted);
  },
);

test('without a consent only what is about the safety of the account goes out, and that also at night', async () => {
  now = new Date(noon().getTime() + 11 * 3_600_000);
  const { pid } = await makeMember(app);
  await makeReachable(app, { pid, email: 'quiet@one.example' }, []);
  await notify(db, { profileId: pid, kind: 'weeklyFits' });
  await notify(db, { profileId: pid, kind: 'passwordChanged' });
  await app.outbox.drain();
  expect(lettersTo('quiet@one.example').map((letter) => letter.header('Subject'))).toEqual([
    'Your password was changed',
  ]);
  expect(lettersTo('quiet@one.example')[0]?.header('List-Unsubscribe')).toBeUndefined();
});

test('at night an interest waits until eight in the morning', async () => {
  now = new Date(noon().getTime() + 11 * 3_600_000);
  const { her, men } = await makeFamilies('night@one.example');
  await notify(db, { profileId: her.pid, kind: 'interestReceived', aboutId: men[0].pid });
  await app.outbox.drain();
  const { rows } = await pool.query(
    `select distinct round(extract(epoch from j.start_after - j.created_on) / 3600)::int as hours from ${QUEUE_SCHEMA}.job j
     join notice_deliveries d on d.id::text = j.data->>'id' join notices n on n.id = d.notice_id where n.profile_id = $1`,
    [her.pid],
  );
  expect(rows).toEqual([{ hours: 9 }]);
  // A retry at night waits for the morning too.
  await drainLater();
  expect(lettersTo('night@one.example')).toEqual([]);
  now = noon();
  await drainLater();
  expect(lettersTo('night@one.example')).toHaveLength(1);
});

test('interests of one day gather in one letter, and what was read is told no more', async () => {
  now = noon();
  const { her, men } = await makeFamilies('many@one.example');
  await notify(db, { profileId: her.pid, kind: 'interestReceived', aboutId: men[0].pid });
  await app.outbox.drain();
  await notify(db, { profileId: her.pid, kind: 'interestReceived', aboutId: men[1].pid });
  await notify(db, { profileId: her.pid, kind: 'interestAccepted', aboutId: men[1].pid });
  await app.outbox.drain();
  expect(lettersTo('many@one.example')).toHaveLength(1);
  await drainLater();
  expect(lettersTo('many@one.example')).toHaveLength(2);
  const second = lettersTo('many@one.example').at(-1);
  expect(second && textOf(second)).toContain('2 families have sent you an interest.\r\nA family has accepted');
  await notify(db, { profileId: her.pid, kind: 'interestReceived', aboutId: men[0].pid });
  await app.outbox.drain();
  await pool.query('update notices set seen_at = now() where profile_id = $1', [her.pid]);
  await drainLater();
  expect(lettersTo('many@one.example')).toHaveLength(2);
});

test.each([
  ['blocked meanwhile', 'insert into blocks (profile_id, member_id) values ($2, $1)'],
  ['suspended', "update members set suspended_at = now() where profile_id = $1 and $2 <> ''"],
  [
    'asked to be deleted',
    "update members set deletion_due_at = now(), deletion_receipt = 'SB-' || $1 where profile_id = $1 and $2 <> ''",
  ],
  ['paused', "insert into pauses (profile_id, kind, reason) values ($1, 'paused', 'notNow') on conflict do nothing"],
  ['of a sender who is gone', 'delete from members where profile_id = $2 and $1 <> $2'],
  ['of a sender who was suspended', 'update members set suspended_at = now() where profile_id = $2 and $1 <> $2'],
  ['too late', "update notices set send_before = now() where profile_id = $1 and $2 <> ''"],
  ['of a restored copy', "update notices set is_site_only = true where profile_id = $1 and $2 <> ''"],
])('nothing is sent that is %s', async (name, statement) => {
  now = noon();
  const email = `${name.replaceAll(' ', '-')}@two.example`;
  for (const isPlanned of [false, true]) {
    const { her, men } = await makeFamilies(email);
    await notify(db, { profileId: her.pid, kind: 'interestReceived', aboutId: men[0].pid });
    if (isPlanned) {
      now = new Date(noon().getTime() + 11 * 3_600_000);
      await app.outbox.drain();
      now = noon();
    }
    const usesBoth = statement.includes('$2');
    await pool.query(statement, usesBoth ? [her.pid, men[0].pid] : [her.pid]);
    await drainLater();
    expect(lettersTo(email)).toEqual([]);
  }
});

test('an address that refuses three times is set aside, and its owner reads so in the site', async () => {
  now = noon();
  const { pid } = await makeMember(app);
  const accountId = await makeReachable(app, { pid, email: 'gone@three.example' }, []);
  refused.set('gone@three.example', '550 5.1.1 no such user here');
  for (let times = 0; times < 4; times++) {
    await notify(db, { profileId: pid, kind: 'passwordChanged' });
    await app.outbox.drain();
  }
  const mails = (await deliveriesOf(pid)).filter(({ channel }) => channel === 'email');
  expect(mails.map(({ state, reason }) => [state, reason])).toEqual(Array(3).fill(['failed', 'address']));
  const told = db
    .selectFrom('notices')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('profile_id', 'is', null);
  expect(await told.execute()).toEqual([{ kind: 'addressFails' }]);
  // After a new confirmation letters are sent again.
  refused.clear();
  await db.updateTable('accounts').set({ email_verified_at: new Date() }).where('id', '=', accountId).execute();
  await notify(db, { profileId: pid, kind: 'passwordChanged' });
  await app.outbox.drain();
  expect(lettersTo('gone@three.example')).toHaveLength(1);
});

test('an address of several, or with a second line, is written to nowhere', async () => {
  now = noon();
  for (const email of ['a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example', '"a" <b@x.example>']) {
    const { pid } = await makeMember(app);
    await makeReachable(app, { pid, email }, []);
    const letters = mail.letters.length;
    await notify(db, { profileId: pid, kind: 'passwordChanged' });
    await app.outbox.drain();
    expect(mail.letters).toHaveLength(letters);
    expect(await deliveriesOf(pid)).toContainEqual({ channel: 'email', state: 'failed', reason: 'address', tries: 1 });
  }
});

test('a gateway that is full, faulty or away is asked again until it takes the message, and asked once for what it refuses', async () => {
  now = noon();
  for (const status of [429, 500, 401]) {
    const { pid } = await makeMember(app);
    await makeReachable(app, { pid, email: '' }, []);
    gateway.status = status;
    await notify(db, { profileId: pid, kind: 'newBrowser' });
    await app.outbox.drain();
    expect(await deliveriesOf(pid)).toEqual([
      { channel: 'sms', state: 'created', reason: `status ${status}`, tries: 1 },
    ]);
    await drainLater();
    gateway.status = 200;
    await drainLater();
    await drainLater();
    expect(await deliveriesOf(pid)).toEqual([{ channel: 'sms', state: 'handed', reason: null, tries: 3 }]);
  }
  const { pid } = await makeMember(app);
  await makeReachable(app, { pid, email: '' }, []);
  gateway.status = 400;
  await notify(db, { profileId: pid, kind: 'newBrowser' });
  await app.outbox.drain();
  gateway.status = 200;
  await drainLater();
  expect(await deliveriesOf(pid)).toEqual([{ channel: 'sms', state: 'failed', reason: 'status 400', tries: 1 }]);
});

test('a gateway that is down for a day gets the message when it is back, once', async () => {
  now = noon();
  const { her, men } = await makeFamilies('patient@one.example');
  gateway.status = 503;
  const triesOfADay = 60; // more than there are in pauses of half an hour at most
  await notify(db, { profileId: her.pid, kind: 'interestReceived', aboutId: men[0].pid });
  for (let tries = 0; tries < triesOfADay; tries++) await drainLater();
  const sms = async () => (await deliveriesOf(her.pid)).filter(({ channel }) => channel === 'sms');
  expect(await sms()).toMatchObject([{ state: 'created', reason: 'status 503' }]);
  const { rows } = await pool.query(`select retry_delay_max as max from ${QUEUE_SCHEMA}.job where state = 'retry'`);
  expect(rows).toEqual([{ max: 1_800 }]);
  gateway.status = 200;
  const taken = gateway.taken.length;
  await drainLater();
  await drainLater();
  expect(gateway.taken).toHaveLength(taken + 1);
  expect(await sms()).toMatchObject([{ state: 'handed', reason: null }]);
  expect(lettersTo('patient@one.example')).toHaveLength(1);
});

test('a gateway that answers nothing is asked again', async () => {
  gateway.status = 'nothing';
  const adapter = openSms(smsGateway, 50);
  const letter: Letter = {
    channel: 'sms',
    language: 'en',
    to: '9830000001',
    subject: '',
    text: 'News',
    template: 'news',
    noticeId: randomUUID(),
    accountId: null,
    isSecurity: false,
  };
  expect(await adapter.send(letter)).toEqual({ isSent: false, reason: 'unreachable', isForGood: false });
  gateway.status = 200;
});

test('a mail server that answers nothing, or is not there, is asked again', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const adapter = await openEmail({ url, from: 'news@shubho.example' }, () => undefined, { greetingTimeout: 50 });
  const letter: Letter = {
    channel: 'email',
    language: 'en',
    to: 'a@one.example',
    subject: 'News',
    text: 'News',
    noticeId: randomUUID(),
    accountId: null,
    isSecurity: false,
  };
  const later = { isSent: false, reason: 'unreachable', isForGood: false };
  expect(await adapter.send(letter)).toEqual(later);
  await new Promise((resolve) => silent.close(resolve));
  expect(await adapter.send(letter)).toEqual(later);
  await adapter.close();
});

test('an interest that ends soon is told to its sender in other words than to the family that got it', async () => {
  now = noon();
  const { her, men } = await makeFamilies('sender@one.example');
  await db
    .insertInto('introductions')
    .values({ sender_id: her.pid, recipient_id: men[0].pid, note: '', sent_at: sql`now() - interval '18 days'` })
    .execute();
  await notify(db, { profileId: her.pid, kind: 'interestExpiring', aboutId: men[0].pid });
  await app.outbox.drain();
  const text = lettersTo('sender@one.example').map(textOf).join();
  expect(text).toContain('An interest you sent has no answer yet and expires soon.');
  expect(text).not.toContain('waiting for your answer');
});

test('an interest that was taken back is told no more', async () => {
  now = new Date(noon().getTime() + 11 * 3_600_000);
  const { her, men } = await makeFamilies('back@one.example');
  await db.insertInto('introductions').values({ sender_id: men[0].pid, recipient_id: her.pid, note: '' }).execute();
  await notify(db, { profileId: her.pid, kind: 'interestReceived', aboutId: men[0].pid });
  await app.outbox.drain();
  await db.updateTable('introductions').set({ withdrawn_at: new Date() }).where('recipient_id', '=', her.pid).execute();
  now = noon();
  await drainLater();
  expect(lettersTo('back@one.example')).toEqual([]);
});

test.each([
  ['05:29', 0],
  ['15:29:59', 0],
  ['15:30', 11],
  ['18:29', 8 + 1 / 60],
  ['18:30', 8],
  ['02:29', 1 / 60],
  ['02:30', 0],
])('at %s in Greenwich families in India have %d quiet hours before them', (at, hours) => {
  for (const day of ['2026-03-01', '2026-12-31'])
    expect(secondsUntilMorning(new Date(`${day}T${at}Z`)) / 3_600).toBeCloseTo(hours, 5);
});

test('a clock that is behind the database’s neither wakes a family nor asks without a pause', async () => {
  const behind = noon();
  now = new Date(behind.getTime() + 11 * 3_600_000);
  const { her, men } = await makeFamilies('clock@one.example');
  await notify(db, { profileId: her.pid, kind: 'interestReceived', aboutId: men[0].pid });
  await app.outbox.drain();
  // The database's clock shows eight, this process's clock two minutes before.
  now = new Date(behind.getTime() - 4 * 3_600_000 - 120_000);
  await drainLater();
  expect(lettersTo('clock@one.example')).toEqual([]);
  const { rows } = await pool.query(
    `select extract(epoch from start_after - created_on)::int as seconds from ${QUEUE_SCHEMA}.job where name = 'email' and state = 'created'`,
  );
  expect(rows).toEqual([{ seconds: 120 }]);
  now = behind;
  await drainLater();
  expect(lettersTo('clock@one.example')).toHaveLength(1);
});

test('a holder who must be told and cannot be reached by a message is called by the office', async () => {
  now = noon();
  const real = await startTestApp({ publicUrl: 'https://shubho.example' });
  const { pid } = await makeMember(real);
  await notify(real.db, { profileId: pid, kind: 'suspended' });
  await notify(real.db, { profileId: pid, kind: 'weeklyFits' });
  await real.outbox.drain();
  expect(await real.db.selectFrom('notice_deliveries').select(['channel', 'state']).execute()).toEqual([
    { channel: 'office', state: 'created' },
  ]);
  expect(real.printed).toEqual([]);
});
