import { call } from './call.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { KEPT } from './retention.ts';
import { requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** In thirty days, and for so many days afterwards the own result stays as it is. */
export const MOST_PAIR_CHECKS = 3;
export const PAIR_CHECK_DAYS = KEPT.pairConsents.many;

/**
 * How the pair check stands for this member: `open` nobody has agreed, `asked` the other family has, `waiting` this member
 * has, `answered` both have.
 */
export const PAIR_CHECK_STATES = ['open', 'asked', 'waiting', 'answered'] as const;
export type PairCheckState = (typeof PAIR_CHECK_STATES)[number];

/** Only families who have accepted each other have a pair check; for all others it answers 404. */
export const showPairCheck = call('showpaircheck', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    state: fact('state', s.oneOf(PAIR_CHECK_STATES)),
    /** A: both recorded a clear result, dated before the acceptance. B: in all other cases, see a counsellor. '': none yet. */
    answer: fact('answer', s.oneOf(['', 'A', 'B'])),
    checksLeft: fact('checks_left', s.number()),
    /** Whether this member has recorded a result: without one there is nothing to agree to. */
    hasResult: fact('has_result', s.boolean()),
  },
});

/** Agrees, for this pair, to the text of that version as it was read in that language. */
export const agreeToPairCheck = call('agreetopaircheck', {
  ...ofMember,
  form: form({
    member: otherMember,
    textVersion: sentOnly('textversion', text(40)),
    language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
  }),
});

/** Takes the own consent back: the answer is gone for both. */
export const withdrawFromPairCheck = call('withdrawfrompaircheck', {
  saves: false,
  ...ofMember,
  form: memberForm,
});
