/**
 * What somebody of the office asks to do, and a second person agrees to: a link for a new password, another phone or e-mail, another
 * role, a reading of the register, a copy, what a nominee asks for, and a reading of the sealed register. A deletion by letter is looked at twice in its own list.
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

/** Without a second person it may be done after so many hours; what a nominee asks for, and the sealed register, may not. */
export const ALONE_AFTER_HOURS = 24;
export const needsTwo = (kind: RequestKind): boolean =>
  kind === 'nomineeCopy' || kind === 'nomineeDeletion' || kind === 'security';
/** Not done within so many days, it is over. */
export const REQUEST_DAYS = 7;

export const REQUEST_ENDS = ['refused', 'withdrawn', 'objected', 'lapsed'] as const;
export type RequestEnd = (typeof REQUEST_ENDS)[number];
