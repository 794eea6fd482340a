import { expect, test } from 'vitest';
import { previousQuestion } from './questions.ts';

test('the way back leads to questions that this family is asked', () => {
  const back = (bloodline: boolean) =>
    previousQuestion({ leaf: 'grandfather', question: 'life' }, { health: true, bloodline });
  expect(back(true)).toBe('caste');
  expect(['clan', 'caste']).not.toContain(back(false));
  expect(previousQuestion({ leaf: 'grandfather', question: 'name' }, { health: true, bloodline: false })).toBeNull();
});
