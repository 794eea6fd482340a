import * as s from './shape.ts';
import { fact } from './wire.ts';

const note = s.object({
  answer: s.oneOf(['name', 'gender', 'birthDate', 'aboutSelf', 'aboutHoped', 'photo', '']),
  /**
   * `office`: the office has not decided yet. `returned`, `rejected`: the recent decision of the office, with its
   * reason. `tomorrow`: too much was changed today, and no answer is named.
   */
  state: s.oneOf(['office', 'returned', 'rejected', 'tomorrow']),
  /** The state as pages of former versions read it: `refused` for `returned` and for `rejected`. */
  outcome: s.oneOf(['office', 'refused', 'tomorrow']),
  reason: s.string(),
});
export type HeldNote = s.Output<typeof note>;

/**
 * Returns the state of a note. A server of the former version sends only `outcome`; then a rejected answer counts as
 * returned.
 */
export const heldStateOf = ({ state, outcome }: Partial<HeldNote>): HeldNote['state'] | undefined =>
  state ?? (outcome === 'refused' ? 'returned' : outcome);

/** Ours: answers that the owner has changed while others still read the former value. */
export const heldNotes = fact('held', s.array(note));
