import { expect, test } from 'vitest';
import rashis from '#database/seeds/lookups/rashi.json' with { type: 'json' };
import { rashiNames } from '#words/rashis.ts';

test('the rashis of the birth chart are those of the list, in its order', () => {
  expect(rashiNames.bn).toEqual(rashis.map(({ bn }) => bn));
  expect(rashiNames.en).toEqual(rashis.map(({ en }) => en));
});
