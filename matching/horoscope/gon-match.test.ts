import { expect, test } from 'vitest';
import { gonMatch } from './gon-match.ts';
import { gunaMilan } from './guna-milan.ts';
import { gonOfNakshatra } from './zodiac.ts';

test('agrees exactly when the gana koota gives at least 5 points', () => {
  for (const bride of [1, 2, 3]) {
    for (const groom of [1, 2, 3]) {
      const { gana } = gunaMilan({ rashi: 1, nakshatra: bride }, { rashi: 1, nakshatra: groom }).kootas;
      expect(gonMatch(gonOfNakshatra(bride), gonOfNakshatra(groom))).toBe((gana ?? 0) >= 5);
    }
  }
});
