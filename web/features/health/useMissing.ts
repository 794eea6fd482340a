import { formMessages } from '#contract/form-messages.ts';
import type { RuleSaying } from '#contract/saying.ts';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useSentence } from '#web/i18n/LanguageProvider.tsx';
import { said } from '#web/i18n/sentence.ts';

/** After an update: the sentence beside an answer that is still empty. It is a hint, not an error (specification 5). */
export function useMissing<Path extends string>({ isDone, result }: FormPage<Path>) {
  const say = useSentence();
  return (path: Path, sentence: RuleSaying): string | undefined =>
    isDone && !result?.typed[path] ? say(said(formMessages, sentence)) : undefined;
}
