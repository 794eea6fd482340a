import type { Decision } from '#contract/decision.ts';
import type { NoticeKind } from '#contract/notice-kinds.ts';

/** The notice by which a family learns of a decision on the whole profile; of a rejection, the suspension's. */
export const PROFILE_NOTICES = {
  approved: 'profileApproved',
  returned: 'profileSentBack',
  rejected: 'suspended',
} as const satisfies Record<Decision, NoticeKind>;

/** The notice of a decision on a photo or an answer. Only a whole profile can be rejected. */
export const CHANGE_NOTICES = {
  approved: 'changeApproved',
  returned: 'changeRefused',
} as const satisfies Record<Exclude<Decision, 'rejected'>, NoticeKind>;
