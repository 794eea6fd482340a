import * as s from './shape.ts';

/**
 * How many of a family's finished interests were answered: at least three quarters, two fifths, or fewer. Only for at
 * least ten interests from at least ten families.
 */
export const ANSWER_BANDS = ['most', 'some', 'few'] as const;
export type AnswerBand = (typeof ANSWER_BANDS)[number];

/** An inbox is full if this many families that have been shown for `FULL_SHOWN_DAYS` wait for an answer. */
export const FULL_FROM = 10;
/** Days for which a waiting family must have been shown to count in `FULL_FROM`. So new accounts fill no inbox. */
export const FULL_SHOWN_DAYS = 30;

/**
 * What the sender of an interest reads about the other family's reachability, fixed when it was sent. `''`: nothing.
 */
export const REACHES = ['', 'canBeTold', 'hardToReach'] as const;
export type Reach = (typeof REACHES)[number];

/** Signs about a family that the site computes. */
export const signsSchema = s.object({
  /** `''` if there is too little data. */
  answers: s.oneOf(['', ...ANSWER_BANDS]),
  /** Whether the family has no active channel to be notified of an interest. */
  isHardToReach: s.boolean(),
  /** Whether so many families waited on Monday that another one will wait for long (`FULL_FROM`). */
  isFull: s.boolean(),
});
export type Signs = s.Output<typeof signsSchema>;
