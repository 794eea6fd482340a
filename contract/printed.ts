import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { requiredChoice, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, field, sentOnly } from './wire.ts';

/** Ours: whether the profile is printed in the booklets of the trust, by whose own consent that stands, and in how many copies it is. */
export const showPrinted = call('showprinted', {
  access: 'member',
  returned: {
    isAgreed: fact('agreed', s.boolean()),
    withSurname: fact('surname', s.boolean()),
    copies: fact('copies', s.number()),
    /** The day of the latest one, or `''`. */
    lastOn: fact('last_on', s.string()),
  },
});

/** Ours: agrees to be printed from the next booklet on; once more with another choice of the surname is a consent anew. */
export const agreeToPrint = call('agreetoprint', {
  ...ofMember,
  form: form({
    agreed: sentOnly('agreed', requiredChoice(['Yes'], 'printedTickFirst')),
    surname: field('surname', 'surname', tick),
  }),
});

/** Ours: takes that back. What is printed already stays where it is. */
export const takeBackPrint = call('takebackprint', ofMember);
