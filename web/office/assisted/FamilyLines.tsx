import type { SharedView } from '#contract/member.ts';
import { linesOf } from '#web/card/lines.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';

/** The short facts of a family, as in other families' lists. */
export function FamilyLines({ member }: { member: SharedView }) {
  const { life, place, work, community } = linesOf(member, useLanguage());
  return <p>{[life, place, work, community].filter((line) => line !== '').join(' · ')}</p>;
}
