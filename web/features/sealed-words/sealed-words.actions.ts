import { openSealedWord, takeBackSealedWord, writeSealedWord } from '#contract/sealed-words.ts';
import { deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';

export interface OpenedWord extends FormResult {
  /** What the other has written, in the answer of this press alone. */
  words: string;
}

export const sealedWordDeeds = deeds({
  seal: {
    call: writeSealedWord,
    action: formAction(writeSealedWord, {
      deed: 'seal',
      // What was saved is in no page any more; what was not comes back to be mended.
      also: ({ ok, values }): Partial<FormResult> => (ok && values.code === 1 ? { typed: {} } : {}),
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
