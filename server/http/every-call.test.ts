import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { type Call, OWNER_NAME, sentNames } from '#contract/call.ts';
import { fillMessage } from '#contract/message.ts';
import { messages } from '#contract/messages.ts';
import { DRAWN_FOR } from '#contract/rendered-for.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestAnswer, TestClient } from '#server/testing/client.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const [member, stranger] = [await makeMember(app), await makeMember(app)];

const otherMark = String((await stranger.client.call('showprofile', { pid: stranger.pid })).body.account);

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const guarded = api.filter(({ access }) => access !== 'anyone').map((call) => [nameOf(call), call] as const);
const all = api.map((call) => [nameOf(call), call] as const);

function send(client: TestClient, { method, path }: Call, form: Record<string, string>): Promise<TestAnswer> {
  return method === 'POST' ? client.call(path, form) : client.get(`/api/${path}?${new URLSearchParams(form)}`);
}

function sendWith(
  client: TestClient,
  { method, path }: Call,
  { form, headers }: { form: Record<string, string>; headers: Record<string, string> },
): Promise<TestAnswer> {
  const pairs = new URLSearchParams(form);
  return method === 'POST'
    ? client.send(`/api/${path}`, { method, body: pairs, headers })
    : client.send(`/api/${path}?${pairs}`, { headers });
}

const english = (key: unknown) => fillMessage(messages, String(key));

function expectSentence(answer: TestAnswer) {
  expect(answer.status, answer.text).toBeLessThan(500);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  if (answer.status < 400) return;
  const { msg, msgkey, errors = {}, errorkeys = {} } = answer.body;
  expect(msg).toMatch(/\w+ \w+/);
  expect(english(msgkey)).toBe(msg);
  const said = Object.entries(Object(errorkeys)).map(([name, key]) => [name, english(key)]);
  expect(Object.fromEntries(said)).toEqual(errors);
}

test('the contract has members’ calls to check', () => {
  expect(guarded.length).toBeGreaterThan(15);
});

describe.each(guarded)('%s', (_, call) => {
  const owner = OWNER_NAME[call.access];

  test('without a session: 401', async () => {
    const answer = await send(app.client(), call, { [owner]: member.pid });
    expect(answer.status).toBe(401);
    expect(answer.body.msg).toBe('Please log in first');
  });

  test('for another member: 403', async () => {
    const answer = await send(member.client, call, { [owner]: stranger.pid });
    expect(answer.status).toBe(403);
    expect(answer.body.msg).toBe('This profile is not yours');
  });

  test('from a page that was drawn for another account: 409, whatever it says', async () => {
    const headers = { [DRAWN_FOR.header]: otherMark };
    const answer = await sendWith(member.client, call, { form: { [owner]: member.pid }, headers });
    expect([answer.status, answer.body.msgkey]).toEqual([409, 'drawnForAnother']);
  });

  test('from a page that was drawn for another profile: 409', async () => {
    const headers = { [DRAWN_FOR.header]: '' };
    const answer = await sendWith(member.client, call, { form: { [owner]: stranger.pid }, headers });
    expect([answer.status, answer.body.msgkey]).toEqual([409, 'drawnForAnother']);
  });

  test.each(['\0', '\u202e', ' ', "'"])('with %j behind whose record: no fault of ours', async (sign) => {
    for (const owned of [member.pid + sign, sign])
      expect((await send(member.client, call, { [owner]: owned })).status).toBe(403);
  });

  test('without saying whose record: 422', async () => {
    const answer = await send(member.client, call, {});
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [owner]: expect.stringMatching(/whose profile/) });
  });

  test('a refusal carries what the call promises', async () => {
    const answer = await send(app.client(), call, {});
    expect(answer.body).toEqual({ ...call.refused, msg: 'Please log in first', msgkey: 'notLoggedIn' });
  });
});

describe.each(all)('%s answers', (_, call) => {
  const owner = OWNER_NAME[call.access];

  test('an empty form', async () => {
    expectSentence(await send(app.client(), call, {}));
    expectSentence(await send(member.client, call, { [owner]: member.pid }));
  });

  test('whatever is sent', async () => {
    const value = fc.oneof(
      fc.constantFrom(...GARBAGE),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.double().map(String),
      fc.integer().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    );
    const names = [...sentNames(call).filter((name) => name !== owner), '__proto__', 'constructor', 'x'];
    const form = fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true });
    // Calls that end or lock the session are tested elsewhere.
    const client = call.path === 'logout' ? app.client() : member.client;
    await fc.assert(
      fc.asyncProperty(form, async (sent) => {
        expectSentence(await send(client, call, owner ? { ...sent, [owner]: member.pid } : sent));
      }),
      { numRuns: 25 },
    );
  });
});

const GARBAGE = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '999999999',
  '9999999999999999999',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '২০',
  'Yes',
  'Male',
  '2000-02-30',
  '0000-00-00',
  '9999-12-31',
  '25:61',
  "'; drop table members; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u202e\u200b',
  '\u0000',
  '\ud800',
  '😀'.repeat(60),
  'x'.repeat(10_000),
];
