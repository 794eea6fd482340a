import type { Visitor } from '#contract/rendering.ts';

export const nobody: Visitor = {
  pid: '',
  profileId: '',
  account: '',
  isBetweenSteps: false,
  email: '',
  phone: '',
  isRestricted: false,
};
