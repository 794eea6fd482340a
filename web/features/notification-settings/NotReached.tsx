import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { tellingTexts } from './notification-settings.texts.ts';

/** A member who cannot be told cannot be asked: said where every login leads, with the way to mend it. */
export function NotReached() {
  const t = useTexts(tellingTexts);
  const { isReached, isRegistered } = useMember();
  if (isReached || !isRegistered) return null;
  return (
    <Notice tone="info" title={t.notReached}>
      <p>{t.notReachedText}</p>
      <LinkButton to="/matching-profile/settings?open=channels#channels" look="secondary">
        {t.mend}
      </LinkButton>
    </Notice>
  );
}
