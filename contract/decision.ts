/** What the office decides on a profile, a photo or an answer: the same words in every call, page and table. */
export const DECISIONS = ['approved', 'returned', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];
