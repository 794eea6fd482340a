import { call } from './call.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { KEPT } from './retention.ts';
import { requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/**
 * At most this many pair checks in `PAIR_CHECK_DAYS`. After a check the member's own result cannot be changed for that
 * time.
 */
export const MOST_PAIR_CHECKS = 3;
/** The period in which `MOST_PAIR_CHECKS` are counted, and for which a consent waits for the other family, in days. */
export const PAIR_CHECK_DAYS = KEPT.pairConsents.many;
/**
 * Days after a result was entered or changed before it counts. Measured by the server's clock; the date of the test
 * does not matter.
 */
export const RESULT_DAYS = 7;

/**
 * The state of the pair check for this member. `open`: nobody has agreed. `asked`: the other family has agreed.
 * `waiting`: this member has agreed. `answered`: both have.
 */
export const PAIR_CHECK_STATES = ['open', 'asked', 'waiting', 'answered'] as const;
export type PairCheckState = (typeof PAIR_CHECK_STATES)[number];

/** Returns the state of the pair check. Answers 404 unless the two families have accepted each other. */
export const showPairCheck = call('showpaircheck', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    /**
     * Whether the office has spoken with or met both the bride and the groom. Which of the two is missing is not
     * revealed.
     */
    isPossible: fact('possible', s.boolean()),
    state: fact('state', s.oneOf(PAIR_CHECK_STATES)),
    /** `A`: both recorded a clear result with its date. `B`: any other case; see a counsellor. `''`: no answer yet. */
    answer: fact('answer', s.oneOf(['', 'A', 'B'])),
    checksLeft: fact('checks_left', s.number()),
    /** Whether this member has recorded a result. Without a result they cannot agree. */
    hasResult: fact('has_result', s.boolean()),
    /**
     * When this member's own result starts to count, so that they can agree; ISO time, `''` if it counts already or
     * there is none.
     */
    countsFrom: fact('counts_from', s.string()),
    /** For `asked` and `waiting`: when the one consent expires without the other; ISO time or `''`. */
    until: fact('until', s.string()),
  },
});

/** Agrees for this pair to the consent text, in the version and language that were read. */
export const agreeToPairCheck = call('agreetopaircheck', {
  ...ofMember,
  form: form({
    member: otherMember,
    textVersion: sentOnly('textversion', text(40)),
    language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
  }),
  handsOver: { what: 'health', tells: null },
});

/** Withdraws the member's consent. The answer is deleted for both. */
export const withdrawFromPairCheck = call('withdrawfrompaircheck', {
  saves: false,
  ...ofMember,
  form: memberForm,
});
