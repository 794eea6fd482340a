import { openSealedWord, takeBackSealedWord, writeSealedWord } from '#contract/sealed-words.ts';
import { deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';

export interface OpenedWord extends FormResult {
  /** What the other has written, in the answer of this press alone. */
  words: string;
}

export const sealedWordDeeds = deeds({
  seal: writeSealedWord,
  takeBack: takeBackSealedWord,
  open: {
    call: openSealedWord,
    action: formAction(openSealedWord, {
      deed: 'open',
      also: ({ values }): Partial<OpenedWord> => ({ words: values.words ?? '' }),
    }),
  },
});
