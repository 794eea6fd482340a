import { beforeEach, describe, expect, test } from 'vitest';
import { linkAddress } from '#contract/card-links.ts';
import { restForADayAndNotify } from '#server/office/rests.queries.ts';
import { acknowledgeAndNotify, settleAndNotify } from '#server/office/settle-case.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ trustProxy: 1 });
const stranger = app.client({ 'x-forwarded-for': '203.0.113.5' });
const form = { reason: 'ownPhoto', about: '', words: 'That is my photo', contact: 'Ruma@Example.com' };
const send = (wanted: Partial<typeof form> = {}, client = stranger) => client.call('addreport', { ...form, ...wanted });
const reports = () => app.db.selectFrom('reports').selectAll().orderBy('id').execute();
const cases = () => app.db.selectFrom('cases').selectAll().orderBy('id').execute();

beforeEach(async () => {
  for (const table of ['attempts', 'reports', 'cases', 'notices'] as const) await app.db.deleteFrom(table).execute();
});

describe('a report without a login', () => {
  test('answers a reference, and what happens when', async () => {
    const { status, body } = await send({ about: 'Ruma Ghosh, Barasat' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ msgcode: 1, msgkey: 'reportSentUrgent?hours=2' });
    expect(body.reference).toMatch(/^SB-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect((await send({ reason: 'rude', about: 'x' })).body.msgkey).toBe('reportSent?hours=24&days=7');
    expect((await reports())[0]).toMatchObject({ member_id: '', contact: 'ruma@example.com', language: 'en' });
    expect(await cases()).toMatchObject([
      { subject: 'ruma ghosh, barasat', kind: 'photo', urgent_at: expect.any(Date) },
      { subject: 'x', kind: 'behaviour', urgent_at: null },
    ]);
  });

  test('finds the profile by its number, a link and a phone, all in one case, and answers the same for none', async () => {
    const bride = await makeShownMember(app);
    const made = await bride.client.call('makecardlink', { pid: bride.pid, days: '7' });
    const token = String(made.body.address).split('/').at(-1) ?? '';
    const answers = [
      await send({ about: `please look at ${bride.pid.toLowerCase()}!`, reason: 'other' }),
      await send({ about: linkAddress('https://shubho.example', token) }),
      await send({ about: `+91 ${bride.phone}`, reason: 'ownNumber' }),
    ];
    expect(await cases()).toMatchObject([{ subject: bride.pid, kind: 'photo' }]);
    expect((await reports()).map(({ member_id }) => member_id)).toEqual([bride.pid, bride.pid, bride.pid]);
    const nobody = await send({ about: 'SV999999999' });
    const shape = ({ status, body: { reference: _, ...rest } }: (typeof answers)[number]) => ({ status, rest });
    expect(shape(nobody)).toEqual(shape(answers[1] ?? nobody));
    expect((await bride.client.call('notices', { pid: bride.pid })).body.notices).toEqual([]);
    expect((await bride.client.call('showpause', { pid: bride.pid })).body.rests).toBe(false);
  });

  test('two at once about one profile are in one case', async () => {
    const bride = await makeShownMember(app);
    const sent = await Promise.all(Array.from({ length: 8 }, () => send({ about: bride.pid })));
    expect(new Set(sent.map(({ body }) => body.reference)).size).toBe(8);
    expect(await cases()).toHaveLength(1);
  });

  test.each([
    ['reason', '', 'reasonRequired'],
    ['reason', 'untrue', 'reasonRequired'],
    ['about', ' ', 'reportedRequired'],
    ['about', 'x'.repeat(301), 'tooLong'],
    ['words', 'x'.repeat(2001), 'tooLong'],
    ['contact', 'call me', 'phoneOrEmailRequired'],
    ['contact', '+44 1', 'phoneOrEmailRequired'],
    // A premium number: the caller pays for it.
    ['contact', '+44 909 879 0000', 'phoneNotAcceptable'],
  ])('%s %j: %s', async (name, value, key) => {
    const { status, body } = await send({ about: 'x', [name]: value });
    expect([status, Object(body.errorkeys)[name]]).toEqual([422, key]);
  });

  test('comes from a phone of any country, or from nobody in particular', async () => {
    for (const contact of ['98300 12345', '+880 1712 345678', '+1 212 555 2368', ''])
      expect((await send({ about: 'x', contact })).body.msgcode).toBe(1);
    expect((await reports()).map(({ contact }) => contact)).toEqual([
      '9830012345',
      '+8801712345678',
      '+12125552368',
      '',
    ]);
  });

  test('floods are stopped by network, and by whom they give as themselves', async () => {
    const flood = (client: typeof stranger, contact: (n: number) => string) =>
      Promise.all(Array.from({ length: 22 }, (_, n) => send({ about: 'x', contact: contact(n) }, client)));
    const one = await flood(stranger, (n) => `a${n}@example.com`);
    expect(one.filter(({ status }) => status === 429)).toHaveLength(2);
    const others = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send({ about: 'x' }, app.client({ 'x-forwarded-for': `198.51.100.${n}` }))),
    );
    expect(others.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('how a report stands', () => {
  const look = (reference: unknown, contact = 'ruma@example.com', client = stranger) =>
    client.call('showreport', { reference: String(reference), contact });

  test('is read by its reference and what was given with it, however they are typed', async () => {
    const { reference } = (await send({ about: 'x' })).body;
    const [{ id = 0 } = {}] = await cases();
    expect((await look(reference)).body).toMatchObject({ msgcode: 1, state: 'received', outcome: '' });
    await acknowledgeAndNotify(app.db, id);
    expect((await look(` ${String(reference).toLowerCase()} `, 'RUMA@example.com')).body.state).toBe('read');
    await settleAndNotify(app.db, id, { outcome: 'acted', note: 'secret', by: 'mitra' });
    const settled = await look(String(reference).replaceAll('-', ''));
    expect(settled.body).toMatchObject({ state: 'settled', outcome: 'acted', sent_at: expect.any(String) });
    expect(settled.text).not.toMatch(/secret|mitra|SV/);
  });

  test('is told in the same words for a wrong reference, a wrong contact and a report without one', async () => {
    const { reference } = (await send({ about: 'x' })).body;
    const { reference: alone } = (await send({ about: 'y', contact: '' })).body;
    const answers = await Promise.all([
      look('SB-AAAA-AAAA'),
      look(reference, 'other@example.com'),
      look(reference, '9830012345'),
      look(alone),
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ msgcode: 2, msgkey: 'reportUnknown', state: '', sent_at: '' });
    expect((await look(alone, '')).status).toBe(422);
    expect((await look('SB-1')).status).toBe(422);
  });

  test('is guessed ten times in an hour', async () => {
    const { reference } = (await send({ about: 'x' })).body;
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        look(reference, `a${n}@example.com`, app.client({ 'x-forwarded-for': `198.51.100.${n}` })),
      ),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

test('a stranger is told by letter or SMS what came of it, and by a call where no message goes', async () => {
  await send({ about: 'x' });
  await send({ about: 'x', contact: '9830012345' });
  await send({ about: 'x', contact: '+1 212 555 2368' });
  const [{ id = 0 } = {}] = await cases();
  app.printed.length = 0;
  await settleAndNotify(app.db, id, { outcome: 'nothing', note: 'secret', by: 'mitra' });
  await app.outbox.drain();
  const printed = app.printed.join('\n');
  expect(printed).toContain('email to ruma@example.com: Your report SB-');
  expect(printed).toMatch(/sms to 9830012345: .*SB-.*\/report\/state/);
  expect(printed).toMatch(
    /write to the grievance officer of the trust\. You will find the name and address here: \S+\/privacy-policy/,
  );
  expect(printed).not.toMatch(/secret|2125552368/);
  const { client: helper } = await makeStaff(app, ['helper']);
  await helper.call('office/setownphone', { phone: '9830011111' });
  const [call] = Object((await helper.call('office/listcalls')).body).calls;
  expect(call).toMatchObject({ phone: '+12125552368', isCode: false });
  expect((await helper.call('office/callnow', { id: call.reference })).body).toMatchObject({
    words: expect.stringContaining('nothing against our rules'),
  });
});

test('a profile that rests is away for a day, for everybody but its family, which reads no time, and back by itself without a word', async () => {
  const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  const seen = async () => (await groom.client.call('member', { pid: groom.pid, member: bride.pid })).status;
  expect(await seen()).toBe(200);
  expect(await restForADayAndNotify(app.db, bride.pid, 'mitra')).toBe(true);
  const told = async () => (await bride.client.call('notices', { pid: bride.pid })).text.split('"rested"').length - 1;
  expect(await told()).toBe(1);
  // Prolonged without a notice.
  expect(await restForADayAndNotify(app.db, bride.pid, 'mitra')).toBe(true);
  expect(await told()).toBe(1);
  expect(await seen()).toBe(404);
  expect((await bride.client.call('showpause', { pid: bride.pid })).body.rests).toBe(true);
  expect((await bride.client.call('resumeprofile', { pid: bride.pid })).body.msgcode).toBe(1);
  expect(await seen()).toBe(404);
  await app.pool.query(`update rests set until = now() - interval '1 second'`);
  expect(await seen()).toBe(200);
  expect((await bride.client.call('showpause', { pid: bride.pid })).body.rests).toBe(false);
  expect(await told()).toBe(1);
  expect(await restForADayAndNotify(app.db, bride.pid, 'mitra')).toBe(true);
});
