import type { Language } from '#contract/choices.ts';
import { promiseTexts } from './promise.texts.ts';

/** What the promise of no dowry is made of; `bride` and `groom` are their names. */
export interface PromiseInput {
  bride: string;
  groom: string;
  /** The office's text in three parts: before its list, the list, and after it. */
  before: readonly string[];
  list: readonly string[];
  after: readonly string[];
  /** Whether nobody of the trust has approved the words yet. */
  isDraft: boolean;
}

/**
 * Returns the exact texts of the promise of no dowry on paper. It contains no profile number; both families sign it.
 */
export function promiseOf({ bride, groom, before, list, after, isDraft }: PromiseInput, language: Language) {
  const t = promiseTexts[language];
  return {
    language,
    title: t.title,
    between: t.between(bride, groom),
    before: isDraft ? [t.draft, ...before.slice(1)] : before,
    list,
    after,
    signers: [
      { role: t.bride, name: bride },
      { role: t.groom, name: groom },
      { role: t.ofBride, name: '' },
      { role: t.ofGroom, name: '' },
      { role: t.witness, name: '' },
      { role: t.witness, name: '' },
    ],
    signature: t.signature,
    placeAndDay: t.placeAndDay,
    foot: `${t.foot} ${t.trust}`,
  };
}
