import { expect, test } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { makePasswords } from './passwords.ts';

const passwords = await makePasswords();

test('a password fits its own hash alone, and nobody has the dummy', async () => {
  const stored = await passwords.hash('শোনার তরী 1894', 'SV1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.fits('শোনার তরী 1894', stored, 'SV1')).toBe(true);
  expect(await passwords.fits('sonar tori', stored, 'SV1')).toBe(false);
  expect(await passwords.fits('nobody has this password', undefined, 'SV1')).toBe(false);
});

const checkMany = (count: number, whose: string) =>
  Array.from({ length: count }, () => passwords.fits('shonar tori', undefined, whose));

test('two are checked at once, fifty wait, thirty of one and the same, and the rest are asked to come back', async () => {
  const checks = [...checkMany(40, 'SV1'), ...checkMany(25, 'SV2')];
  expect(passwords.waiting()).toBe(50);
  const outcomes = await Promise.allSettled(checks);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(8 + 5);
  for (const refusal of refused) {
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  }
  expect(passwords.waiting()).toBe(0);
  expect(await passwords.fits('shonar tori', undefined, 'SV1')).toBe(false);
});
