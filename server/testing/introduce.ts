import { vi } from 'vitest';
import { mondayInIndia } from '#contract/india-day.ts';
import { type Press, settlesAt } from '#contract/weekly-introduction.ts';
import type { TestApp } from './app.ts';
import { ask } from './meeting.ts';
import type { TestMember } from './members.ts';

/** Puts two before each other this week, as a round that is done would. */
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

/** Answers the introduction to another. */
export const press = (one: TestMember, other: Pick<TestMember, 'pid'>, what: Press | '') =>
  ask(one, 'pressweekly', other, { press: what });

/** Sunday evening of this week. */
export const sundayEvening = (): number => settlesAt(mondayInIndia());

/** On a Sunday evening nothing can be pressed: then this process goes on as if it were an hour before. */
export function stayBeforeSundayEvening(): void {
  if (Date.now() >= sundayEvening()) vi.useFakeTimers({ toFake: ['Date'], now: sundayEvening() - 3_600_000 });
}
