import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { TestApp } from './app.ts';
import type { TestAnswer } from './client.ts';
import { ask } from './meeting.ts';
import type { TestMember } from './members.ts';

/** By how much India's time is ahead of UTC, in milliseconds. */
const INDIA_MS = 5.5 * HOUR_MS;

/** Returns the day this many days from now by India's calendar, `YYYY-MM-DD`. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

/** Proposes a meeting: in three days at half past four, at home. `fields` replaces or adds fields of the form. */
export const propose = (
  member: TestMember,
  other: Pick<TestMember, 'pid'>,
  fields: Record<string, string> = {},
): Promise<TestAnswer> =>
  ask(member, 'proposemeeting', other, {
    version: '0',
    date1: dayFromNow(3),
    time1: '16:30',
    place: 'ourHome',
    words: 'By the lake',
    ...fields,
  });

/** What a family receives of the meeting, by wire names. */
interface SeenMeeting {
  [name: string]: unknown;
  state: string;
  version: number;
  times: string[];
  chosen: string;
  words: string;
}

/** Reads the meeting as one of the two families receives it. */
export const seeMeeting = async (member: TestMember, other: Pick<TestMember, 'pid'>): Promise<SeenMeeting> =>
  JSON.parse((await ask(member, 'showmeeting', other)).text);

/** Lets one member propose a meeting, and the other choose its first time. Throws if the choice is refused. */
export async function agreeTo(member: TestMember, other: TestMember, version = '0'): Promise<void> {
  const proposal = await propose(member, other, { version });
  const { times, version: readVersion } = await seeMeeting(other, member);
  const choice = await ask(other, 'choosemeeting', member, { version: String(readVersion), time: times[0] ?? '' });
  if (choice.body.msgcode !== 1) throw new Error([proposal.text, choice.text].join());
}

/** Moves every meeting this many hours back. */
export const moveMeetingsBack = (app: Pick<TestApp, 'pool'>, hours: number): Promise<unknown> =>
  app.pool.query(
    `update together_meetings set chosen = chosen - make_interval(secs => $1),
      times = (select array_agg(t - make_interval(secs => $1) order by t) from unnest(times) t)`,
    [hours * 3_600],
  );

/** Moves every agreed meeting to tomorrow noon. */
export const moveMeetingsToTomorrow = (app: Pick<TestApp, 'pool'>): Promise<unknown> =>
  app.pool.query(
    "update together_meetings set chosen = ((now() at time zone 'Asia/Kolkata')::date + 1.5 * interval '1 day') at time zone 'Asia/Kolkata' where chosen is not null",
  );
