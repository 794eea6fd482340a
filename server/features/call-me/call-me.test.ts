import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_ASKED_CALLS } from '#contract/call-me.ts';
import { expireAskedCalls } from '#server/domain/asked-calls/asked-calls.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ trustProxy: 1 });
const visitor = app.client();
const { client: helper } = await makeStaff(app, ['helper']);
const { client: editor } = await makeStaff(app, ['editor']);
const asked = { phone: '98300 12345', name: 'অমল ঘোষ', hours: 'evening', lang: 'bn' };
const listed = async (client = helper) => Object((await client.call('office/listcalls')).body).asked;

beforeEach(async () => {
  await app.pool.query('delete from asked_calls');
  await app.pool.query('delete from attempts');
});

test('a number waits on the office’s list once, with the hours that were said last', async () => {
  const first = await visitor.call('askcall', asked);
  expect(first.body).toMatchObject({ msgcode: 1, msgkey: 'callAsked' });
  const again = await visitor.call('askcall', { ...asked, phone: '+91 98300 12345', name: '', hours: 'morning' });
  expect(again.body).toEqual(first.body);
  expect(await listed()).toMatchObject([
    { phone: '9830012345', name: 'অমল ঘোষ', hours: 'morning', language: 'bn', tries: 0, lastOutcome: '' },
  ]);
});

test('the answer does not tell whether a number is a member’s', async () => {
  const member = await makeMember(app);
  const { rows } = await app.pool.query('select phone from members where profile_id = $1', [member.pid]);
  const [known, unknown] = await Promise.all([
    visitor.call('askcall', { ...asked, phone: rows[0].phone }),
    visitor.call('askcall', { ...asked, phone: '9830099887' }),
  ]);
  expect(known.text).toBe(unknown.text);
  expect(known.status).toBe(unknown.status);
});

test.each([
  [{ phone: '' }, 'phone'],
  [{ phone: '12345' }, 'phone'],
  [{ phone: '18001234567' }, 'phone'],
  [{ phone: '+8816 1234567890' }, 'phone'],
  [{ hours: '' }, 'hours'],
  [{ hours: 'at night' }, 'hours'],
  [{ name: 'x'.repeat(81) }, 'name'],
])('%j is refused at its field, and nothing is kept', async (wrong, field) => {
  const { status, body } = await visitor.call('askcall', { ...asked, ...wrong });
  expect(status).toBe(422);
  expect(Object.keys(Object(body.errors))).toEqual([field]);
  expect(await listed()).toEqual([]);
});

describe('the office', () => {
  const reference = async () => String((await listed())[0].reference);
  const note = async (outcome: string, id?: string) =>
    (await helper.call('office/noteaskedcall', { id: id ?? (await reference()), outcome })).body;

  test('takes a number from its list once somebody was spoken to', async () => {
    await visitor.call('askcall', asked);
    const id = await reference();
    expect(await note('spoke', id)).toMatchObject({ msgkey: 'callSpoken' });
    expect(await listed()).toEqual([]);
    expect(await note('spoke', id)).toMatchObject({ msgkey: 'changedMeanwhile' });
    // A second request waits again.
    await visitor.call('askcall', asked);
    expect(await listed()).toHaveLength(1);
  });

  test.each(['wrongNumber', 'unwanted'])(
    '%s: the number is not called again, and the answer is the same',
    async (outcome) => {
      const first = await visitor.call('askcall', asked);
      expect(await note(outcome)).toMatchObject({ msgkey: 'callSpoken' });
      const again = await visitor.call('askcall', asked);
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      expect(await listed()).toEqual([]);
    },
  );

  test('keeps the name that was given first', async () => {
    await visitor.call('askcall', asked);
    await visitor.call('askcall', { ...asked, name: 'Somebody else' });
    expect(await listed()).toMatchObject([{ name: 'অমল ঘোষ' }]);
  });

  test('tries three times in vain', async () => {
    await visitor.call('askcall', asked);
    expect(await note('noAnswer')).toMatchObject({ msgkey: 'askedCallAgain' });
    expect(await note('engaged')).toMatchObject({ msgkey: 'askedCallAgain' });
    expect(await listed()).toMatchObject([{ tries: 2, lastOutcome: 'engaged' }]);
    expect(await note('noAnswer')).toMatchObject({ msgkey: 'callSpoken' });
    expect(await listed()).toEqual([]);
  });

  test('lets nobody but its helpers read or settle the list', async () => {
    await visitor.call('askcall', asked);
    expect((await editor.call('office/listcalls')).status).toBe(403);
    expect((await editor.call('office/noteaskedcall', { id: await reference(), outcome: 'spoke' })).status).toBe(403);
    expect((await visitor.call('office/noteaskedcall', { id: await reference(), outcome: 'spoke' })).status).toBe(401);
    expect(await note('spoke', "1' or '1'='1")).toMatchObject({ msgkey: 'changedMeanwhile' });
  });

  test('keeps a number for thirty days', async () => {
    await visitor.call('askcall', asked);
    await app.pool.query(`update asked_calls set asked_at = now() - interval '29 days'`);
    await expireAskedCalls(app.db);
    expect(await listed()).toHaveLength(1);
    await app.pool.query(`update asked_calls set asked_at = now() - interval '31 days'`);
    await expireAskedCalls(app.db);
    expect(await listed()).toEqual([]);
  });
});

test('a number can be left five times a day, and the list holds what the office can call', async () => {
  const answers = [];
  for (let turn = 0; turn < 6; turn++) answers.push((await visitor.call('askcall', asked)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  await app.pool.query(
    `insert into asked_calls (phone, name, hours, language)
     select '98' || lpad(n::text, 8, '0'), '', 'any', 'bn' from generate_series(1, $1::int) n`,
    [MOST_ASKED_CALLS],
  );
  expect((await visitor.call('askcall', { ...asked, phone: '9830099887' })).status).toBe(503);
});
