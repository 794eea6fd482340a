import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { startGateway } from '#server/testing/gateway.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { textOf } from '#server/testing/open-mail-server.ts';
import { makeReachable } from '#server/testing/reachable.ts';
import { notify } from './tell.queries.ts';

const mail = await startMailServer();
const gateway = await startGateway();
const sms = {
  url: `${gateway.url}/send`,
  method: 'POST' as const,
  idPath: 'data.id',
  headers: {},
  body: '{text} #{template}',
  templates: { news: { en: 'T-1', bn: 'T-2' }, 'news-of': { en: 'T-3', bn: 'T-4' }, office: { en: 'T-5', bn: 'T-6' } },
};
const channels = { email: { url: mail.url, from: 'news@shubho.example' }, sms, receiptSecret: undefined };
const noon = new Date(new Date().setUTCHours(6, 30, 0, 0));
const app = await startTestApp({ publicUrl: 'https://shubho.example', channels }, { now: () => noon });
const { db, pool } = app;

let daughter: TestMember;
let man: TestMember;
beforeEach(async () => {
  [daughter, man] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' })];
  gateway.taken.length = 0;
  gateway.answer = '{"data":{"id":"G-1"}}';
});

/** Adds a second profile to the same account. */
async function addSister(): Promise<TestMember> {
  const sister = await makeShownMember(app, { name: 'Mita Ghosh' });
  await pool.query(
    'update account_profiles set account_id = (select account_id from account_profiles where profile_id = $1) where profile_id = $2',
    [daughter.pid, sister.pid],
  );
  return sister;
}
const interest = (of: TestMember) => notify(db, { profileId: of.pid, kind: 'interestReceived', aboutId: man.pid });
async function received(address: string) {
  await app.outbox.drain();
  const letter = mail.letters.filter(({ to }) => to.includes(address)).at(-1);
  const text = letter ? textOf(letter).replaceAll('\r', '') : '';
  const taken = gateway.taken.at(-1);
  return {
    subject: /<title>(.*)<\/title>/.exec(text)?.[1] ?? '',
    text,
    sms: decodeURIComponent(String(taken?.body ?? '').replaceAll('+', ' ')),
  };
}

test('of an account with one profile nothing says for whom', async () => {
  await makeReachable(app, { pid: daughter.pid, email: 'one@one.example' }, ['email', 'sms']);
  await interest(daughter);
  const told = await received('one@one.example');
  expect(told.subject).toBe('News from other families');
  expect(told.text).toMatch(/^Greetings,\n\nA family has sent you an interest\.\n\nhttps/);
  expect(told.sms).toBe(
    'Shubho Bibaho: you have new notices from other families (1). Please log in at shubho.example to read them. #T-1',
  );
});

test.each([
  ['en', /For profile (SV\d+):\nA family has sent you an interest\./, 'Shubho Bibaho, ', '#T-3'],
  ['bn', /(SV\d+) নম্বর প্রোফাইলের খবর:\nএকটি পরিবার আগ্রহ জানিয়েছেন।/, 'শুভ বিবাহ, ', '#T-4'],
] as const)(
  'of an account with two each notice says for which, by its number and no name, in %s',
  async (language, letter, opening, template) => {
    const address = `two-${language}@one.example`;
    await makeReachable(app, { pid: daughter.pid, email: address, language }, ['email', 'sms']);
    const sister = await addSister();
    await interest(sister);
    const told = await received(address);
    expect(letter.exec(told.text)?.[1]).toBe(sister.pid);
    expect(told.subject).toContain(sister.pid);
    expect(told.sms).toContain(`${opening}${sister.pid}: `);
    expect(told.sms).toContain(template);
    expect(JSON.stringify(told)).not.toMatch(/Mita|Ruma|Amit/);
    expect(JSON.stringify(told)).not.toContain(man.pid);
  },
);

test('what gathers of both is told in one letter, each under its number; the SMS, of both, names none', async () => {
  await makeReachable(app, { pid: daughter.pid, email: 'both@one.example' }, ['email', 'sms']);
  const sister = await addSister();
  await interest(daughter);
  await interest(sister);
  const told = await received('both@one.example');
  for (const { pid } of [daughter, sister])
    expect(told.text).toContain(`For profile ${pid}:\nA family has sent you an interest.`);
  expect(told.subject).toBe('News from other families');
  expect(told.sms).toContain('Shubho Bibaho: you have new notices from other families (2).');
});

test('a text that is not registered for several goes out as it is for one', async () => {
  await makeReachable(app, { pid: daughter.pid, email: 'office@one.example' }, ['email', 'sms']);
  await addSister();
  await notify(db, { profileId: daughter.pid, kind: 'badgeGiven' });
  const told = await received('office@one.example');
  expect(told.sms).toMatch(/^Shubho Bibaho: the office has news .*#T-5$/);
  expect(told.text).toContain(`For profile ${daughter.pid}:\n`);
});

test('two accounts with one e-mail address: the letters say for whom, the SMS of each phone needs not', async () => {
  const other = await makeShownMember(app, { name: 'Mita Ghosh' });
  for (const { pid } of [daughter, other])
    await makeReachable(app, { pid, email: 'shared@one.example' }, ['email', 'sms']);
  await interest(daughter);
  const told = await received('shared@one.example');
  expect(told.text).toContain(`For profile ${daughter.pid}:\nA family`);
  expect(told.sms).toContain('Shubho Bibaho: you have new notices from other families (1).');
  await notify(db, { profileId: other.pid, kind: 'passwordChanged' });
  expect((await received('shared@one.example')).subject).toBe(`Your password was changed · ${other.pid}`);
});

test('the page names the profile’s sister, and how many of hers are new', async () => {
  const sister = await addSister();
  await interest(sister);
  const { others, notices } = JSON.parse((await daughter.client.call('notices', { pid: daughter.pid })).text);
  expect(notices).toEqual([]);
  expect(others).toEqual([{ profileId: sister.pid, name: 'Mita', newNotices: 1 }]);
  expect(JSON.parse((await man.client.call('notices', { pid: man.pid })).text).others).toEqual([]);
});
