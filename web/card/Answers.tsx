import type { Signs } from '#contract/signs.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { signsTexts } from './signs.texts.ts';

/**
 * Shows how many interests a family answers, that it answers slowly now, and that it may see an interest late. Renders
 * nothing if none of these is known.
 */
export function Answers({ answers, isHardToReach, isFull }: Signs) {
  const t = useTexts(signsTexts);
  const sentences = [answers && t[answers], isFull && t.full, isHardToReach && t.hardToReach].filter(Boolean);
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>;
}
