import { form } from './form.ts';
import { bareSigns } from './pasted.ts';
import { reading } from './rules.ts';
import { sentOnly } from './wire.ts';

const PATTERN = /^SV[1-9]\d{0,8}$/;

/** Whether a text is a profile id in its one form. */
export const isProfileId = (text: string): boolean => PATTERN.test(text);

/**
 * A profile id as people type it (blanks, hyphens, small letters, digits of any script), in its one form; `''` for what is none. It breaks
 * no rule: an id that is none answers like one that nobody has.
 */
export const memberId = reading((raw) => {
  const id = bareSigns(raw.slice(0, 80)).toUpperCase();
  return PATTERN.test(id) ? id : '';
});

/** Whom a call is about, besides the member who makes it. */
export const otherMember = sentOnly('member', memberId);

/** What most calls about another member send. */
export const memberForm = form({ member: otherMember });
