import { expect, test } from 'vitest';
import professions from '#database/seeds/lookups/profession.json' with { type: 'json' };
import { byGender } from '#words/by-gender.ts';

test('no line of work of the list names both for one person', () => {
  const feminine = /(িকা|ত্রী)(?= \/|$)/;
  for (const { bn } of professions) {
    expect(byGender(bn, 'Male'), bn).not.toMatch(feminine);
    if (feminine.test(bn)) expect(byGender(bn, 'Female')).not.toBe(bn);
  }
});
