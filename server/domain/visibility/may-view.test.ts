import { expect, test } from 'vitest';
import { mayView, RELATIONS } from './may-view.ts';

// The layer of each relation; `own` is not a relation to another member.
const LAYERS = {
  own: 1,
  visitor: 1,
  closed: 1,
  sameFamily: 1,
  blocked: 1,
  notShown: 1,
  paused: 1,
  stranger: 2,
  pending: 2,
  declined: 2,
  accepted: 3,
  consented: 4,
} as const;

test.each(RELATIONS)('%s', (relation) => {
  expect(mayView('SV1', 'SV2', relation)).toBe(LAYERS[relation]);
  expect(mayView(null, 'SV2', relation)).toBe(1);
});

test('one’s own profile is seen as accepted families see it', () => expect(mayView('SV1', 'SV1', 'own')).toBe(3));
