import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { expireMelans } from '#server/domain/melans/melans.queries.ts';
import { runHourlyMelanWork } from '#server/notices/melans.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { readPdf } from '#server/testing/pdf/read-pdf.ts';
import { readWords } from '#server/testing/pdf/read-words.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const helper = await makeStaff(app, ['helper']);
const administrator = await makeStaff(app, ['administrator']);
const daysAhead = (days: number) => todayInIndia(Date.now() + days * DAY_MS);
const office = async (path: string, form: Record<string, string> = {}) =>
  Object((await helper.client.call(`office/${path}`, form)).body);
const inWords = {
  heldon: daysAhead(10),
  beginsat: '10:00',
  endsat: '16:00',
  place: 'Town Hall, Kolkata',
  seats: '20',
  rounds: '8',
  minage: '',
  maxage: '',
  districts: '',
  religions: '',
  mothertongues: '',
  secondmarriage: '',
  overfifty: '',
};
const brides: TestMember[] = [];
const grooms: TestMember[] = [];

beforeAll(async () => {
  for (let count = 0; count < 4; count++) {
    brides.push(await makeShownMember(app, { gender: 'Female' }));
    grooms.push(await makeShownMember(app, { gender: 'Male' }));
  }
});
beforeEach(async () => {
  await app.pool.query('delete from melans');
  await app.pool.query('delete from attempts');
  await app.pool.query('delete from blocks');
  await app.pool.query('delete from proposals');
});

async function make(changed: Partial<typeof inWords> = {}): Promise<string> {
  expect(await office('makemelan', { ...inWords, ...changed })).toMatchObject({ msgcode: 1 });
  const { rows } = await app.pool.query('select max(id) as id from melans');
  return String(rows[0].id);
}
const show = (id: string) => office('showmelan', { id });
const guestOf = async (id: string, member: TestMember) =>
  (await show(id)).guests.find(({ memberId }: { memberId: string }) => memberId === member.pid);
const answer = async (member: TestMember, melan: string, people = '3') =>
  Object(
    (
      await member.client.call('answermelan', {
        pid: member.pid,
        melan,
        answer: people ? 'coming' : 'notThisTime',
        people,
      })
    ).body,
  );
const invitations = async (member: TestMember) =>
  Object((await member.client.call('showmelans', { pid: member.pid })).body).melans;
const noticesOf = async (member: TestMember) =>
  (
    await app.pool.query("select kind from notices where profile_id = $1 and kind like 'melan%' order by made_at", [
      member.pid,
    ])
  ).rows.map(({ kind }) => kind);
/** Invites everybody; all accept. */
async function full(): Promise<string> {
  const id = await make();
  expect(await office('invitefamilies', { id, count: '8' })).toMatchObject({ msgkey: 'melanInvited' });
  for (const member of [...brides, ...grooms]) await answer(member, id);
  return id;
}
const everyHour = async () => {
  await expireMelans(app.db);
  await runHourlyMelanWork(app.db);
};
const isHeld = (id: string) => app.pool.query('update melans set held_on = $2 where id = $1', [id, daysAhead(-1)]);

describe('a melan is made', () => {
  test.each([
    [{ heldon: daysAhead(0) }, { heldon: 'melanDayToCome' }],
    [{ heldon: '' }, { heldon: 'melanDayRequired' }],
    [{ endsat: '09:00' }, { endsat: 'melanEndsBefore' }],
    [{ beginsat: 'noon' }, { beginsat: expect.any(String) }],
    [{ place: ' ' }, { place: 'melanPlaceRequired' }],
    [{ seats: '3' }, { seats: 'melanSeatsInvalid' }],
    [{ seats: '' }, { seats: 'melanSeatsInvalid' }],
    [{ rounds: '99' }, { rounds: 'melanRoundsInvalid' }],
    [{ minage: '40', maxage: '30' }, { maxage: 'melanAgesTurned' }],
    [{ religions: '999' }, { religions: 'chooseFromList' }],
    [{ districts: '1,2' }, { districts: 'chooseFromList' }],
    [{ mothertongues: 'Klingon' }, { mothertongues: 'chooseFromList' }],
  ])('%j is refused at its field', async (changed, errorkeys) => {
    const { status, body } = await helper.client.call('office/makemelan', { ...inWords, ...changed });
    expect([status, body.errorkeys]).toEqual([422, errorkeys]);
  });

  test('and nobody is invited by that; a moderator does not get in, an administrator does', async () => {
    const id = await make();
    expect(await show(id)).toMatchObject({ melan: { invited: 0, bridesLeft: 4, groomsLeft: 4 }, guests: [] });
    const moderator = await makeStaff(app, ['moderator']);
    expect((await moderator.client.call('office/listmelans')).status).toBe(403);
    expect((await administrator.client.call('office/showmelan', { id })).status).toBe(200);
    expect((await helper.client.call('office/showmelan', { id: '999999' })).status).toBe(404);
  });

  test('for those alone who are asked for', async () => {
    const id = await make({ minage: '90' });
    expect(await show(id)).toMatchObject({ melan: { bridesLeft: 0, groomsLeft: 0 } });
    expect(await office('invitefamilies', { id, count: '8' })).toMatchObject({ msgkey: 'melanNobodyLeft' });
    const second = await make({ secondmarriage: 'Yes' });
    const widow = brides[0]?.pid;
    await app.pool.query(
      "insert into profile_details (profile_id, marital_status) values ($1, 'Widowed') on conflict (profile_id) do update set marital_status = 'Widowed'",
      [widow],
    );
    expect(await show(second)).toMatchObject({ melan: { bridesLeft: 1, groomsLeft: 0, isSecondMarriage: true } });
    await app.pool.query("update profile_details set marital_status = 'Never Married' where profile_id = $1", [widow]);
  });
});

describe('families are invited and answer', () => {
  test('on the site: the seat, the waiting list with its place, and giving it up', async () => {
    const id = await make({ seats: '4' });
    await office('invitefamilies', { id, count: '8' });
    const [one, two, three] = brides as [TestMember, TestMember, TestMember];
    const [his] = grooms as [TestMember];
    expect(await noticesOf(one)).toContain('melanInvited');
    expect(await invitations(one)).toMatchObject([
      { state: 'invited', place: 'Town Hall, Kolkata', beginsAt: '10:00' },
    ]);
    expect(Object((await one.client.call('showtoday', { pid: one.pid })).body).melan).toMatchObject({ hasSeat: false });
    expect(await answer(one, id, '')).toMatchObject({ msgkey: 'melanDeclined' });
    expect(
      (await one.client.call('answermelan', { pid: one.pid, melan: id, answer: 'coming', people: '40' })).body
        .errorkeys,
    ).toEqual({
      people: 'melanPeopleInvalid',
    });
    expect(await answer(one, id)).toMatchObject({ msgkey: 'melanWaiting' });
    expect(await answer(two, id)).toMatchObject({ msgkey: 'melanWaiting' });
    expect(await invitations(two)).toMatchObject([{ state: 'waiting', waitingPlace: 2 }]);
    expect(await answer(his, id)).toMatchObject({ msgkey: 'melanSeat' });
    expect(await invitations(one)).toMatchObject([{ state: 'seat', people: 3 }]);
    expect(await noticesOf(one)).toContain('melanNews');
    expect(await invitations(two)).toMatchObject([{ state: 'waiting', waitingPlace: 1 }]);
    expect(await guestOf(id, one)).toMatchObject({ number: 1, people: 3, answer: 'coming' });
    // A seat that becomes free goes to the next family.
    await answer(one, id, '');
    expect(await invitations(two)).toMatchObject([{ state: 'seat' }]);
    expect(await answer(three, id)).toMatchObject({ msgkey: 'melanWaiting' });
  });

  test('on the phone: the office notes it, and a family that is not invited is refused', async () => {
    const id = await make();
    await office('invitefamilies', { id, count: '8' });
    const [bride, groom] = [brides[0], grooms[0]] as [TestMember, TestMember];
    const note = (member: string, people: string, said = 'coming') =>
      office('notemelananswer', { id, member, answer: said, people });
    expect((await note(bride.pid, '')).errorkeys).toEqual({ people: 'melanPeopleInvalid' });
    expect(await note(bride.pid, '2')).toMatchObject({ msgkey: 'melanWaiting' });
    expect(await note(groom.pid, '2')).toMatchObject({ msgkey: 'melanSeat' });
    expect(await note('SV999999998', '2')).toMatchObject({ msgkey: 'melanNotInvited' });
    expect(await note(bride.pid, '', 'notThisTime')).toMatchObject({ msgkey: 'melanDeclined' });
  });

  test('called off, everybody reads it and nobody answers any more', async () => {
    const id = await full();
    expect(await office('calloffmelan', { id })).toMatchObject({ msgkey: 'melanCalledOffNow' });
    expect(await invitations(brides[0] as TestMember)).toMatchObject([{ state: 'calledOff' }]);
    expect(await answer(brides[0] as TestMember, id)).toMatchObject({ msgkey: 'melanCalledOff' });
    expect(await office('calloffmelan', { id })).toMatchObject({ msgkey: 'changedMeanwhile' });
  });

  test('somebody else’s invitation is nobody’s', async () => {
    const id = await make();
    expect(await answer(brides[0] as TestMember, id)).toMatchObject({ msgkey: 'melanUnknown' });
    expect(await answer(brides[0] as TestMember, '999999')).toMatchObject({ msgkey: 'melanUnknown' });
  });

  test.each([
    [
      'paused',
      "insert into pauses (profile_id, kind, reason, words, by_candidate) values ($1, 'paused', 'other', '', false)",
      'delete from pauses where profile_id = $1',
    ],
    [
      'suspended',
      'update members set suspended_at = now() where profile_id = $1',
      'update members set suspended_at = null where profile_id = $1',
    ],
    [
      'resting',
      "insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'mitra')",
      'delete from rests where profile_id = $1',
    ],
    [
      'not free to decide',
      "insert into vetoes (profile_id, safe_way) values ($1, 'sealed')",
      'delete from vetoes where profile_id = $1',
    ],
    ['shown no more', 'delete from showings where profile_id = $1', 'insert into showings (profile_id) values ($1)'],
  ])('who is %s loses the seat within the hour, silently, and it goes on', async (_, begin, end) => {
    const id = await full();
    const bride = brides.at(-1) as TestMember;
    await app.pool.query(begin, [bride.pid]);
    await everyHour();
    const { rows } = await app.pool.query('select seated_at, answer from melan_guests where profile_id = $1', [
      bride.pid,
    ]);
    expect(rows).toEqual([{ seated_at: null, answer: null }]);
    expect((await show(id)).melan.brides).toBe(3);
    await app.pool.query(end, [bride.pid]);
  });

  test('the day before who has a seat is reminded, once', async () => {
    const id = await full();
    await app.pool.query('update melans set held_on = $2 where id = $1', [id, daysAhead(1)]);
    await app.pool.query("delete from notices where kind like 'melan%'");
    await everyHour();
    await everyHour();
    expect(await noticesOf(grooms[1] as TestMember)).toEqual(['melanTomorrow']);
    expect(await answer(grooms[1] as TestMember, id, '')).toMatchObject({ msgkey: 'melanDeclined' });
    await app.pool.query('update melans set held_on = $2 where id = $1', [id, daysAhead(0)]);
    expect(await answer(grooms[2] as TestMember, id, '')).toMatchObject({ msgkey: 'melanTooLate' });
  });
});

describe('the tables', () => {
  test('seat nobody with whom there is anything between them, nobody twice, and the cards are a PDF', async () => {
    const id = await full();
    const [one, other] = [brides[0], grooms[0]] as [TestMember, TestMember];
    await app.pool.query('insert into blocks (profile_id, member_id) values ($1, $2)', [one.pid, other.pid]);
    expect(await office('planmelan', { id })).toMatchObject({ msgkey: 'melanPlanned' });
    const pairs = async () =>
      (await office('showmelanplan', { id })).guests.flatMap(
        ({ memberId, isBride, rounds }: { memberId: string; isBride: boolean; rounds: { other: number }[] }) =>
          isBride ? rounds.filter((at) => at.other > 0).map((at) => `${memberId} ${at.other}`) : [],
      );
    const first = await pairs();
    expect(first).toHaveLength(15);
    expect(new Set(first).size).toBe(15);
    const number = (await guestOf(id, other)).number;
    expect(first).not.toContain(`${one.pid} ${number}`);
    // A guest who blocks another after the plan was made does not sit with them.
    const [late] = brides.slice(1);
    await app.pool.query('insert into blocks (profile_id, member_id) values ($1, $2)', [other.pid, late?.pid]);
    expect(await pairs()).toHaveLength(14);
    await app.pool.query('delete from blocks');
    for (const lang of ['en', 'bn']) {
      const pdf = await helper.client.get(`/api/office/melans/${id}/cards?lang=${lang}`);
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(readPdf(pdf.bytes).find(/\/Type \/Page\n/)).toHaveLength(2);
      if (lang === 'en') expect(readWords(pdf.bytes)).toMatch(/Ruma[\s\S]*table/);
    }
    const name = 'update members set name = $2, name_spelled = $3 where profile_id = $1';
    await app.pool.query(name, [other.pid, 'কোয়েল ঘোষ', 'Koyel Ghosh']);
    const named = readWords((await helper.client.get(`/api/office/melans/${id}/cards?lang=en`)).bytes);
    expect(named).toContain('Koyel');
    expect(named).not.toContain('Ghosh');
    await app.pool.query(name, [other.pid, 'Amit Dutta', '']);
    const stranger = await app.client().get(`/api/office/melans/${id}/cards`);
    expect(stranger.status).toBe(401);
  });

  const plan = async (id: string) => (await office('showmelanplan', { id })).guests;
  const pairsOf = async (id: string): Promise<string[]> =>
    (await plan(id)).flatMap(
      ({ memberId, isBride, rounds }: { memberId: string; isBride: boolean; rounds: { other: number }[] }) =>
        isBride ? rounds.filter((at) => at.other > 0).map((at) => `${memberId} ${at.other}`) : [],
    );
  const printed = async (id: string, query = 'lang=en') =>
    readWords((await helper.client.get(`/api/office/melans/${id}/cards?${query}`)).bytes);
  const cardsChanged = async (id: string): Promise<number[]> => (await show(id)).cardschanged;

  test.each([
    ['she blocks him', (her: string, him: string) => [her, him]],
    ['he blocks her', (her: string, him: string) => [him, her]],
  ])('%s between two plans: neither plan, nor what is read of it, seats the two together', async (_, order) => {
    const id = await full();
    const [her, him] = [brides[0], grooms[0]] as [TestMember, TestMember];
    const pair = `${her.pid} ${(await guestOf(id, him)).number}`;
    await office('planmelan', { id });
    expect(await pairsOf(id)).toContain(pair);
    await app.pool.query('insert into blocks (profile_id, member_id) values ($1, $2)', order(her.pid, him.pid));
    expect(await pairsOf(id)).not.toContain(pair);
    expect(await office('planmelan', { id })).toMatchObject({ msgkey: 'melanPlanned' });
    expect(await pairsOf(id)).not.toContain(pair);
    const stored = await app.pool.query('select from melan_tables where bride_id = $1 and groom_id = $2', [
      her.pid,
      him.pid,
    ]);
    expect(stored.rowCount).toBe(0);
    // Nobody else loses a meeting. A new plan has the same number of meetings.
    expect(await pairsOf(id)).toHaveLength(15);
    for (const { best, number } of await plan(id))
      if (number === (await guestOf(id, her)).number) expect(best).not.toContain((await guestOf(id, him)).number);
    // After an unblock the two can be seated together again, but only by a new plan.
    await app.pool.query('delete from blocks');
    expect(await pairsOf(id)).not.toContain(pair);
    await office('planmelan', { id });
    expect(await pairsOf(id)).toContain(pair);
  });

  test('a block while a plan is being made is not in it once it is read', async () => {
    const id = await full();
    const [her, him] = [brides[0], grooms[0]] as [TestMember, TestMember];
    const number = (await guestOf(id, him)).number;
    const blocking = await app.pool.connect();
    await blocking.query('begin');
    await blocking.query('insert into blocks (profile_id, member_id) values ($1, $2)', [her.pid, him.pid]);
    await office('planmelan', { id });
    await blocking.query('commit');
    blocking.release();
    expect(await pairsOf(id)).not.toContain(`${her.pid} ${number}`);
  });

  test('after cards are printed the office reads whose cards are to be printed anew, not why; the hall has the new ones', async () => {
    const id = await full();
    const [her, him] = [brides[0], grooms[0]] as [TestMember, TestMember];
    await office('planmelan', { id });
    expect(await cardsChanged(id)).toEqual([]);
    expect(await office('notecardsprinted', { id })).toMatchObject({ msgcode: 2, msgkey: 'changedMeanwhile' });
    const before = await printed(id);
    // A download alone does not count as printed.
    expect(await cardsChanged(id)).toHaveLength(8);
    expect(await office('notecardsprinted', { id })).toMatchObject({ msgcode: 1 });
    expect(await cardsChanged(id)).toEqual([]);
    await app.pool.query('insert into blocks (profile_id, member_id) values ($1, $2)', [her.pid, him.pid]);
    const both = [(await guestOf(id, her)).number, (await guestOf(id, him)).number].sort((a, b) => a - b);
    expect(await cardsChanged(id)).toEqual(both);
    expect(JSON.stringify(await show(id))).not.toMatch(/block/i);
    // Only the two changed cards are printed, each without the table of that meeting. After that nothing is left to
    // print.
    const tables = (text: string) => text.match(/:table\d/g)?.length ?? 0;
    expect(tables(before)).toBe(2 * 16);
    expect(tables(await printed(id, 'lang=en&only=changed'))).toBe(2 * 3);
    expect(await cardsChanged(id)).toEqual(both);
    // Only cards that the same person has downloaded count as printed.
    const colleague = await makeStaff(app, ['helper']);
    expect(Object((await colleague.client.call('office/notecardsprinted', { id })).body).msgcode).toBe(2);
    expect(await cardsChanged(id)).toEqual(both);
    await office('notecardsprinted', { id });
    expect(await cardsChanged(id)).toEqual([]);
    expect((await helper.client.get(`/api/office/melans/${id}/cards?lang=en&only=changed`)).status).toBe(404);
    // After a new plan, all cards with moved places change. A family that stays away changes the cards of those it
    // would have met.
    await office('planmelan', { id });
    await printed(id);
    await office('notecardsprinted', { id });
    await answer(brides[1] as TestMember, id, '');
    const left = await cardsChanged(id);
    expect(left.length).toBeGreaterThan(1);
    expect(left).not.toContain(both[0]);
    await isHeld(id);
    expect(await cardsChanged(id)).toEqual([]);
  });

  test('who has nobody to meet reads it beforehand', async () => {
    const id = await full();
    const [alone] = brides as [TestMember];
    for (const groom of grooms)
      await app.pool.query('insert into hidden_members (profile_id, member_id) values ($1, $2)', [
        groom.pid,
        alone.pid,
      ]);
    await app.pool.query("delete from notices where kind like 'melan%'");
    await office('planmelan', { id });
    expect(await invitations(alone)).toMatchObject([{ state: 'seat', hasNobody: true }]);
    expect(await noticesOf(alone)).toEqual(['melanNews']);
    expect(await noticesOf(brides[1] as TestMember)).toEqual([]);
    await app.pool.query('delete from hidden_members');
    await office('planmelan', { id });
    expect(await invitations(alone)).toMatchObject([{ hasNobody: false }]);
  });
});

describe('the day', () => {
  const pack = (id: string, tablet = randomUUID()) =>
    office('packmelan', { id, tablet }).then((body) => ({ ...body, tablet }));
  let counter = 0;
  const entry = (number: number, field: string, value: string) => {
    counter += 1;
    return { id: randomUUID(), counter, number, field, value };
  };
  const bring = (id: string, tablet: string, entries: object[], count = entries.length) =>
    office('bringmelanhome', { id, tablet, entries: JSON.stringify(entries), count: String(count) });
  const numbersOf = async (id: string) => ({
    her: (await guestOf(id, brides[0] as TestMember)).number,
    him: (await guestOf(id, grooms[0] as TestMember)).number,
    third: (await guestOf(id, grooms[1] as TestMember)).number,
  });
  const proposals = async () => (await app.pool.query('select one_id, other_id, origin from proposals')).rows;

  test('a tablet holds numbers and given names alone', async () => {
    const id = await full();
    const packed = await pack(id);
    expect(packed).toMatchObject({ ordinal: 1 });
    expect(packed.guests).toHaveLength(8);
    expect(packed.guests[0]).toEqual({ number: 1, name: expect.stringMatching(/^\S+$/) });
    expect(JSON.stringify(packed.guests)).not.toMatch(/SV\d|Ghosh|98300/);
    expect(await pack(id)).toMatchObject({ ordinal: 2 });
    expect((await helper.client.call('office/packmelan', { id, tablet: 'mine' })).status).toBe(422);
  });

  test('who named each other is put before both, twice brought home is once, and nobody else learns anything', async () => {
    const id = await full();
    const { tablet } = await pack(id);
    const { her, him, third } = await numbersOf(id);
    await isHeld(id);
    expect(await office('pairmelan', { id })).toMatchObject({ msgkey: 'melanNothingHome' });
    const entries = [
      ...[her, him, third].map((number) => entry(number, 'came', 'yes')),
      entry(her, 'wishes', `${him},${third}`),
      entry(him, 'wishes', `${her}`),
      entry(third, 'wishes', `${him}`),
    ];
    expect(await bring(id, tablet, entries.slice(0, 3), 6)).toMatchObject({ stored: 3, all: false });
    expect(await bring(id, tablet, entries)).toMatchObject({ stored: 6, all: true });
    expect(await bring(id, tablet, entries)).toMatchObject({ stored: 6, all: true });
    const { rows } = await app.pool.query('select value from melan_entries');
    for (const { value } of rows) expect(value).toMatch(/^1\./);
    const shown = await show(id);
    expect(shown.day).toMatchObject({ came: 3, namings: 1, proposed: 0, conflicts: [] });
    expect(JSON.stringify(shown)).not.toContain('"wishes"');
    expect(await office('pairmelan', { id })).toMatchObject({ msgkey: 'melanPaired' });
    expect(await office('pairmelan', { id })).toMatchObject({ msgkey: 'melanPaired' });
    const pair = [brides[0]?.pid ?? '', grooms[0]?.pid ?? ''].sort();
    expect(await proposals()).toEqual([{ one_id: pair[0], other_id: pair[1], origin: 'melan' }]);
    expect((await show(id)).day.proposed).toBe(1);
    await app.pool.query("delete from notices where kind like 'melan%'");
    expect(await office('thankguests', { id })).toMatchObject({ msgkey: 'melanThanked' });
    expect(await office('thankguests', { id })).toMatchObject({ msgkey: 'changedMeanwhile' });
    expect(await noticesOf(grooms[1] as TestMember)).toEqual(['melanThanks']);
    expect(await noticesOf(brides[3] as TestMember)).toEqual([]);
  });

  test('where two tablets differ the office decides, and until then nothing comes of it', async () => {
    const id = await full();
    const [a, b] = [await pack(id), await pack(id)];
    const { her, him, third } = await numbersOf(id);
    await isHeld(id);
    await bring(id, a.tablet, [entry(her, 'wishes', `${him}`), entry(him, 'wishes', `${her}`)]);
    await bring(id, b.tablet, [entry(her, 'wishes', `${third}`), entry(third, 'wishes', `${her}`)]);
    expect((await show(id)).day).toMatchObject({ namings: 0, conflicts: [{ number: her, field: 'wishes' }] });
    await office('pairmelan', { id });
    expect(await proposals()).toEqual([]);
    const decide = (value: string) => office('decidemelanentry', { id, number: String(her), field: 'wishes', value });
    for (const typed of ['x', '', ' , '])
      expect((await decide(typed)).errorkeys, typed).toEqual({ value: 'melanWishesInvalid' });
    expect(
      await decide(` ${String(third).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')} `),
    ).toMatchObject({
      msgcode: 1,
    });
    expect(await decide(`${third}`)).toMatchObject({ msgkey: 'changedMeanwhile' });
    await office('pairmelan', { id });
    expect(await proposals()).toHaveLength(1);
    expect(JSON.stringify(await proposals())).toContain(grooms[1]?.pid);
  });

  test('a tablet that brings home blanks, or guesses, is told nobody’s numbers', async () => {
    const id = await full();
    const [real, forged] = [await pack(id), await pack(id)];
    const { her, him, third } = await numbersOf(id);
    await isHeld(id);
    await bring(id, real.tablet, [
      entry(her, 'wishes', `${him}`),
      entry(him, 'wishes', `${her},${third}`),
      entry(third, 'came', 'yes'),
    ]);
    await bring(
      id,
      forged.tablet,
      [her, him, third].map((number) => entry(number, 'wishes', '')),
    );
    expect((await show(id)).day).toMatchObject({ namings: 1, conflicts: [] });
    await bring(id, forged.tablet, [entry(him, 'wishes', '77'), entry(third, 'came', 'no')], 5);
    expect((await show(id)).day.conflicts).toEqual([
      { number: him, name: expect.any(String), field: 'wishes', values: [] },
      { number: third, name: expect.any(String), field: 'came', values: expect.arrayContaining(['yes', 'no']) },
    ]);
  });

  test('a tablet that is not home counts for nothing, so that no guess is answered; a broken one counts after a day', async () => {
    const id = await full();
    const [real, kept] = [await pack(id), await pack(id)];
    const { her, him, third } = await numbersOf(id);
    await isHeld(id);
    await bring(id, real.tablet, [
      entry(her, 'wishes', `${him}`),
      entry(him, 'came', 'yes'),
      entry(her, 'came', 'yes'),
    ]);
    const asRead = async () => {
      const { day } = await show(id);
      return { namings: day.namings, conflicts: day.conflicts, came: day.came };
    };
    const before = await asRead();
    expect(before).toEqual({ namings: 0, conflicts: [], came: 2 });
    // Guesses about who named whom must not change what the office reads.
    for (const guess of [
      entry(her, 'wishes', `${third}`),
      entry(her, 'wishes', `${him}`),
      entry(him, 'wishes', `${her}`),
    ]) {
      expect(await bring(id, kept.tablet, [guess], 99)).toMatchObject({ all: false });
      expect(await asRead()).toEqual(before);
      await office('pairmelan', { id });
      expect(await proposals()).toEqual([]);
    }
    expect((await show(id)).tablets).toMatchObject([{ arrived: 3 }, { arrived: 3, broughtAt: '' }]);
    await everyHour();
    expect(await asRead()).toEqual(before);
    await app.pool.query("update melan_entries set brought_at = brought_at - interval '25 hours'");
    await everyHour();
    expect(await asRead()).toMatchObject({ namings: 1 });
    await app.pool.query('delete from proposals');
  });

  test('of a tablet that is home another word about a slip only makes the paper decide: one guess for a guest and tablet', async () => {
    const id = await full();
    const [real, kept] = [await pack(id), await pack(id)];
    const { her, him, third } = await numbersOf(id);
    await isHeld(id);
    await bring(id, real.tablet, [entry(her, 'wishes', `${him}`), entry(him, 'came', 'yes')]);
    expect(await bring(id, kept.tablet, [entry(her, 'came', 'yes')])).toMatchObject({ all: true });
    // The first guess has an effect, whether it comes with the tablet or after it.
    const guess = (value: string, count: number) => bring(id, kept.tablet, [entry(her, 'wishes', value)], count);
    expect(await guess(`${him}`, 2)).toMatchObject({ stored: 2, all: true });
    const conflicts = async () => (await show(id)).day.conflicts;
    expect(await conflicts()).toEqual([]);
    // Every further guess reads the same, right or wrong.
    for (const [index, value] of [`${third}`, `${him}`, `${him},${third}`, `${him}`].entries()) {
      expect(await guess(value, 3 + index)).toMatchObject({ all: true });
      expect(await conflicts()).toEqual([{ number: her, name: expect.any(String), field: 'wishes', values: [] }]);
    }
    // Late entries are not lost: facts without an earlier entry count, and the paper decides the others.
    expect(
      await bring(id, real.tablet, [entry(him, 'wishes', `${her}`), entry(third, 'came', 'yes')], 4),
    ).toMatchObject({
      stored: 4,
    });
    await office('decidemelanentry', { id, number: String(her), field: 'wishes', value: `${him}` });
    expect((await show(id)).day).toMatchObject({ namings: 1, conflicts: [], came: 3 });
    await app.pool.query('delete from proposals');
  });

  test('six tablets are packed for a melan, and no seventh', async () => {
    const id = await full();
    const first = await pack(id);
    for (let count = 2; count <= 6; count++) expect(await pack(id)).toMatchObject({ ordinal: count });
    expect(await pack(id)).toMatchObject({ msgkey: 'melanTabletsFull?most=6', msg: expect.stringContaining('6') });
    expect((await show(id)).tablets).toHaveLength(6);
    expect(await pack(id, first.tablet)).toMatchObject({ ordinal: 1 });
  });

  test('once the day is over no tablet is packed', async () => {
    const id = await full();
    await isHeld(id);
    expect(await pack(id)).toMatchObject({ msgkey: 'melanNotToPack' });
  });

  test('what is damaged, of another melan or of no tablet is refused whole', async () => {
    const id = await full();
    const { tablet } = await pack(id);
    const good = entry(1, 'came', 'yes');
    for (const bad of ['[', '{}', JSON.stringify([good, { ...good, counter: -1 }])]) {
      const { status, body } = await helper.client.call('office/bringmelanhome', {
        id,
        tablet,
        entries: bad,
        count: '1',
      });
      expect([status, body.errorkeys]).toEqual([422, { entries: 'melanBundleBroken' }]);
    }
    expect(
      (await helper.client.call('office/bringmelanhome', { id, tablet: randomUUID(), entries: '[]', count: '0' }))
        .status,
    ).toBe(404);
    const other = await make();
    expect(
      (await helper.client.call('office/bringmelanhome', { id: other, tablet, entries: '[]', count: '0' })).status,
    ).toBe(404);
    expect((await helper.client.call('office/packmelan', { id: other, tablet })).status).toBe(422);
  });

  test('who came without an invitation is named later, and then counts like everybody', async () => {
    const id = await full();
    const walkIn = await makeShownMember(app, { gender: 'Female' });
    const { tablet } = await pack(id);
    const { him } = await numbersOf(id);
    await isHeld(id);
    await bring(id, tablet, [
      entry(1001, 'name', 'Mita'),
      entry(1001, 'side', 'bride'),
      entry(1001, 'came', 'yes'),
      entry(1001, 'wishes', `${him}`),
      entry(him, 'wishes', '1001'),
      entry(him, 'note', 'left early'),
    ]);
    expect((await show(id)).day).toMatchObject({
      walkIns: 1,
      others: [{ number: 1001, name: 'Mita', memberId: '' }],
      notes: [{ number: him, words: 'left early' }],
    });
    const name = (profile: string) => office('namewalkin', { id, number: '1001', profile });
    expect((await name('SV999999998')).errorkeys).toEqual({ profile: 'melanWalkInUnknown' });
    expect((await name(grooms[0]?.pid ?? '')).errorkeys).toEqual({ profile: 'melanWalkInUnknown' });
    expect(await name(walkIn.pid)).toMatchObject({ msgcode: 1 });
    await office('pairmelan', { id });
    expect(JSON.stringify(await proposals())).toContain(walkIn.pid);
    await app.pool.query('delete from members where profile_id = $1', [walkIn.pid]);
    expect((await app.pool.query('select from melan_entries where number = 1001')).rowCount).toBe(0);
  });

  test('only who came under a number is named, only a family that may come, and a slip of the hand can be mended', async () => {
    const id = await full();
    const [wrong, right] = [
      await makeShownMember(app, { gender: 'Male' }),
      await makeShownMember(app, { gender: 'Female' }),
    ];
    const { tablet } = await pack(id);
    await isHeld(id);
    const cameAs = (number: number) => [
      entry(number, 'name', 'Mita'),
      entry(number, 'side', 'bride'),
      entry(number, 'came', 'yes'),
    ];
    await bring(id, tablet, [...cameAs(1001), ...cameAs(1002), entry(1003, 'wishes', '1'), entry(1004, 'came', 'yes')]);
    const name = (number: number, profile: string) => office('namewalkin', { id, number: String(number), profile });
    for (const number of [1003, 1004, 1005])
      expect((await name(number, right.pid)).errorkeys, String(number)).toEqual({ number: 'chooseFromList' });
    await app.pool.query('update members set suspended_at = now() where profile_id = $1', [right.pid]);
    expect((await name(1001, right.pid)).errorkeys).toEqual({ profile: 'melanWalkInUnknown' });
    await app.pool.query('update members set suspended_at = null where profile_id = $1', [right.pid]);
    expect(await name(1001, wrong.pid)).toMatchObject({ msgcode: 1 });
    expect((await name(1002, wrong.pid)).errorkeys).toEqual({ profile: 'melanWalkInUnknown' });
    expect(await name(1001, right.pid)).toMatchObject({ msgcode: 1 });
    expect(await name(1001, right.pid)).toMatchObject({ msgcode: 1 });
    expect(await guestOf(id, wrong)).toBeUndefined();
    const { rows } = await app.pool.query('select distinct profile_id from melan_entries where number = 1001');
    expect(rows).toEqual([{ profile_id: right.pid }]);
    await office('pairmelan', { id });
    expect(await name(1001, wrong.pid)).toMatchObject({ msgkey: 'changedMeanwhile' });
    expect(await name(1002, wrong.pid)).toMatchObject({ msgcode: 1 });
    await app.pool.query('delete from members where profile_id = any($1)', [[wrong.pid, right.pid]]);
  });

  test('a family that was invited, has no seat and comes all the same can be named', async () => {
    const id = await full();
    const [her, him] = [brides[0], grooms[0]] as [TestMember, TestMember];
    const { invited } = (await show(id)).melan;
    await answer(her, id, '');
    const { tablet } = await pack(id);
    const { number } = await guestOf(id, him);
    await isHeld(id);
    await bring(id, tablet, [
      entry(1001, 'name', 'Ruma'),
      entry(1001, 'side', 'bride'),
      entry(1001, 'came', 'yes'),
      entry(1001, 'wishes', `${number}`),
      entry(number, 'wishes', '1001'),
    ]);
    expect(await office('namewalkin', { id, number: '1001', profile: her.pid })).toMatchObject({ msgcode: 1 });
    const shown = await show(id);
    expect(shown.melan.invited).toBe(invited);
    expect(shown.day.others).toMatchObject([{ number: 1001, memberId: her.pid }]);
    await office('pairmelan', { id });
    expect(JSON.stringify(await proposals())).toContain(her.pid);
  });

  test('a block after the day keeps a naming from anything, and tells nobody', async () => {
    const id = await full();
    const { tablet } = await pack(id);
    const { her, him } = await numbersOf(id);
    await isHeld(id);
    await bring(id, tablet, [entry(her, 'wishes', `${him}`), entry(him, 'wishes', `${her}`)]);
    await app.pool.query('insert into blocks (profile_id, member_id) values ($1, $2)', [
      brides[0]?.pid,
      grooms[0]?.pid,
    ]);
    expect(await office('pairmelan', { id })).toMatchObject({ msgkey: 'melanPaired' });
    expect(await proposals()).toEqual([]);
    await app.pool.query('delete from blocks');
  });

  test('who named whom is erased a month after; the melan after a year; the family has it in its download', async () => {
    const id = await full();
    const { tablet } = await pack(id);
    const { her, him } = await numbersOf(id);
    await isHeld(id);
    await bring(id, tablet, [entry(her, 'came', 'yes'), entry(her, 'wishes', `${him}`)]);
    await office('pairmelan', { id });
    await app.pool.query("update melans set paired_at = now() - interval '29 days' where id = $1", [id]);
    await everyHour();
    const fields = async () =>
      (await app.pool.query('select field from melan_entries order by field')).rows.map(({ field }) => field);
    expect(await fields()).toEqual(['came', 'wishes']);
    await app.pool.query("update melans set paired_at = now() - interval '31 days' where id = $1", [id]);
    // Paired again for a late tablet. The month still counts from the first time.
    await office('pairmelan', { id });
    await everyHour();
    expect(await fields()).toEqual(['came']);
    await app.pool.query('update melans set held_on = current_date - 370 where id = $1', [id]);
    await everyHour();
    expect((await app.pool.query('select from melans where id = $1', [id])).rowCount).toBe(0);
  });
});
