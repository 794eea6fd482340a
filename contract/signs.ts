import * as s from './shape.ts';

/** Of ten interests or more, from ten families or more, that are over: three quarters, two fifths, or fewer were answered. */
export const ANSWER_BANDS = ['most', 'some', 'few'] as const;
export type AnswerBand = (typeof ANSWER_BANDS)[number];

/** So many families wait for an answer, each of them shown for `FULL_SHOWN_DAYS`, where an inbox is full. */
export const FULL_FROM = 10;
export const FULL_SHOWN_DAYS = 30;

/** What the sender of an interest is told of the other family, fixed when it was sent; `''`: nothing. */
export const REACHES = ['', 'canBeTold', 'hardToReach'] as const;
export type Reach = (typeof REACHES)[number];

/** What is said of a family beside what it says itself. */
export const signsSchema = s.object({
  /** `''` where too little is known. */
  answers: s.oneOf(['', ...ANSWER_BANDS]),
  /** No way is on by which the family could be told of an interest. */
  isHardToReach: s.boolean(),
  /** On Monday so many families waited for their answer that another will wait for long (`FULL_FROM`). */
  isFull: s.boolean(),
});
export type Signs = s.Output<typeof signsSchema>;
