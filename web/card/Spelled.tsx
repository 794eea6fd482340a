import type { SharedView } from '#contract/member.ts';
import { languageOfLetters } from '#web/i18n/InScript.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';

/** The name in the reader's script, small after the name in the family's own spelling. */
export function Spelled({ member: { name, spelled } }: { member: Pick<SharedView, 'name' | 'spelled'> }) {
  const language = useLanguage();
  if (spelled === '' || languageOfLetters(name) === language) return null;
  return <span className="soft"> {spelled}</span>;
}
