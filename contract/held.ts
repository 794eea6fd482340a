import * as s from './shape.ts';
import { fact } from './wire.ts';

const note = s.object({
  answer: s.oneOf(['name', 'gender', 'birthDate', 'aboutSelf', 'aboutHoped', 'photo', '']),
  state: s.oneOf(['office', 'returned', 'rejected', 'tomorrow']),
  /** The state as pages of former versions read it. */
  outcome: s.oneOf(['office', 'refused', 'tomorrow']),
  reason: s.string(),
});
export type HeldNote = s.Output<typeof note>;

/** The state of a note; a server of the version before sends only `outcome`. */
export const heldStateOf = ({ state, outcome }: Partial<HeldNote>): HeldNote['state'] | undefined =>
  state ?? (outcome === 'refused' ? 'returned' : outcome);

/**
 * Ours: what the owner has written and others read as it was before. `office`: it waits for the office's look; `returned`
 * and `rejected`: so it was decided within the last thirty days, with the reason; `tomorrow`: too much was changed today, and no answer is named.
 */
export const heldNotes = fact('held', s.array(note));
