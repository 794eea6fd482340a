import { type Label, labelIn, type Place } from '#words/label.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Returns the labels of a form's answers in the reader's language. */
export function useLabels<N extends string>(labels: Readonly<Record<N, Label>>, place?: Place): (name: N) => string {
  const language = useLanguage();
  return (name) => labelIn(labels[name], language, place);
}
