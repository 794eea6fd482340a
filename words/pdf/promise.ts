import type { Language } from '#contract/choices.ts';
import { promiseTexts } from './promise.texts.ts';

export interface PromiseOf {
  bride: string;
  groom: string;
  /** Of the office's text: what stands before its list, in it, and behind it. */
  before: readonly string[];
  list: readonly string[];
  after: readonly string[];
  /** Nobody of the trust has answered for the words yet. */
  isDraft: boolean;
}

/** The promise of no dowry on paper, word by word: without a number, for both families to sign. */
export function promiseOf({ bride, groom, before, list, after, isDraft }: PromiseOf, language: Language) {
  const t = promiseTexts[language];
  return {
    language,
    title: t.title,
    between: t.between(bride, groom),
    before: isDraft ? [t.draft, ...before.slice(1)] : before,
    ...{ list, after },
    signers: [
      { role: t.bride, name: bride },
      { role: t.groom, name: groom },
      { role: t.ofBride, name: '' },
      { role: t.ofGroom, name: '' },
      { role: t.witness, name: '' },
      { role: t.witness, name: '' },
    ],
    ...{ signature: t.signature, placeAndDay: t.placeAndDay },
    foot: `${t.foot} ${t.trust}`,
  };
}
