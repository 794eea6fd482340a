import { expect, test } from 'vitest';
import { loadLookupSeeds } from '#database/lookup-seeds.ts';
import { districts } from '#matching/places/districts.ts';

test('every home district names the state it lies in', () => {
  const nameOf = new Map(loadLookupSeeds().states.map(({ id, en }) => [id, en]));
  const regions = districts.map(({ id, region }) => [id, region]);
  expect(districts.map(({ id, state }) => [id, nameOf.get(state)])).toEqual(regions);
});
