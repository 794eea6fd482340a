/**
 * Actions that staff request and a second person approves: a password link, another phone or e-mail, another role, a
 * reading of the register, an export, a nominee's request, and a reading of the sealed register. A deletion by letter
 * has its own list for the second review.
 */
export const REQUEST_KINDS = [
  'reset',
  'contact',
  'role',
  'register',
  'copy',
  'nomineeCopy',
  'nomineeDeletion',
  'security',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/**
 * Hours after which an action may be done without a second person. Never allowed for a nominee's request and the sealed
 * register.
 */
export const ALONE_AFTER_HOURS = 24;
/** Whether a second person must approve, however long the request waits. */
export const needsTwo = (kind: RequestKind): boolean =>
  kind === 'nomineeCopy' || kind === 'nomineeDeletion' || kind === 'security';
/** Days after which an unfinished request expires. */
export const REQUEST_DAYS = 7;

/** How a request ends without being performed: rejected, withdrawn, objected to, or expired. */
export const REQUEST_ENDS = ['refused', 'withdrawn', 'objected', 'lapsed'] as const;
export type RequestEnd = (typeof REQUEST_ENDS)[number];
