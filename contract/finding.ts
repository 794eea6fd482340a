import { call } from './call.ts';
import { form } from './form.ts';
import { matchSchema } from './matches.ts';
import { memberId } from './member-id.ts';
import { holding, must, reading } from './rule.ts';
import { asciiDigits, requiredText } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** A profile number as people type it, with or without its letters. */
const NUMBER = /^(?:sv)?0*[1-9]\d{0,8}$/i;
const BETWEEN = /[\s.,:#\-/\u200b-\u200d\u2060\ufeff]/g;

/** A profile number or a name. */
const name = holding(
  requiredText('findWhom'),
  must((value) => /[\p{L}\p{N}]/u.test(value), 'findWhom'),
);

/** The profile id that is meant; `''` where a name is. */
export function numberIn(text: string): string {
  const typed = asciiDigits(text).replace(BETWEEN, '');
  if (!NUMBER.test(typed)) return '';
  const id = memberId(`SV${typed.replace(/^sv/i, '').replace(/^0+/, '')}`);
  return id.ok ? id.value : '';
}

/** Where a page of found names ends: a number of a profile. */
const after = holding(
  reading((raw) => raw),
  must((value) => /^\d{0,9}$/.test(value), 'chooseFromList'),
);

/**
 * The families that the member may see and that have this number or this name, in either script: of strangers the first name
 * is asked alone, of accepted families the whole one. By the numbers of their profiles, twenty at a time.
 */
export const findMember = call('findmember', {
  access: 'member',
  form: form({ who: sentOnly('who', name), cursor: sentOnly('cursor', after) }),
  saves: false,
  returned: {
    /** Whether lists are open to the member who asks. */
    isShown: fact('shown', s.boolean()),
    found: fact('found', s.array(s.object({ match: matchSchema, fullName: s.string() }))),
    /** Whether a surname was asked for, which strangers do not tell. */
    hasSurname: fact('has_surname', s.boolean()),
    cursor: fact('cursor', s.string()),
  },
});
