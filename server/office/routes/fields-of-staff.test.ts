import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { deskCalls, isHalfway, rolesFor } from '#contract/staff/rights.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import { leavesOf } from '#contract/wire.ts';
import { propose } from '#server/notices/propose.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { leaveForOffice } from '#server/testing/walk/office-queues.ts';

/**
 * By role and call: the only fields of a family (phone, address, e-mail, surname) that answers may contain. The test
 * makes every call that a role may make, with existing values, and searches all answers for the fields.
 */
const MAY: Readonly<Record<'matchmaker' | 'editor' | 'helper', Readonly<Record<string, readonly Field[]>>>> = {
  matchmaker: {},
  editor: {},
  // Helpers work with families. They see names where somebody is called or looked up, and phones where the office
  // calls.
  helper: {
    'office/findmembers': ['surname'],
    // Limited per day and recorded.
    'office/showmember': ['surname', 'phone', 'email'],
    'office/today': ['surname'],
    'office/listdeskhints': ['surname'],
    'office/listcalls': ['surname', 'phone'],
    'office/listmarriages': ['surname', 'phone'],
    'office/listletters': ['phone', 'email'],
    'office/listrequests': ['surname'],
  },
};

type Field = 'surname' | 'phone' | 'address' | 'email';

const app = await startTestApp();
const SURNAME = 'Sentinelwala';
const STREET = 'Sentinel Lane 77';
const one = await makeShownMember(app, { name: `Ruma ${SURNAME}`, addr1: STREET });
const two = await makeShownMember(app, { gender: 'Male', name: `Bimal ${SURNAME}`, addr1: STREET });
const three = await makeShownMember(app, { gender: 'Male', name: `Amit ${SURNAME}`, addr1: STREET });
await app.pool.query("update accounts set email = 'sentinel' || id || '@example.in', email_verified_at = now()");
await app.pool.query("update profile_details set guardian_phone = '9830066001', guardian_name = $1", [
  `Anil ${SURNAME}`,
]);
await ask(one, 'addtoshortlist', three, { note: `${SURNAME} ${STREET}` });
await one.client.call('asktrust', { pid: one.pid, agreed: 'Yes' });
await leaveForOffice(app, { owner: two, bride: one, stranger: three });
await app.db.transaction().execute((transaction) =>
  propose(transaction, {
    one: one.pid,
    other: two.pid,
    origin: 'desk',
    why: 'Both teach.',
    madeBy: null,
    days: 1,
  }),
);

const { rows: accounts } = await app.pool.query<{ phone: string }>('select phone from accounts');
const SENTINELS: Readonly<Record<Field, readonly string[]>> = {
  surname: [SURNAME],
  address: [STREET],
  email: ['sentinel', '@example.in'],
  phone: [...accounts.map(({ phone }) => phone), '9830066001'],
};

/** Existing values, by the wire name of the field. All other fields get a value that their rule accepts. */
const KNOWN: Readonly<Record<string, string>> = {
  member: one.pid,
  other: three.pid,
  profile: one.pid,
  asked: SURNAME,
  kin: three.pid,
  reason: 'words',
  words: 'words',
  why: 'words',
  answer: 'yes',
  heard: 'call',
  word: 'family',
  language: 'en',
};
const GUESSES = ['', 'Yes', '1', 'words', 'en', 'faq', 'welcome', 'helplines', 'faqs', '2020-01-01', one.pid];

/** Returns a form for the call from these values, as far as its rules accept them. */
function formOf(call: Call): Record<string, string> {
  return Object.fromEntries(
    leavesOf(call.form.fields).flatMap(([, node]) => {
      if (node.kind !== 'field' || !node.sent) return [];
      const value = KNOWN[node.sent] ?? GUESSES.find((guess) => node.rule(guess).ok) ?? '';
      return [[node.sent, value]];
    }),
  );
}

const found = (text: string): Field[] =>
  (Object.keys(SENTINELS) as Field[]).filter((field) => SENTINELS[field].some((value) => text.includes(value)));

/** Orders the calls: reading calls first, and those that end access to a family last. */
const inOrder = (role: StaffRole): Call[] => {
  const calls = deskCalls.filter(({ path }) => !isHalfway(path) && rolesFor(path).includes(role));
  const rank = ({ path, saves }: Call) => (saves === false ? 0 : /stopasking|givefamily/.test(path) ? 2 : 1);
  return calls.toSorted((a, b) => rank(a) - rank(b));
};

test.each(['matchmaker', 'editor', 'helper'] as const)(
  'a %s reads no more of a family than stands here',
  async (role) => {
    await expect.poll(async () => (await app.client().get('/readyz')).body.lists).toBe('ok');
    const { client, id } = await makeStaff(app, [role]);
    if (role === 'matchmaker') {
      await client.call('office/signpromise', { language: 'en', agreed: 'Yes' });
      await app.pool.query("insert into given_families (profile_id, staff_id, given_by) values ($1, $2, 'mitra')", [
        one.pid,
        id,
      ]);
    }
    const read: Record<string, Field[]> = {};
    const answered: string[] = [];
    for (const call of inOrder(role)) {
      const answer = await client.call(call.path, formOf(call));
      expect({ path: call.path, status: answer.status }).not.toMatchObject({ status: 500 });
      if (answer.status === 200) answered.push(call.path);
      const fields = found(answer.text);
      if (fields.length > 0) read[call.path] = fields;
    }
    const beyond = Object.entries(read).flatMap(([path, fields]) =>
      fields.filter((field) => !MAY[role][path]?.includes(field)).map((field) => `${path} ${field}`),
    );
    expect(beyond).toEqual([]);
    if (role !== 'matchmaker') return;
    // The calls did return data: the family, its list and its shortlist.
    expect(answered).toEqual(
      expect.arrayContaining(
        ['listassisted', 'openassisted', 'assistedlist', 'assistedsearch', 'assistedshortlist'].map(
          (name) => `office/${name}`,
        ),
      ),
    );
    const kept = await client.call('office/assistedshortlist', { member: one.pid });
    expect(kept.text).toContain(three.pid);
  },
);

test('pictures and copies are fetched by no volunteer', async () => {
  const { client } = await makeStaff(app, ['matchmaker']);
  const pictures = await client.get(`/api/office/pictures/${'a'.repeat(32)}.jpg`);
  expect([401, 403, 404]).toContain(pictures.status);
  expect([401, 403, 404]).toContain((await client.get(`/api/office/copy/${one.pid}`)).status);
});
