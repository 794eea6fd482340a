import type { Visitor } from '#contract/rendering.ts';

/** A reader without a login and without a registration. */
export const nobody: Visitor = {
  pid: '',
  profileId: '',
  account: '',
  isBetweenSteps: false,
  email: '',
  phone: '',
  isRestricted: false,
};
