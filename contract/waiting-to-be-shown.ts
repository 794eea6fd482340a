import * as s from './shape.ts';
import { fact } from './wire.ts';

/** What a profile waits for before it is shown: the office, the candidate's own consent. */
const waiting = s.object({
  office: s.boolean(),
  candidate: s.boolean(),
  /** Whether the office must call the bride or groom first. */
  call: s.boolean(),
  /** The median hours until the office's review, if at least ten profiles were approved recently. */
  usualHours: s.nullable(s.number()),
  /**
   * What the family must correct before the next review: a code of the office's reasons, words of the office, or both
   * in two lines; null if nothing.
   */
  returnedFor: s.nullable(s.string()),
  /** `returnedFor` as pages of former versions read it. */
  sentBack: s.nullable(s.string()),
});
export type WaitingToBeShown = s.Output<typeof waiting>;
/** What the profile waits for; null if it does not wait. */
export const waitingFact = fact('waiting', s.nullable(waiting));
