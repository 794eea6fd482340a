import { vi } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { mondayInIndia } from '#contract/india-day.ts';
import { type Press, settlesAt } from '#contract/weekly-introduction.ts';
import type { TestApp } from './app.ts';
import { ask } from './meeting.ts';
import type { TestMember } from './members.ts';

/** Adds an introduction of two members for a week, by default this one, as a finished round does. */
export async function introduce(
  { pool }: Pick<TestApp, 'pool'>,
  [bride, groom]: readonly [TestMember, TestMember],
  week = mondayInIndia(),
): Promise<void> {
  await pool.query(
    'insert into weekly_rounds (week, done_at) values ($1, now()) on conflict (week) do update set done_at = now()',
    [week],
  );
  await pool.query('insert into weekly_pairs (week, bride_id, groom_id) values ($1, $2, $3)', [
    week,
    bride.pid,
    groom.pid,
  ]);
}

/** Answers the introduction of one member to another; `''` takes the answer back. */
export const pressIntroduction = (member: TestMember, other: Pick<TestMember, 'pid'>, answer: Press | '') =>
  ask(member, 'pressweekly', other, { press: answer });

/** Returns Sunday evening of this week, in milliseconds. */
export const sundayEvening = (): number => settlesAt(mondayInIndia());

/** On a Sunday evening, when introductions cannot be answered, sets the clock back to an hour before it. */
export function stayBeforeSundayEvening(): void {
  if (Date.now() >= sundayEvening()) vi.useFakeTimers({ toFake: ['Date'], now: sundayEvening() - HOUR_MS });
}
