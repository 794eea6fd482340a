import { call } from '../call.ts';
import { date } from '../date-rules.ts';
import { type FormErrors, form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { bareSigns } from '../pasted.ts';
import { holding, must, reading, requiredChoice } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { isAadhaar } from './aadhaar.ts';

/** Papers on which an identity is seen. Aadhaar is none of them: its number may not be kept, in whatever form. */
export const IDENTITY_PAPERS = ['passport', 'voter', 'licence', 'pan'] as const;
export type IdentityPaper = (typeof IDENTITY_PAPERS)[number];

/** As printed, without the blanks and dashes between its letters. */
const number = holding(
  reading((raw) => bareSigns(raw).replace(/[./]/g, '').toUpperCase()),
  must((value) => !isAadhaar(value), 'noAadhaar'),
  must((value) => /^[A-Z0-9]{5,20}$/.test(value), 'paperNumberRequired'),
);
const birthDate = date({ missing: 'birthDateRequired' });

/**
 * Number and birth date, each typed twice from the paper without the member's before one's eyes. Where they are right the badge
 * is given; of the number a keyed hash is kept.
 */
export const seeIdentity = call('office/seeidentity', {
  access: 'staff',
  form: form(
    {
      member: otherMember,
      paper: sentOnly('paper', requiredChoice(IDENTITY_PAPERS, 'chooseFromList')),
      number: sentOnly('number', number),
      numberAgain: sentOnly('numberagain', number),
      birthDate: sentOnly('dob', birthDate),
      birthDateAgain: sentOnly('dobagain', birthDate),
    },
    ({ number: one, numberAgain: other }): FormErrors =>
      one !== undefined && other !== undefined && one !== other ? { numberAgain: 'typedDifferently' } : {},
    ({ birthDate: one, birthDateAgain: other }): FormErrors =>
      one !== undefined && other !== undefined && one !== other ? { birthDateAgain: 'typedDifferently' } : {},
  ),
  returned: {
    ...outcomeFacts,
    /** Who showed the same paper before; `''` for nobody. */
    other: fact('other', s.optional(s.string())),
  },
  refused: refusedOutcome(2),
});
