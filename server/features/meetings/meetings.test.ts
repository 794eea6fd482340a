import { describe, expect, test } from 'vitest';
import { MOST_PROPOSALS_A_DAY } from '#contract/meetings.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import { agreeTo, dayFromNow, moveMeetingsBack, propose, seeMeeting } from '#server/testing/meetings.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { readCalendar } from '#server/testing/read-calendar.ts';

const app = await startTestApp();
/** A pair for whom every call is refused. */
const pair = makeAcceptedPair(app);

const calendarOf = (one: TestMember, other: TestMember, lang = 'en') =>
  one.client.get(`/api/meetingcalendar?pid=${one.pid}&member=${other.pid}&lang=${lang}`);
const kindsOf = async ({ client, pid }: TestMember): Promise<string[]> =>
  JSON.parse((await client.call('notices', { pid })).text).notices.map(({ kind }: { kind: string }) => kind);

describe('when a family is called', () => {
  test('both read what each has said, and a save takes the place of the one before', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    expect((await ask(bride, 'showcallhours', groom)).body).toEqual({
      ours: null,
      theirs: null,
      our_zone: '',
      their_zone: '',
    });
    const hours = { days1: 'weekdays', from1: '18:00', until1: '20:30', days2: 'sun', from2: '10:00', until2: '12:00' };
    const saved = await ask(bride, 'savecallhours', groom, { ...hours, caller: 'they', zone: 'Europe/London' });
    expect(saved.body).toMatchObject({ msgcode: 1, msgkey: 'callHoursSaved' });
    const ours = {
      windows: [
        { days: 'weekdays', from: '18:00', until: '20:30' },
        { days: 'sun', from: '10:00', until: '12:00' },
      ],
      caller: 'they',
      zone: 'Europe/London',
    };
    expect((await ask(groom, 'showcallhours', bride)).body).toEqual({
      ours: null,
      theirs: ours,
      our_zone: '',
      their_zone: 'Europe/London',
    });
    expect((await ask(bride, 'savecallhours', groom)).body.msgkey).toBe('callHoursRemoved');
    expect((await ask(groom, 'showcallhours', bride)).body.theirs).toEqual({ windows: [], caller: '', zone: '' });
  });

  test('a family abroad is told by its own clock too: the one of its address, until it has said another', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await app.pool.query(
      "update addresses set (country_id, state_id) = (select country_id, id from states where name = 'New Jersey') where profile_id = $1",
      [groom.pid],
    );
    expect((await ask(bride, 'showcallhours', groom)).body.their_zone).toBe('America/New_York');
    expect(await seeMeeting(groom, bride)).toMatchObject({ our_zone: 'America/New_York', their_zone: '' });
    const held =
      "insert into held_answers (profile_id, table_name, answer, value, waits_for) values ($1, 'addresses', 'state', '1', 'day')";
    await app.pool.query(held, [groom.pid]);
    expect((await ask(bride, 'showcallhours', groom)).body.their_zone).toBe('');
    await ask(groom, 'savecallhours', bride, { zone: 'Asia/Dubai' });
    expect((await seeMeeting(bride, groom)).their_zone).toBe('Asia/Dubai');
    await ask(groom, 'savecallhours', bride, { zone: '' });
    expect((await seeMeeting(bride, groom)).their_zone).toBe('');
  });

  test.each([
    [{ days1: 'weekdays' }, { from1: 'callFromMissing', until1: 'callUntilMissing' }],
    [{ from2: '10:00', until2: '11:00' }, { days2: 'callDaysMissing' }],
    [{ days3: 'sat', from3: '20:00', until3: '18:00' }, { until3: 'callUntilEarlier' }],
    [{ days3: 'sat', from3: '20:00', until3: '20:00' }, { until3: 'callUntilEarlier' }],
    [{ days1: 'someday' }, { days1: 'chooseFromList' }],
    [
      { days1: 'mon', from1: '25:00', until1: '26:00' },
      { from1: 'timeInvalid', until1: 'timeInvalid' },
    ],
    [{ zone: 'Mars/Olympus' }, { zone: 'chooseFromList' }],
    [{ caller: 'nobody' }, { caller: 'chooseFromList' }],
  ])('%j is refused at its fields', async (sent, keys) => {
    const [bride, groom] = await pair;
    const answer = await ask(bride, 'savecallhours', groom, sent as unknown as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(answer.body.errorkeys).toMatchObject(keys);
  });
});

describe('a meeting', () => {
  test('is proposed, chosen, late and over; each side reads its own', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    expect(await seeMeeting(bride, groom)).toMatchObject({ state: 'none', version: 0 });
    const proposed = await propose(bride, groom, { date2: dayFromNow(4), time2: '11:00', people: '4' });
    expect(proposed.body).toMatchObject({ msgcode: 1, msgkey: 'meetingProposed' });
    const hers = await seeMeeting(bride, groom);
    expect(hers).toMatchObject({ state: 'proposed', version: 1, ours: true, place: 'ourHome', our_people: 4 });
    const his = await seeMeeting(groom, bride);
    expect(his).toMatchObject({
      state: 'proposed',
      ours: false,
      place: 'theirHome',
      their_people: 4,
      our_people: null,
    });
    expect(his.times).toEqual(hers.times);
    expect(his.times).toHaveLength(2);
    expect(await kindsOf(groom)).toContain('togetherStep');

    const chosen = await ask(groom, 'choosemeeting', bride, { version: '1', time: his.times[1] ?? '', people: '3' });
    expect(chosen.body).toMatchObject({ msgcode: 1, msgkey: 'meetingChosen' });
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const)
      expect(await seeMeeting(one, other)).toMatchObject({ state: 'agreed', version: 2, chosen: his.times[1] });
    expect(await kindsOf(bride)).toContain('togetherStep');

    const early = await ask(groom, 'tellmeeting', bride, { version: '2', word: 'late' });
    expect(early.body).toMatchObject({ msgcode: 2, msgkey: 'meetingLateTooEarly?hours=6' });
    await moveMeetingsBack(app, hoursUntil(await seeMeeting(bride, groom)) - 1);
    for (const _ of [1, 2])
      expect((await ask(groom, 'tellmeeting', bride, { version: '2', word: 'late' })).body.msgkey).toBe(
        'meetingLateTold',
      );
    expect((await seeMeeting(bride, groom)).they_late).not.toBe('');
    expect((await seeMeeting(groom, bride)).we_late).not.toBe('');
    expect((await kindsOf(bride)).filter((kind) => kind === 'meetingLate')).toHaveLength(1);
    await moveMeetingsBack(app, 8);
    expect(await seeMeeting(bride, groom)).toMatchObject({ state: 'over' });
    expect((await ask(bride, 'tellmeeting', groom, { version: '2', word: 'cannotCome' })).body.msgcode).toBe(2);
  });

  test('cannot be moved by one side alone, and nobody answers what they have not read', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await propose(bride, groom);
    const { times } = await seeMeeting(groom, bride);
    const own = await ask(bride, 'choosemeeting', groom, { version: '1', time: times[0] ?? '' });
    expect(own.body).toMatchObject({ msgcode: 2, msgkey: 'meetingNotThere' });
    // Both propose at once, and one of the two must first read the other's proposal.
    const both = await Promise.all([propose(bride, groom, { version: '1' }), propose(groom, bride, { version: '1' })]);
    expect(both.map(({ body }) => body.msgkey).sort()).toEqual(['meetingChanged', 'meetingProposed']);
    const stale = await ask(groom, 'choosemeeting', bride, { version: '1', time: times[0] ?? '' });
    expect(stale.body).toMatchObject({ msgcode: 2, msgkey: 'meetingChanged' });
    const other = await ask(groom, 'choosemeeting', bride, { version: '2', time: '2031-01-01T00:00:00.000Z' });
    expect([other.status, other.body.msgcode]).not.toEqual([200, 1]);
  });

  test('that is agreed is called off first; then it can be proposed anew under the same name', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await agreeTo(bride, groom);
    expect((await propose(groom, bride, { version: '2' })).body.msgkey).toBe('meetingAgreedAlready');
    const before = readCalendar((await calendarOf(bride, groom)).text).properties;
    for (const _ of [1, 2])
      expect((await ask(groom, 'tellmeeting', bride, { version: '2', word: 'cannotCome' })).body.msgkey).toBe(
        'meetingCalledOff',
      );
    expect(await seeMeeting(bride, groom)).toMatchObject({ state: 'calledOff', version: 3, off_by_us: false });
    expect(await seeMeeting(groom, bride)).toMatchObject({ state: 'calledOff', off_by_us: true });
    expect((await kindsOf(bride)).filter((kind) => kind === 'meetingCalledOff')).toHaveLength(1);
    const off = readCalendar((await calendarOf(bride, groom, 'bn')).text).properties;
    expect(off).toMatchObject({ UID: before.UID, STATUS: 'CANCELLED', SEQUENCE: '3' });
    await propose(groom, bride, { version: '3' });
    const { times } = await seeMeeting(bride, groom);
    await ask(bride, 'choosemeeting', groom, { version: '4', time: times[0] ?? '' });
    const again = readCalendar((await calendarOf(groom, bride)).text).properties;
    expect(again).toMatchObject({ UID: before.UID, STATUS: 'CONFIRMED', SEQUENCE: '5' });
  });

  test('after one that is over is another one', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await propose(bride, groom, { people: '4' });
    const { times } = await seeMeeting(groom, bride);
    await ask(groom, 'choosemeeting', bride, { version: '1', time: times[0] ?? '' });
    const first = readCalendar((await calendarOf(bride, groom)).text).properties;
    expect(await seeMeeting(groom, bride)).toMatchObject({ state: 'agreed', their_people: 4 });
    await moveMeetingsBack(app, 24 * 9);
    await agreeTo(groom, bride, '2');
    expect(await seeMeeting(groom, bride), 'nobody has said how many come to the second').toMatchObject({
      state: 'agreed',
      their_people: null,
    });
    const second = readCalendar((await calendarOf(bride, groom)).text).properties;
    expect(second.UID).not.toBe(first.UID);
    expect(Number(second.SEQUENCE)).toBeGreaterThan(Number(first.SEQUENCE));
  });

  test('whose proposed times have all passed is none any more', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await propose(bride, groom);
    const { times } = await seeMeeting(groom, bride);
    await moveMeetingsBack(app, 24 * 9);
    expect(await seeMeeting(groom, bride)).toMatchObject({ state: 'none', version: 1, times: [], words: '' });
    expect((await ask(groom, 'choosemeeting', bride, { version: '1', time: times[0] ?? '' })).body.msgcode).toBe(2);
    expect((await propose(groom, bride, { version: '1' })).body.msgcode).toBe(1);
  });
});

describe('bad input', () => {
  const now = new Date();
  test.each([
    [{ date1: '' }, { date1: 'meetingDateMissing' }],
    [{ time1: '' }, { time1: 'meetingTimeMissing' }],
    [{ date1: '2027-06-31' }, { date1: 'birthDateInvalid' }],
    [{ date1: '0000-01-01' }, { date1: 'birthDateInvalid' }],
    [{ date1: '2020-01-01' }, { date1: 'meetingInPast' }],
    [{ date1: dayFromNow(0), time1: '00:00' }, { time1: 'meetingInPast' }],
    [{ date1: dayFromNow(367) }, { date1: 'meetingTooFar' }],
    [{ date1: '9999-12-31' }, { date1: 'meetingTooFar' }],
    [{ time1: '24:30' }, { time1: 'timeInvalid' }],
    [{ time1: '4.30' }, { time1: 'timeInvalid' }],
    [{ date2: dayFromNow(3) }, { time2: 'meetingTimeMissing' }],
    [{ time3: '10:00' }, { date3: 'meetingDateMissing' }],
    [{ date3: dayFromNow(-3), time3: '10:00' }, { date3: 'meetingInPast' }],
    [{ zone: 'America/New_York', date1: clockChange(2), time1: '02:30' }, { time1: 'meetingTimeSkipped' }],
    [{ zone: 'America/New_York', date1: clockChange(10), time1: '01:30' }, { time1: 'meetingTimeTwice' }],
    [{ zone: 'UTC' }, { zone: 'chooseFromList' }],
    [{ place: '' }, { place: 'chooseFromList' }],
    [{ place: 'hotel' }, { place: 'chooseFromList' }],
    [{ words: 'x'.repeat(201) }, { words: 'tooLong' }],
    [{ words: 'a\0b' }, { words: 'notText' }],
    [{ people: '21' }, { people: 'wholeNumberUpTo?most=20' }],
    [{ people: 'four' }, { people: 'wholeNumberUpTo?most=20' }],
  ])('%j is refused with a sentence at its field', async (sent, keys) => {
    const [bride, groom] = await pair;
    const answer = await propose(bride, groom, sent as unknown as Record<string, string>);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body.errorkeys).toEqual(keys);
    expect(await seeMeeting(bride, groom)).toMatchObject({ state: 'none', version: 0 });
  });

  /** Returns the next day on which New York's clocks change: the second Sunday of March or the first of November. */
  function clockChange(month: 2 | 10): string {
    const inYear = (year: number) => {
      const first = new Date(Date.UTC(year, month, 1));
      const sunday = ((7 - first.getUTCDay()) % 7) + 1 + (month === 2 ? 7 : 0);
      return new Date(Date.UTC(year, month, sunday));
    };
    const year = now.getUTCFullYear();
    const next = inYear(year).getTime() > now.getTime() + 2 * 86_400_000 ? inYear(year) : inYear(year + 1);
    return next.toISOString().slice(0, 10);
  }

  test('times by another clock and with seconds are taken, Bengali digits too', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const day = dayFromNow(5);
    await propose(bride, groom, { date1: day, time1: '০৮:০০:৩০', zone: 'America/Phoenix' });
    expect((await seeMeeting(bride, groom)).times).toEqual([`${day}T15:00:00.000Z`]);
  });

  test('the same time twice is one, and they come in their order', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const [late, early] = [dayFromNow(6), dayFromNow(5)];
    const times = { date1: late, time1: '10:00', date2: early, time2: '10:00', date3: late, time3: '10:00' };
    await propose(bride, groom, times);
    expect((await seeMeeting(bride, groom)).times).toEqual([`${early}T04:30:00.000Z`, `${late}T04:30:00.000Z`]);
  });

  test('while two families write first, no number hides in the words of a place', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await ask(groom, 'presstogether', bride, { step: 'numbers', value: 'writeFirst' });
    for (const words of ['call 98300 12345', 'নয় আট তিন শূন্য শূন্য এক দুই তিন চার পাঁচ', 'https://meet.example.org/abc']) {
      const refused = await propose(bride, groom, { place: 'video', words });
      expect(refused.status, words).toBe(422);
      expect(refused.body.errorkeys).toEqual({ words: 'contactInPlace' });
    }
    expect((await propose(bride, groom, { words: '12/3 Lake Road, Kolkata 700029' })).body.msgcode).toBe(1);
  });

  test('a place in the words of the family is sealed, and without unseen marks', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await propose(bride, groom, { words: 'Nandan,\u202e by\u200b the gate' });
    expect((await seeMeeting(groom, bride)).words).toBe('Nandan, by the gate');
    const { rows } = await app.pool.query('select words from together_meetings');
    expect(JSON.stringify(rows)).not.toContain('Nandan');
  });

  test('a hundred proposals are limited', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    for (let version = 0; version < MOST_PROPOSALS_A_DAY; version++)
      expect((await propose(bride, groom, { version: String(version) })).body.msgcode).toBe(1);
    expect((await propose(bride, groom, { version: String(MOST_PROPOSALS_A_DAY) })).status).toBe(429);
    expect((await propose(groom, bride, { version: String(MOST_PROPOSALS_A_DAY) })).body.msgcode).toBe(1);
    expect((await kindsOf(groom)).filter((kind) => kind === 'togetherStep')).toHaveLength(1);
  });

  test('a text of a megabyte is no 500', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    expect((await propose(bride, groom, { words: 'ক'.repeat(350_000) })).status).toBeLessThan(500);
  });
});

describe('the calendar file', () => {
  test('is for the two alone, in the reader’s language, with each side’s own place', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    expect((await calendarOf(bride, groom)).status).toBe(404);
    await propose(bride, groom, { words: 'Block C\r\nATTENDEE:mailto:x@example.org; 3rd floor' });
    expect((await calendarOf(bride, groom)).status).toBe(404);
    const { times } = await seeMeeting(groom, bride);
    await ask(groom, 'choosemeeting', bride, { version: '1', time: times[0] ?? '' });
    const hers = await calendarOf(bride, groom, 'bn');
    expect(hers.headers.get('content-type')).toMatch(/^text\/calendar; charset=utf-8/);
    expect(hers.headers.get('content-disposition')).toBe('attachment; filename="meeting.ics"');
    expect(hers.headers.get('cache-control')).toBe('no-store');
    const { properties, names } = readCalendar(hers.text);
    expect(names).not.toContain('ATTENDEE');
    expect(properties.LOCATION).toMatch(/^আমাদের বাড়ি, Block C\nATTENDEE/);
    expect(properties.DTSTART).toBe(times[0]?.replace(/[-:]/g, '').replace('.000', ''));
    expect(hers.text).not.toMatch(/Ruma|Amit|SV\d/);
    expect(readCalendar((await calendarOf(groom, bride)).text).properties.LOCATION).toMatch(/^Their home, /);
    const stranger = await makeMember(app);
    expect((await calendarOf(stranger, groom)).status).toBe(404);
    expect((await app.client().get(`/api/meetingcalendar?pid=${bride.pid}&member=${groom.pid}&lang=en`)).status).toBe(
      401,
    );
  });
});

const hoursUntil = ({ chosen }: { chosen: string }) => (Date.parse(chosen) - Date.now()) / 3_600_000;
