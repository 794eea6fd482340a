import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HaemoglobinStatus, pairCheckAnswer } from './pair-check.ts';

const statuses: HaemoglobinStatus[] = [
  'clear',
  'beta',
  'hbe',
  'sickle',
  'other',
  'disorder',
  'awaiting',
  'notTested',
  'notSaid',
];
const testedOn = '2026-01-31';

describe('pairCheckAnswer', () => {
  test.each(statuses.flatMap((a) => statuses.map((b) => [a, b] as const)))('%s with %s, both dated', (a, b) => {
    const expected = a === 'clear' && b === 'clear' ? 'A' : 'B';
    expect(pairCheckAnswer({ status: a, testedOn }, { status: b, testedOn })).toBe(expected);
  });

  test.each([undefined, null, '', 'soon', '2026', '2026-02-30', '2026-13-01', '31-01-2026'])(
    'a result dated %j counts as undated and therefore unknown',
    (date) => {
      expect(pairCheckAnswer({ status: 'clear', testedOn: date }, { status: 'clear', testedOn })).toBe('B');
      expect(pairCheckAnswer({ status: 'clear', testedOn }, { status: 'clear', testedOn: date })).toBe('B');
    },
  );

  // Accounts may record false results: only one status leads to two answers.
  test('reveals no more to a member who tries every status than one status does', () => {
    const answerTo = (theirs: HaemoglobinStatus) =>
      statuses.map((mine) => pairCheckAnswer({ status: mine, testedOn }, { status: theirs, testedOn })).join('');
    expect(new Set(statuses.filter((theirs) => theirs !== 'clear').map(answerTo)).size).toBe(1);
  });

  test('depends on the pair, not on the requester', () => {
    const result = fc.record({
      status: fc.constantFrom(...statuses),
      testedOn: fc.constantFrom(undefined, testedOn, '1999-12-31', 'x'),
    });
    fc.assert(
      fc.property(result, result, (a, b) => {
        expect(pairCheckAnswer(a, b)).toBe(pairCheckAnswer(b, a));
      }),
    );
  });
});
