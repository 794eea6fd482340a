import type { Signs } from '#contract/signs.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { signsTexts } from './signs.texts.ts';

/** Whether a family usually answers and can be notified; renders nothing when both are unknown. */
export function Answers({ answers, isHardToReach, isFull }: Signs) {
  const t = useTexts(signsTexts);
  const sentences = [answers && t[answers], isFull && t.full, isHardToReach && t.hardToReach].filter(Boolean);
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>;
}
