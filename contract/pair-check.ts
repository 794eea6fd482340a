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
/** A result counts so many days after it was entered or changed, by the server's clock, whatever the date of the test. */
export const RESULT_DAYS = 7;

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
    /** The office has spoken with the bride and the groom, or met them. Of which of the two it fails is not told. */
    isPossible: fact('possible', s.boolean()),
    state: fact('state', s.oneOf(PAIR_CHECK_STATES)),
    /** A: both recorded a clear result with its date. B: in all other cases, see a counsellor. '': none yet. */
    answer: fact('answer', s.oneOf(['', 'A', 'B'])),
    checksLeft: fact('checks_left', s.number()),
    /** Whether this member has recorded a result: without one there is nothing to agree to. */
    hasResult: fact('has_result', s.boolean()),
    /** From when on this member's own result counts, and they can agree; ISO time, `''` where it counts or there is none. */
    countsFrom: fact('counts_from', s.string()),
    /** With `asked` and `waiting`: until when the one consent waits for the other; ISO time or `''`. */
    until: fact('until', s.string()),
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
  handsOver: { what: 'health', tells: null },
});

/** Takes the own consent back: the answer is gone for both. */
export const withdrawFromPairCheck = call('withdrawfrompaircheck', {
  saves: false,
  ...ofMember,
  form: memberForm,
});
