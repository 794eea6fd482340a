import { expect, test } from 'vitest';
import { isGuessable } from './guessable.ts';

const known = ['mitra@trust.example', 'Anjali Mitra'];

test.each([
  'password1234',
  'qwertyuiop12',
  '123456789012',
  'aaaaaaaaaaaa',
  'Shubhobibaho1',
  'anjalimitra1',
  'mitra@trust.example',
  'letmein12345',
  'Passw0rd2026',
])('%s is guessed', async (password) => {
  expect(await isGuessable(password, known)).toBe(true);
});

test.each(['a long enough password', 'নদীর ধারে তিনটি বক বসে', 'correct horse battery staple', 'vR8#tq2!LmZx'])(
  '%s is not',
  async (password) => {
    expect(await isGuessable(password, known)).toBe(false);
  },
);
