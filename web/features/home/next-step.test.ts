import { expect, test } from 'vitest';
import { type Known, nextStep } from './next-step.ts';

/** A family that has completed all steps. */
const allDone: Known = {
  isRegistered: true,
  isRestricted: false,
  isPhoneConfirmed: true,
  asks: '',
  rests: false,
  rest: '',
  areListsOpen: true,
  isWaiting: false,
};

test('returns the first step that is not complete', () => {
  const newcomer: Known = { ...allDone, isRegistered: false, isPhoneConfirmed: false, areListsOpen: false };
  expect(nextStep(newcomer)).toBe('register');
  expect(nextStep({ ...newcomer, isRegistered: true })).toBe('phone');
  expect(nextStep({ ...allDone, asks: 'candidate', areListsOpen: false })).toBe('candidate');
  expect(nextStep({ ...allDone, areListsOpen: false })).toBe('show');
  expect(nextStep({ ...allDone, rest: 'paused', areListsOpen: false })).toBe('paused');
});

test('returns null if all steps are complete or the family can do nothing', () => {
  expect(nextStep(allDone)).toBeNull();
  const listsClosed: Known = { ...allDone, areListsOpen: false };
  expect(nextStep({ ...listsClosed, isRestricted: true, isPhoneConfirmed: false })).toBeNull();
  expect(nextStep({ ...listsClosed, isWaiting: true })).toBeNull();
  expect(nextStep({ ...listsClosed, rests: true })).toBeNull();
  expect(nextStep({ ...listsClosed, rest: 'settled' })).toBeNull();
});
