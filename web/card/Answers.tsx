import type { Signs } from '#contract/signs.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { signsTexts } from './signs.texts.ts';

/** Whether a family answers, and whether it can be told; nothing where nothing is known. */
export function Answers({ answers, isHardToReach }: Signs) {
  const t = useTexts(signsTexts);
  const said = [answers && t[answers], isHardToReach && t.hardToReach].filter(Boolean);
  return said.length > 0 && <p>{said.join(' ')}</p>;
}
