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

/** Papers that prove an identity. Aadhaar is not included, because its number may not be stored in any form. */
export const IDENTITY_PAPERS = ['passport', 'voter', 'licence', 'pan'] as const;
export type IdentityPaper = (typeof IDENTITY_PAPERS)[number];

/** The number as printed, without blanks and dashes. */
const number = holding(
  reading((raw) => bareSigns(raw).replace(/[./]/g, '').toUpperCase()),
  must((value) => !isAadhaar(value), 'noAadhaar'),
  must((value) => /^[A-Z0-9]{5,20}$/.test(value), 'paperNumberRequired'),
);
const birthDate = date({ missing: 'birthDateRequired' });

/**
 * Verifies an identity: number and birth date are typed twice from the paper, without seeing the member's data. If they
 * are right, the badge is given. Only a keyed hash of the number is stored.
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
    /** A profile that showed the same paper before; undefined if none. */
    other: fact('other', s.optional(s.string())),
  },
  refused: refusedOutcome(),
});
