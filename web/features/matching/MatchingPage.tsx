import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { matchingTexts } from './matching.texts.ts';

const { en, bn } = matchingTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

export function Component() {
  const t = useTexts(matchingTexts);
  return <MemberSheet heading={t.heading} lead={t.sentence} />;
}
