import { form } from './form.ts';
import { bareSigns } from './pasted.ts';
import { reading } from './rules.ts';
import { sentOnly } from './wire.ts';

/** Maximum number of typed characters that are read. */
const MOST_TYPED = 80;
const PATTERN = /^SV[1-9]\d{0,8}$/;

/** Whether a text is a profile id in its one stored form. */
export const isProfileId = (text: string): boolean => PATTERN.test(text);

/**
 * Reads a profile id as people type it (blanks, hyphens, small letters, digits of any script) into its one form.
 * Returns `''` for anything else, without an error: such an id is answered like an unknown one.
 */
export const memberId = reading((raw) => {
  const id = bareSigns(raw.slice(0, MOST_TYPED)).toUpperCase();
  return PATTERN.test(id) ? id : '';
});

/** The other member that a call concerns. */
export const otherMember = sentOnly('member', memberId);

/** The form of most calls about another member. */
export const memberForm = form({ member: otherMember });
