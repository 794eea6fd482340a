import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { REJECTED } from '#server/domain/members/suspensions.queries.ts';
import { FATES, type Fate, READ_BY_FATE } from '#server/domain/visibility/after-acceptance.ts';
import { remindOfMeetings } from '#server/notices/meeting-reminders.queries.ts';
import { suspend } from '#server/office/members.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import { agreeTo, moveMeetingsToTomorrow, propose, seeMeeting } from '#server/testing/meetings.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();

/** The state between the two before the event. `one` is the family that the event concerns. */
const STATES = {
  theirs: (one: TestMember, other: TestMember) => propose(other, one),
  ours: (one: TestMember, other: TestMember) => propose(one, other),
  agreed: (one: TestMember, other: TestMember) => agreeTo(one, other),
  calledOff: async (one: TestMember, other: TestMember) => {
    await agreeTo(one, other);
    await ask(one, 'tellmeeting', other, { version: '2', word: 'cannotCome' });
  },
} as const;
const STATE_NAMES = Object.keys(STATES) as (keyof typeof STATES)[];

const call = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const leave = (one: TestMember) => call(one, 'deleteprofile', { password: TEST_PASSWORD });

/** An engagement and a wedding take a day and both families, so `decided.test.ts` tests what is read then. */
const OF_TWO = ['engaged', 'engagedWithUs', 'setAside', 'married', 'marriedWithUs'] as const satisfies Fate[];
type OfOne = Exclude<Fate, (typeof OF_TWO)[number]>;
const isOfOne = (fate: Fate): fate is OfOne => !OF_TWO.some((one) => one === fate);
type Event = OfOne | 'ended' | 'endedByOther' | 'blocked' | 'blockedByOther';
const EVENTS: readonly Event[] = [...FATES.filter(isOfOne), 'ended', 'endedByOther', 'blocked', 'blockedByOther'];

const bring: Record<Event, (one: TestMember, other: TestMember) => Promise<unknown>> = {
  shown: async () => {},
  paused: (one) => call(one, 'pauseprofile', { kind: 'paused', reason: 'notNow' }),
  settled: (one) => call(one, 'pauseprofile', { kind: 'settled', reason: 'metHere', settledwith: '' }),
  settledWithUs: (one, { pid }) => call(one, 'pauseprofile', { kind: 'settled', reason: 'metHere', settledwith: pid }),
  resting: ({ pid }) =>
    app.pool.query("insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'office')", [
      pid,
    ]),
  suspended: ({ pid }) => suspend(app.db, pid, { reason: 'money' }),
  notShown: (one) => call(one, 'updateshowing', { show: 'No' }),
  undecided: (one, other) =>
    app.pool.query('insert into undecided_acquaintances (profile_id, member_id) values ($1, $2)', [one.pid, other.pid]),
  rejected: ({ pid }) => suspend(app.db, pid, { reason: `${REJECTED}not a person` }),
  leaving: leave,
  gone: async (one) => {
    await leave(one);
    await app.pool.query('update members set deletion_due_at = now() where profile_id = $1', [one.pid]);
    await sweep(app.db, makeFileStore(app.dataDir));
  },
  ended: (one, other) => ask(one, 'endacquaintance', other),
  endedByOther: (one, other) => ask(other, 'endacquaintance', one),
  blocked: (one, other) => ask(one, 'blockmember', other),
  blockedByOther: (one, other) => ask(other, 'blockmember', one),
};

/** Returns what the other family reads: the page as before (`''`), or the message of its 404. */
function readByOther(event: Event): '' | 'acquaintanceIsOver' | 'familyNotReached' | 'either' {
  if (event === 'ended' || event === 'endedByOther' || event === 'blockedByOther') return 'either';
  if (event === 'blocked') return 'acquaintanceIsOver';
  const read = READ_BY_FATE[event].accepted;
  if ('page' in read) return '';
  return read.words === 'ended' ? 'acquaintanceIsOver' : 'familyNotReached';
}

const EVERY_CALL: readonly (readonly [string, Record<string, string>])[] = [
  ['showmeeting', {}],
  ['showcallhours', {}],
  ['savecallhours', { caller: 'we' }],
  ['proposemeeting', { version: '9', date1: '2027-01-01', time1: '10:00', place: 'public' }],
  ['choosemeeting', { version: '9', time: '2027-01-01T10:00:00.000Z' }],
  ['tellmeeting', { version: '9', word: 'cannotCome' }],
];

test.each(EVENTS)('%s: what both read of a meeting in each of its states', async (event) => {
  for (const state of STATE_NAMES) {
    const [one, other] = await makeAcceptedPair(app);
    await STATES[state](one, other);
    const before = await seeMeeting(other, one);
    await bring[event](one, other);

    const read = readByOther(event);
    if (read === '') expect(await seeMeeting(other, one), state).toEqual(before);
    for (const [path, form] of EVERY_CALL) {
      const answer = await ask(other, path, one, form);
      if (read === '') expect(answer.status, `${state} ${path}`).not.toBe(404);
      else expect(answer.status, `${state} ${path}`).toBe(404);
      if (read !== '' && read !== 'either') expect(answer.body.msgkey, `${state} ${path}`).toBe(read);
      if (read !== '') expect(answer.text).not.toMatch(/By the lake|Ruma|Amit/);
    }
    const file = await other.client.get(`/api/meetingcalendar?pid=${other.pid}&member=${one.pid}&lang=en`);
    expect(file.status === 200).toBe(read === '' && before.chosen !== '');

    // A rejection and a requested deletion can be undone.
    const ends = read !== '' && !['rejected', 'leaving'].includes(event) && read !== 'familyNotReached';
    const { rows } = await app.pool.query(
      'select m.together_id from together_meetings m where $1 in (m.proposed_by, m.called_off_by) or $2 in (m.proposed_by, m.called_off_by)',
      [one.pid, other.pid],
    );
    expect(rows.length, `${state}: rows`).toBe(ends ? 0 : 1);
  }
});

test.each(EVENTS)('%s: nobody is reminded of a meeting that they cannot read', async (event) => {
  const [one, other] = await makeAcceptedPair(app);
  await agreeTo(one, other);
  await moveMeetingsToTomorrow(app);
  await bring[event](one, other);
  await remindOfMeetings(app.db);
  await remindOfMeetings(app.db);
  const { rows } = await app.pool.query<{ profile_id: string }>(
    "select profile_id from notices where kind = 'meetingTomorrow' and profile_id = any($1) order by 1",
    [[one.pid, other.pid]],
  );
  const isReminded = readByOther(event) === '';
  expect(rows.map(({ profile_id }) => profile_id)).toEqual(isReminded ? [one.pid, other.pid].sort() : []);
});

test('an acceptance that is taken back takes the meeting along', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await agreeTo(bride, groom);
  const { rows: acts } = await app.pool.query<{ id: number }>(
    "select id from acts where profile_id = $1 and act = 'accepted'",
    [groom.pid],
  );
  expect(acts.length).toBeLessThanOrEqual(1);
  await ask(groom, 'endacquaintance', bride);
  expect((await app.pool.query('select from together_meetings where proposed_by = $1', [bride.pid])).rows).toEqual([]);
});
