import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { requiredText } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** So many months after somebody has said that they are married the trust asks how they are. */
export const MARRIED_LETTERS = [3, 5] as const;

/** Whom one can call: nobody needs an account or a reason for it. */
export const CARE_PHONES = { mind: '14416', women: '181', danger: '112' } as const;

/** Whether this profile is written to after the wedding, or has been. For the bride or the groom alone. */
export const showMarriedLetters = call('showmarriedletters', {
  access: 'member',
  returned: {
    /** `none`: has not said that they are married; `stopped`: wishes for no letter. */
    state: fact('state', s.oneOf(['none', 'open', 'stopped'])),
    /** The trust's counsellor, HTML in the reader's language; `''` until the office has entered who that is. */
    counsellor: fact('counsellor', s.string()),
  },
});

/** No more of these letters. */
export const stopMarriedLetters = call('stopmarriedletters', { ...ofMember, saves: false });

/** An answer to such a letter: the women's desk alone reads it, and nothing of it is shown here again. */
export const answerMarriedLetter = call('answermarriedletter', {
  ...ofMember,
  form: form({ words: sentOnly('words', requiredText('textRequired', 3000)) }),
});
