import { expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { type LIMITS, makeLimits } from './limits.ts';
import { Refusal } from './refusal.ts';

const { db, pool } = await makeTestDatabase();
const limits = makeLimits(db, (text) => Buffer.from(text));

/** Returns the minutes until the next attempt is allowed; 0 if it is allowed now. */
async function waitOf(limit: keyof typeof LIMITS): Promise<number> {
  const refusal = await limits.take(limit, 'x').then(
    () => undefined,
    (error: unknown) => error,
  );
  if (refusal === undefined) return 0;
  if (!(refusal instanceof Refusal)) throw refusal;
  return Math.round((refusal.retryAfterSeconds ?? 0) / 60);
}

test.each([
  ['registrationByAddress', 300, 60],
  ['loginByAddress', 300, 60],
  ['contactByAddress', 30, 60],
  ['powerLinkByAddress', 10, 60],
  ['powerLinkInAll', 50, 60],
] as const)('%s: %i attempts, and no more before %i minutes have passed', async (limit, most, minutes) => {
  const waits: number[] = [];
  for (let turn = 0; turn < most; turn += 1) waits.push(await waitOf(limit));
  expect(new Set(waits)).toEqual(new Set([0]));
  expect(await waitOf(limit)).toBe(minutes);
});

test('a phone is closed after ten wrong passwords, each time for twice as long', async () => {
  const waits: number[] = [];
  for (let strike = 0; strike < 4; strike += 1) {
    for (let turn = 0; turn < 10; turn += 1) expect(await waitOf('loginByPhone')).toBe(0);
    waits.push(await waitOf('loginByPhone'));
    await pool.query('update attempts set blocked_until = now()');
  }
  expect(waits).toEqual([15, 30, 60, 120]);
});
