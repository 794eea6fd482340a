import * as s from './shape.ts';
import { fact } from './wire.ts';

/** Whom a profile waits for that is to be shown: the office, the candidate's own yes. */
const waiting = s.object({
  office: s.boolean(),
  candidate: s.boolean(),
  /** The office calls the bride or groom before others see it. */
  call: s.boolean(),
  /** Hours until the office has looked at half of all profiles, where at least ten were approved lately. */
  usualHours: s.nullable(s.number()),
  /** What the family is to mend before it is looked at again: a code of the office's reasons, own words of the office, or both in two lines; null for nothing. */
  returnedFor: s.nullable(s.string()),
  /** The same as pages of former versions read it. */
  sentBack: s.nullable(s.string()),
});
export type WaitingToBeShown = s.Output<typeof waiting>;
export const waitingFact = fact('waiting', s.nullable(waiting));
