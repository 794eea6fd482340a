import { call } from './call.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember, outcomeFacts } from './outcome.ts';
import { KEPT } from './retention.ts';
import { requiredChoice, requiredText, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** How long a word of health may be, how often it is opened at most, and after how many days it is erased. */
export const SEALED_WORD_LENGTH = 500;
export const SEALED_WORD_OPENINGS = 3;
export const SEALED_WORD_DAYS = KEPT.sealedWords.many;

/** The words that were read and ticked, so that no other words are agreed to. */
const agreedWords = {
  textVersion: sentOnly('textversion', text(40)),
  language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
};

/**
 * How the sealed words between two candidates stand: for the own account of the bride or groom alone, on both sides, and a 404 where the two
 * families have not accepted each other. The words themselves are in no answer but that of an opening.
 */
export const showSealedWord = call('showsealedword', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    /** Both have an account of their own, and the office has spoken with both or met them. Of which of the two it fails is not told. */
    isPossible: fact('possible', s.boolean()),
    /** The own word: `sealed` can be taken back, `opened` cannot any more. */
    mine: fact('mine', s.oneOf(['', 'sealed', 'opened'])),
    /** When it is erased; ISO time or `''`. */
    mineUntil: fact('mine_until', s.string()),
    /** The other's word for this one; `spent` after the last opening. */
    theirs: fact('theirs', s.oneOf(['', 'sealed', 'spent'])),
    theirsUntil: fact('theirs_until', s.string()),
    openingsLeft: fact('openings_left', s.number()),
  },
});

/** Seals one fact of the own health for the other candidate; it is told to nobody that there is one. */
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

/** Until it has been opened. */
export const takeBackSealedWord = call('takebacksealedword', { saves: false, ...ofMember, form: memberForm });

/** Opens the other's word, one of the times that it may be, after promising to tell nobody. */
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
