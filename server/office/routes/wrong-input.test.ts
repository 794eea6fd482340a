import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { fillMessage } from '#contract/message.ts';
import { changeOwnPassword, staffLogOut } from '#contract/staff/accounts.ts';
import { officeCalls } from '#contract/staff/api.ts';
import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { type Field, leavesOf } from '#contract/wire.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { codeOf, makeStaff, PASSWORD } from '#server/testing/staff.ts';
import { leaveForOffice } from '#server/testing/walk/office-queues.ts';
import { messagesBn } from '#words/messages.bn.ts';

/**
 * Sends every field of every form of the office with wrong values. A value that the rule refuses gets a message at that
 * field in both languages; an accepted value never causes a server error.
 */
const app = await startTestApp();
// Guessed ids end or change this member of staff, who has the first id.
await makeStaff(app, ['helper']);
const all = await makeStaff(app, STAFF_ROLES);
const [owner, bride, stranger] = [
  await makeShownMember(app, { gender: 'Male', name: 'Amit Ghosh' }),
  await makeShownMember(app, { name: 'Ruma Ghosh' }),
  await makeShownMember(app, { gender: 'Male', name: 'Bimal Das' }),
];
await leaveForOffice(app, { owner, bride, stranger });

const LONG = 100_000;
const WRONG: Readonly<Record<string, string>> = {
  empty: '',
  blanks: ' \t ',
  letters: 'abc',
  negative: '-1',
  fraction: '1.5',
  exponent: '1e9',
  'Bengali digits': '১২৩',
  'a large number': '99999999999999999999',
  'no day of any month': '2026-02-30',
  'a day with letters': '12th May',
  'a year too many': '99999-01-01',
  'no hour': '25:61',
  markup: '<script>alert(1)</script><b onclick=x>',
  'a quote': "'; drop table members; --",
  emoji: '😀👨‍👩‍👧'.repeat(20),
  'signs that turn': '\u202eabc\u200b',
  nul: 'a\0b',
  'half a sign': '\ud800',
  'too long': 'ক'.repeat(5_000),
  '100 KB': 'x'.repeat(LONG),
};

/** Calls that end or change the session used by the test. */
const NOT_ASKED: readonly Call[] = [staffLogOut, changeOwnPassword];
const PROOF = ['password', 'code'];
const GUESSES = ['', 'Yes', '1', 'words', 'en', 'faq', 'welcome', 'helplines', 'faqs', '2030-01-01', '10:00'];
const KNOWN: Readonly<Record<string, string>> = { member: bride.pid, profile: bride.pid, other: owner.pid };

const fieldsOf = (call: Call): Field[] =>
  leavesOf(call.form.fields).flatMap(([, node]) => (node.kind === 'field' && node.sent ? [node] : []));
const rightOf = ({ sent, rule }: Field): string =>
  [KNOWN[sent] ?? '', ...GUESSES, bride.pid].find((guess) => rule(guess).ok) ?? '';

const inBengali = (key: unknown) => fillMessage(messagesBn, String(key));

async function send(call: Call, form: Record<string, string>) {
  await app.pool.query('delete from attempts');
  await app.pool.query('update staff set factor_step = 0 where email = $1', [all.email]);
  const proof: Record<string, string> =
    'code' in form && 'password' in form ? { password: PASSWORD, code: codeOf(all.secret) } : {};
  const sent = { ...form, ...proof };
  return call.method === 'GET'
    ? all.client.get(`/api/${call.path}?${new URLSearchParams(sent)}`)
    : all.client.call(call.path, sent);
}

const asked = officeCalls
  .filter((call) => !NOT_ASKED.includes(call) && fieldsOf(call).length > 0)
  .map((call) => [call.path, call] as const);

test.each(asked)('%s', { timeout: 60_000 }, async (path, call) => {
  const right = Object.fromEntries(fieldsOf(call).map((field) => [field.sent, rightOf(field)]));
  for (const field of fieldsOf(call)) {
    if (PROOF.includes(field.sent)) continue;
    let isRefused = false;
    for (const [kind, value] of Object.entries(WRONG)) {
      const isLong = kind === '100 KB';
      // A URL cannot be this long.
      if (isLong && call.method === 'GET') continue;
      const judged = field.rule(value);
      // One refused value per field is enough, because messages reach their fields in the same way.
      if (!judged.ok && isRefused && !isLong) continue;
      const { status, body, text } = await send(call, { ...right, [field.sent]: value });
      const where = `${path} ${field.sent} ${kind}: ${text.slice(0, 300)}`;
      expect(status, where).toBeLessThan(500);
      if (status >= 400) {
        expect(body.msg, where).toMatch(/\S+ \S+/);
        expect(inBengali(body.msgkey), where).toMatch(/[\u0980-\u09ff]/);
      }
      if (judged.ok && !isLong) continue;
      isRefused = true;
      expect(status, where).toBe(isLong ? 413 : 422);
      expect(body.errors[field.sent], where).toMatch(/\S+ \S+/);
      expect(inBengali(Object(body.errorkeys)[field.sent]), where).toMatch(/[\u0980-\u09ff]/);
    }
  }
});
