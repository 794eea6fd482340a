import { data } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Lost } from '#web/layout/Lost.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { nothingTexts } from './nothing.texts.ts';

export const head = nothingTexts;

export const loader = () => data(null, { status: 404 });

/** The page for an unknown address of the office. */
export function Component() {
  const t = useTexts(nothingTexts);
  return (
    <Lost heading={t.heading}>
      <LinkButton to="/office">{t.back}</LinkButton>
    </Lost>
  );
}
