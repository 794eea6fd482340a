import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { requiredText } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Months after somebody has said that they are married at which the trust asks how they are. */
export const MARRIED_LETTERS = [3, 5] as const;

/** Helplines that anybody can call without an account or a reason. */
export const CARE_PHONES = { mind: '14416', women: '181', danger: '112' } as const;

/** Returns whether this profile gets letters after the wedding, or had them. For the bride or the groom alone. */
export const showMarriedLetters = call('showmarriedletters', {
  access: 'member',
  returned: {
    /** `none`: the person has not said that they are married. `stopped`: they want no letters. */
    state: fact('state', s.oneOf(['none', 'open', 'stopped'])),
    /** The trust's counsellor as HTML in the reader's language; `''` until the office has entered one. */
    counsellor: fact('counsellor', s.string()),
  },
});

/** Ends the letters after the wedding. */
export const stopMarriedLetters = call('stopmarriedletters', { ...ofMember, saves: false });

/** Answers a letter after the wedding. Only the women's desk reads the answer, and the site never shows it again. */
export const answerMarriedLetter = call('answermarriedletter', {
  ...ofMember,
  form: form({ words: sentOnly('words', requiredText('textRequired', 3000)) }),
});
