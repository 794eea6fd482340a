import { expect, test } from 'vitest';
import { type Known, nextStep } from './next-step.ts';

const done: Known = {
  isRegistered: true,
  isRestricted: false,
  isPhoneConfirmed: true,
  asks: '',
  rests: false,
  rest: '',
  areListsOpen: true,
  isWaiting: false,
};

test('names what comes first, one thing at a time', () => {
  const newcomer: Known = { ...done, isRegistered: false, isPhoneConfirmed: false, areListsOpen: false };
  expect(nextStep(newcomer)).toBe('register');
  expect(nextStep({ ...newcomer, isRegistered: true })).toBe('phone');
  expect(nextStep({ ...done, asks: 'candidate', areListsOpen: false })).toBe('candidate');
  expect(nextStep({ ...done, areListsOpen: false })).toBe('show');
  expect(nextStep({ ...done, rest: 'paused', areListsOpen: false })).toBe('paused');
});

test('asks nothing of whom nothing can be asked', () => {
  expect(nextStep(done)).toBeNull();
  const closed: Known = { ...done, areListsOpen: false };
  expect(nextStep({ ...closed, isRestricted: true, isPhoneConfirmed: false })).toBeNull();
  expect(nextStep({ ...closed, isWaiting: true })).toBeNull();
  expect(nextStep({ ...closed, rests: true })).toBeNull();
  expect(nextStep({ ...closed, rest: 'settled' })).toBeNull();
});
