import { OUTCOME } from '#contract/outcome.ts';
import { openSealedWord, takeBackSealedWord, writeSealedWord } from '#contract/sealed-words.ts';
import { deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';

/** The result of opening the other candidate's sealed word. */
export interface OpenedWord extends FormResult {
  /** The other candidate's words; `''` if they were not opened. They are only in the answer to this press. */
  words: string;
}

/** The small forms that seal a word for the other candidate, take it back, and open the other candidate's word. */
export const sealedWordDeeds = deeds({
  seal: {
    call: writeSealedWord,
    action: formAction(writeSealedWord, {
      deed: 'seal',
      // Saved words are removed from the page. Refused words are returned, so that the writer can correct them.
      also: ({ ok, values }): Partial<FormResult> => (ok && values.code === OUTCOME.done ? { typed: {} } : {}),
    }),
  },
  takeBack: takeBackSealedWord,
  open: {
    call: openSealedWord,
    action: formAction(openSealedWord, {
      deed: 'open',
      also: ({ values }): Partial<OpenedWord> => ({ words: values.words ?? '' }),
    }),
  },
});
