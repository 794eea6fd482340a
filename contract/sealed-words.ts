import { call } from './call.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember, outcomeFacts } from './outcome.ts';
import { KEPT } from './retention.ts';
import { requiredChoice, requiredText, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Maximum number of characters of a sealed word. */
export const SEALED_WORD_LENGTH = 500;
/** How often its reader may open a sealed word. */
export const SEALED_WORD_OPENINGS = 3;
/** Days after which a sealed word is erased. */
export const SEALED_WORD_DAYS = KEPT.sealedWords.many;

/** The version of the words that were read and ticked, so that the consent is for these words only. */
const agreedWords = {
  textVersion: sentOnly('textversion', text(40)),
  language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
};

/**
 * Returns the state of the sealed words between two candidates. Only for the bride's or groom's own account on both
 * sides; 404 if the two families have not accepted each other. Only `openSealedWord` returns the words themselves.
 */
export const showSealedWord = call('showsealedword', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    /**
     * Whether both have their own account and the office has spoken with or met both. Which of the two is missing is
     * not revealed.
     */
    isPossible: fact('possible', s.boolean()),
    /** The reader's own word. `sealed`: it can be taken back. `opened`: it cannot. */
    mine: fact('mine', s.oneOf(['', 'sealed', 'opened'])),
    /** When the reader's own word is erased; ISO time or `''`. */
    mineUntil: fact('mine_until', s.string()),
    /** The other person's word for the reader. `spent`: the last opening was used. */
    theirs: fact('theirs', s.oneOf(['', 'sealed', 'spent'])),
    /** When the other person's word is erased; ISO time or `''`. */
    theirsUntil: fact('theirs_until', s.string()),
    openingsLeft: fact('openings_left', s.number()),
  },
});

/** Seals one fact about the own health for the other candidate. Nobody is notified. */
export const writeSealedWord = call('writesealedword', {
  ...ofMember,
  form: form({
    member: otherMember,
    words: sentOnly('words', requiredText('sealedWordRequired', SEALED_WORD_LENGTH)),
    agrees: sentOnly('agrees', requiredChoice(['Yes'], 'sealedWordConsentRequired')),
    ...agreedWords,
  }),
  handsOver: { what: 'health', tells: null },
});

/** Withdraws the word while it has not been opened. */
export const takeBackSealedWord = call('takebacksealedword', { saves: false, ...ofMember, form: memberForm });

/** Opens the other person's word after the promise to tell nobody. Uses one of the allowed openings. */
export const openSealedWord = call('opensealedword', {
  ...ofMember,
  saves: false,
  form: form({
    member: otherMember,
    promises: sentOnly('promises', requiredChoice(['Yes'], 'sealedWordPromiseRequired')),
    ...agreedWords,
  }),
  returned: {
    ...outcomeFacts,
    words: fact('words', s.string()),
    openingsLeft: fact('openings_left', s.number()),
  },
  handsOver: { what: 'health', tells: null },
});
