import type { Visitor } from '#contract/rendering.ts';

export const nobody: Visitor = {
  ...{ pid: '', profileId: '', isBetweenSteps: false, email: '', phone: '' },
  isRestricted: false,
};
