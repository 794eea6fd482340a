import { type Label, type LabelUse, labelIn } from '#words/label.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Returns a function that returns the label of a form's answer in the reader's language. */
export function useLabels<N extends string>(labels: Readonly<Record<N, Label>>, place?: LabelUse): (name: N) => string {
  const language = useLanguage();
  return (name) => labelIn(labels[name], language, place);
}
