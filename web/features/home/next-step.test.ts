import { expect, test } from 'vitest';
import { nextStep } from './NextStep.tsx';

const profile = { section: 'profile', filled: 4, of: 4 } as const;
const personal = { section: 'personal', filled: 15, of: 25 } as const;
const paternal = { section: 'paternal', filled: 0, of: 19 } as const;

const newcomer = { hasPicture: false, isPhoneConfirmed: false };
const pictured = { hasPicture: true, isPhoneConfirmed: true };

test('the phone comes first, then the photo, then the form that is nearest to its end', () => {
  expect(nextStep([profile, personal], newcomer)).toEqual({ section: 'phone', left: 1, minutes: 1 });
  expect(nextStep([profile, personal], { ...newcomer, isPhoneConfirmed: true })).toEqual({
    section: 'picture',
    left: 1,
    minutes: 1,
  });
  expect(nextStep([profile, paternal, personal], pictured)).toEqual({ section: 'personal', left: 10, minutes: 2 });
});

test('a whole profile has no next step', () => {
  expect(nextStep([profile], pictured)).toBeNull();
});
