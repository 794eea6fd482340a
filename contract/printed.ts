import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { requiredChoice, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, field, sentOnly } from './wire.ts';

/**
 * Ours: returns whether the profile may be printed in the trust's booklets, whether with the surname, and in how many
 * copies the profile is printed.
 */
export const showPrinted = call('showprinted', {
  access: 'member',
  returned: {
    isAgreed: fact('agreed', s.boolean()),
    withSurname: fact('surname', s.boolean()),
    copies: fact('copies', s.number()),
    /** The day of the latest booklet, or `''`. */
    lastOn: fact('last_on', s.string()),
  },
});

/**
 * Ours: consents to printing from the next booklet on. A second call with another choice for the surname is a new
 * consent.
 */
export const agreeToPrint = call('agreetoprint', {
  ...ofMember,
  form: form({
    agreed: sentOnly('agreed', requiredChoice(['Yes'], 'printedTickFirst')),
    surname: field('surname', 'surname', tick),
  }),
});

/** Ours: withdraws the consent to printing. Printed copies remain. */
export const takeBackPrint = call('takebackprint', ofMember);
