import { describe, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { readUnreadNames } from '#server/domain/names/sounds.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
const bride = await makeShownMember(app, { name: 'Sreemoyee Ganguly' });

const request = ({ client, pid }: TestMember, who: string, cursor = '') =>
  client.call('findmember', { pid, who, cursor });

interface Found {
  match: { member: { memberId: string; name: string } };
  fullName: string;
}

async function find(member: TestMember, who: string, cursor = '') {
  const { status, body, text } = await request(member, who, cursor);
  expect(status, text).toBe(200);
  const found: Found[] = Object(body).found;
  return { ids: found.map(({ match }) => match.member.memberId), found, cursor: String(body.cursor), body };
}
const idsOf = async (member: TestMember, who: string) => (await find(member, who)).ids;

// A trigger records in the same transaction whether a profile is a candidate, so the tests do not wait for the lists.

describe('by number', () => {
  const bengali = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

  test('in any way of writing it', async () => {
    const digits = bride.pid.slice(2);
    for (const who of [bride.pid, digits, bengali(digits), ` sv ${digits} `, `SV-00${digits}`, `${digits}\u200b`])
      expect(await idsOf(groom, who), who).toEqual([bride.pid]);
  });

  test('nobody is told from a number that nobody has: own, of the own gender, hidden, or none at all', async () => {
    const man = await makeShownMember(app, { gender: 'Male' });
    const unshown = await makeMember(app);
    const nobody = (await request(groom, 'SV999999998')).bytes;
    for (const { pid } of [groom, man, unshown]) expect((await request(groom, pid)).bytes).toEqual(nobody);
    expect(await idsOf(unshown, groom.pid)).toEqual([]);
  });
});

describe('by name', () => {
  test('in either script, whatever the spelling', async () => {
    for (const who of ['Sreemoyee', 'শ্রীময়ী', 'shrimoyi', 'Smt. Sreemoyee Ganguly', 'Sree\u200dmoyee'])
      expect(await idsOf(groom, who), who).toEqual([bride.pid]);
    expect(await idsOf(groom, 'Mitali')).toEqual([]);
    expect(await idsOf(bride, 'অমিত')).toContain(groom.pid);
  });

  test('by the surname once both have accepted, and not before', async () => {
    const one = await makeShownMember(app, { name: 'Nandita Gangopadhyay' });
    expect(await idsOf(groom, 'গাঙ্গুলি')).toEqual([]);
    expect((await find(groom, 'Nandita Ganguly')).body.has_surname).toBe(true);
    await becomeAcquainted(groom, one);
    const { found } = await find(groom, 'গাঙ্গুলি');
    expect(found).toMatchObject([
      { match: { member: { memberId: one.pid, name: 'Nandita' } }, fullName: 'Nandita Gangopadhyay' },
    ]);
    expect((await find(groom, 'Sreemoyee')).found).toMatchObject([{ fullName: '' }]);
    await one.client.call('pauseprofile', { pid: one.pid, kind: 'paused', reason: 'notNow' });
    // Accepted families still find each other during a pause.
    expect(await idsOf(groom, 'Ganguly')).toEqual([one.pid]);
  });

  test('of a member who is shown only to those they write to, once they have written', async () => {
    const shy = await makeShownMember(app, { name: 'Sharmila Sen' });
    await shy.client.call('updateshowing', { pid: shy.pid, show: 'Yes', whose: 'candidate', shownto: 'Chosen' });
    expect(await idsOf(groom, 'Sharmila')).toEqual([]);
    await ask(shy, 'sendintroduction', groom, { note: '' });
    expect(await idsOf(groom, 'শর্মিলা')).toEqual([shy.pid]);
  });

  test('a changed name is found at once, and the former no more', async () => {
    const one = await makeMember(app, { name: 'Chandrabali Roy' });
    await one.client.call('updatedashboard', {
      pid: one.pid,
      name: 'Madhabi Roy',
      gender: 'Female',
      email: '',
      phone: one.phone,
    });
    await app.db.insertInto('showings').values({ profile_id: one.pid }).execute();
    expect(await idsOf(groom, 'Madhabi')).toEqual([one.pid]);
    expect(await idsOf(groom, 'Chandrabali')).toEqual([]);
  });

  test('a name that another hand has written is found after the next sweep, and the former never again', async () => {
    const one = await makeShownMember(app, { name: 'Labanya Roy' });
    await app.db.updateTable('members').set({ name: 'Ketaki Roy' }).where('profile_id', '=', one.pid).execute();
    expect(await idsOf(groom, 'Labanya')).toEqual([]);
    expect(await idsOf(groom, 'Ketaki')).toEqual([]);
    await sweep(app.db, makeFileStore(app.dataDir));
    expect(await idsOf(groom, 'কেতকী')).toEqual([one.pid]);
    expect((await app.pool.query('select from unread_names')).rowCount).toBe(0);
  });

  test('twenty at a time, each once, and nobody whom the reader may not see', async () => {
    const invented = await insertInvented(app, { seed: 5, count: 48, firstId: 500_000_000 });
    await readUnreadNames(app.db);
    const many = [...invented].flatMap(([id, { gender }]) => (gender === 'Female' ? [id] : []));
    await app.db
      .insertInto('blocks')
      .values({ profile_id: groom.pid, member_id: many[3] ?? '' })
      .execute();
    const first = await find(groom, 'রুমা');
    expect(first.ids).toHaveLength(20);
    const second = await find(groom, 'রুমা', first.cursor);
    expect(second.cursor).toBe('');
    const expected = many.filter((_, at) => at !== 3);
    expect([...first.ids, ...second.ids]).toEqual(expected);
  });
});

test.each(['', '   ', '।।', '\u200d\u200b', 'x'.repeat(201), 'a\0b'])('%j is told what is wrong', async (who) => {
  const { status, body } = await request(groom, who);
  expect(status).toBe(422);
  expect(body.errors).toHaveProperty('who');
});

test.each([
  'x'.repeat(200),
  'XyzরুমাQ',
  "'; drop table members; --",
  `${'\u0301'.repeat(50)}a`,
  '9830012345',
  '2147483648',
])('%j finds nobody', async (who) => expect(await idsOf(groom, who)).toEqual([]));

test('pages of names and numbers count within the limits of a day', async () => {
  const limited = await startTestApp({ readings: { cards: 3, profiles: 10, lists: 100 } });
  const seeker = await makeShownMember(limited, { gender: 'Male' });
  for (const name of ['Bina Roy', 'Bina Sen']) await makeShownMember(limited, { name });
  expect(await idsOf(seeker, 'Bina')).toHaveLength(2);
  expect((await request(seeker, 'SV5')).status).toBe(200);
  // The fourth number, whether it exists or not.
  expect((await request(seeker, 'SV6')).status).toBe(429);
  expect((await request(seeker, 'Bina')).status).toBe(200);
  await makeShownMember(limited, { name: 'Bina Das' });
  expect((await request(seeker, 'Bina')).status).toBe(429);
});
