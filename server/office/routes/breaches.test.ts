import { expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { workOn } from '#server/office/breach-works.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { makeOffice } from '#server/testing/office.ts';
import { codeOf, makeStaff, PASSWORD } from '#server/testing/staff.ts';

const app = await startTestApp();
const { client, secret } = await makeStaff(app, ['administrator']);
const { client: moderator, email } = await makeStaff(app, ['moderator']);
let step = 0;
// Each code is accepted once.
const proof = () => ({ password: PASSWORD, code: codeOf(secret, step++ - 1) });
const show = async (id: string) => Object((await client.call('office/showbreach', { id })).body);
const sought = { who: '', from: '', until: '' };

test('a breach has clocks, people from the registers, a letter that is whole, and a record of all of it', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const other = await makeShownMember(app);
  await ask(groom, 'member', bride);
  await ask(groom, 'opencontact', bride);
  await moderator.call('office/showmember', { member: other.pid });

  expect(
    (await client.call('office/openbreach', { what: 'A list was copied', known: '2026-13-01T10:00' })).status,
  ).toBe(422);
  expect(
    (await client.call('office/openbreach', { what: 'A list was copied', known: '2026-11-20T10:00' })).body.msgcode,
  ).toBe(1);
  const [{ id: number, certinBy, boardBy, known }] = Object((await client.call('office/listbreaches')).body).breaches;
  const id = String(number);
  expect(known).toBe('2026-11-20T04:30:00.000Z');
  expect(Date.parse(certinBy) - Date.parse(known)).toBe(6 * HOUR_MS);
  expect(Date.parse(boardBy) - Date.parse(known)).toBe(72 * HOUR_MS);

  const add = (form: Record<string, string>) => client.call('office/addbreachpeople', { id, ...sought, ...form });
  expect((await add({ source: 'phoneOpenedBy', who: groom.pid })).body.msgcode).toBe(1);
  await add({ source: 'phoneOpenedBy', who: groom.pid, until: '2020-01-01T00:00' });
  await add({ source: 'byStaff', who: email.toUpperCase() });
  await add({ source: 'readBy', who: "' or true --" });
  for (const source of ['readBy', 'sessions', 'health', 'addresses', 'photos']) {
    expect((await add({ source, who: groom.pid, from: '2020-01-01T00:00' })).body.msgcode, source).toBe(1);
    await app.outbox.drain();
  }
  expect((await add({ source: 'all' })).status).toBe(422);
  const { breach, sources, letter } = await show(id);
  expect(sources).toEqual(
    expect.arrayContaining([
      { source: 'byStaff', people: 1 },
      { source: 'phoneOpenedBy', people: 1 },
    ]),
  );
  expect(breach.told).toBe(0);
  await add({ source: 'everybody' });
  await app.outbox.drain();
  const named = (await show(id)).breach.people;
  expect(named).toBe(3);

  expect(letter.letter_en ?? letter.letterEn).toContain('[what happened');
  expect((await client.call('office/sendbreachletter', { id, ...proof() })).body.msgkey).toBe('breachLetterUnfinished');
  const texts = { subject_en: 'Read this', letter_en: 'It was\nso', subject_bn: 'পড়ুন', letter_bn: 'এমন হয়েছে' };
  expect((await client.call('office/savebreachletter', { id, ...texts })).body.msgcode).toBe(1);
  expect(
    (await client.call('office/sendbreachletter', { id, password: 'wrong', code: '000000' })).status,
  ).toBeGreaterThan(400);
  expect((await client.call('office/sendbreachletter', { id, ...proof() })).body.msgcode).toBe(1);
  app.printed.length = 0;
  await app.outbox.drain();
  expect(app.printed.join('\n')).toMatch(/sms to \d+: Shubho Bibaho: the office has news/);
  const told = async (language: string) => {
    bride.client.cookies.set('lang', language);
    return Object((await bride.client.call('notices', { pid: bride.pid })).body).notices;
  };
  expect(await told('en')).toContainEqual(expect.objectContaining({ kind: 'breach', letter: 'It was\nso' }));
  expect(await told('bn')).toContainEqual(expect.objectContaining({ kind: 'breach', letter: 'এমন হয়েছে' }));

  await client.call('office/notebreachdeed', { id, kind: 'certin', words: 'Sent, number 7' });
  expect((await client.call('office/notebreachdeed', { id, kind: 'sent', words: 'x' })).status).toBe(422);
  expect((await client.call('office/closebreach', { id, words: 'Done' })).body.msgcode).toBe(1);
  expect((await client.call('office/closebreach', { id, words: 'Done' })).body.msgkey).toBe('changedMeanwhile');
  const after = await show(id);
  expect(after.breach).toMatchObject({ certinBy: '', told: named, closed: expect.stringMatching(/^20/) });
  expect(after.deeds.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['opened', 'people', 'letter', 'sent', 'certin', 'closed']),
  );
  for (const wrong of ['x', '99']) expect((await client.call('office/showbreach', { id: wrong })).status).toBe(404);
  expect((await moderator.call('office/listbreaches')).status).toBe(403);
});

test('the terminal keeps the same record', async () => {
  const office = makeOffice(app);
  const id = /\d+/.exec((await office('breaches', 'open', '--what', 'A backup was lost')).stdout)?.[0] ?? '';
  expect((await office('breaches', 'open', '--what', 'x', '--known', 'yesterday')).code).toBe(1);
  const { pid } = await makeShownMember(app);
  expect((await office('breaches', 'people', id, 'one', '--who', pid)).stdout).toBe('1 more.\n');
  expect((await office('breaches', 'people', id, 'everybody')).stdout).toMatch(/^Begun/);
  expect((await office('breaches', 'people', id, 'everybody')).stderr).toContain('under way');
  await app.outbox.drain();
  expect((await office('breaches', 'show', id)).stdout).toMatch(/everybody · \+\d/);
  expect((await office('breaches', 'send', id)).stderr).toContain('square brackets');
  expect((await office('breaches', 'did', id, 'board', '--words', 'Told')).code).toBe(0);
  expect((await office('breaches', 'show', id)).stdout).toContain('Told');
  expect((await office('breaches', 'close', id, '--words', 'Done')).code).toBe(0);
  expect((await office('breaches')).stdout).toContain(id);
});

test('many are named and told part by part: one work at a time, ended in the middle it goes on, and nobody is told twice', async () => {
  await app.pool.query(
    `insert into members (profile_id, name, phone, gender, password_hash)
     select 'SV6' || n, 'Ruma', 9836000000 + n, 'Female', 'x' from generate_series(100000, 102099) n`,
  );
  const { rows } = await app.pool.query('select count(*)::int as all from members');
  const all = rows[0].all;
  await client.call('office/openbreach', { what: 'Everything was copied', known: '' });
  const [{ id: number }] = Object((await client.call('office/listbreaches')).body).breaches;
  const id = String(number);
  const add = (source: string) => client.call('office/addbreachpeople', { id, ...sought, source });
  const workId = async () =>
    (await app.pool.query('select id from breach_works where breach_id = $1 and ended_at is null', [id])).rows[0].id;
  expect((await add('everybody')).body.msgkey).toBe('breachBegun');
  for (const source of ['photos', 'one']) expect((await add(source)).body.msgkey).toBe('breachBusy');
  expect((await show(id)).work).toEqual({ kind: 'people', looked: 0, ofAll: all });
  await workOn(app.db, await workId());
  expect((await show(id)).work).toEqual({ kind: 'people', looked: 2_000, ofAll: all });
  await workOn(app.db, await workId());
  const added = await show(id);
  expect([added.work, added.breach.people]).toEqual([null, all]);
  expect(added.deeds.at(-1)).toMatchObject({ kind: 'people', words: `everybody · +${all}` });

  const texts = { subject_en: 'Read this', letter_en: 'It was so', subject_bn: 'পড়ুন', letter_bn: 'এমন হয়েছে' };
  await client.call('office/savebreachletter', { id, ...texts });
  expect((await client.call('office/sendbreachletter', { id, ...proof() })).body.msgkey).toBe('breachBegun');
  await workOn(app.db, await workId());
  expect((await client.call('office/savebreachletter', { id, ...texts })).body.msgkey).toBe('breachBusy');
  expect((await show(id)).breach.told).toBe(2_000);
  // As if two processes ran the work, because one took the other for dead.
  const last = await workId();
  await Promise.all([workOn(app.db, last), workOn(app.db, last)]);
  const sent = await show(id);
  expect([sent.work, sent.breach.told]).toEqual([null, all]);
  const twice = await app.pool.query(
    `select account_id from notices where kind = 'breach' and subject_id = $1 group by account_id having count(*) > 1`,
    [id],
  );
  expect(twice.rows).toEqual([]);
});
