import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { successStoryTexts } from './content.texts.ts';

export const head = successStoryTexts;

export function Component() {
  const t = useTexts(successStoryTexts);
  return (
    <>
      <h1>{t.title}</h1>
      <EmptyState title={t.comingSoon} action={<LinkButton to="/register">{t.register}</LinkButton>}>
        <p>{t.promise}</p>
      </EmptyState>
    </>
  );
}
