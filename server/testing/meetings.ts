import type { TestApp } from './app.ts';
import type { TestAnswer } from './client.ts';
import { ask } from './meeting.ts';
import type { TestMember } from './members.ts';

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** Returns a day of India's calendar, `YYYY-MM-DD`. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

/** Proposes a meeting: in three days at half past four, at home. */
export const propose = (
  one: TestMember,
  other: Pick<TestMember, 'pid'>,
  sent: Record<string, string> = {},
): Promise<TestAnswer> =>
  ask(one, 'proposemeeting', other, {
    version: '0',
    date1: dayFromNow(3),
    time1: '16:30',
    place: 'ourHome',
    words: 'By the lake',
    ...sent,
  });

/** What a family receives of the meeting, by wire names. */
interface Seen {
  [name: string]: unknown;
  state: string;
  version: number;
  times: string[];
  chosen: string;
  words: string;
}

export const look = async (one: TestMember, other: Pick<TestMember, 'pid'>): Promise<Seen> =>
  JSON.parse((await ask(one, 'showmeeting', other)).text);

/** One member proposes, and the other chooses the first time. */
export async function agreeTo(one: TestMember, other: TestMember, version = '0'): Promise<void> {
  const proposed = await propose(one, other, { version });
  const { times, version: read } = await look(other, one);
  const chosen = await ask(other, 'choosemeeting', one, { version: String(read), time: times[0] ?? '' });
  if (chosen.body.msgcode !== 1) throw new Error([proposed.text, chosen.text].join());
}

/** Moves every meeting this many hours into the past. */
export const letPass = (app: Pick<TestApp, 'pool'>, hours: number): Promise<unknown> =>
  app.pool.query(
    `update together_meetings set chosen = chosen - make_interval(secs => $1),
      times = (select array_agg(t - make_interval(secs => $1) order by t) from unnest(times) t)`,
    [hours * 3_600],
  );

/** Moves every agreed meeting to tomorrow noon. */
export const makeTomorrow = (app: Pick<TestApp, 'pool'>): Promise<unknown> =>
  app.pool.query(
    "update together_meetings set chosen = ((now() at time zone 'Asia/Kolkata')::date + 1.5 * interval '1 day') at time zone 'Asia/Kolkata' where chosen is not null",
  );
