import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { tellingTexts } from './notification-settings.texts.ts';

/**
 * A notice that no channel reaches this member, with a link to the settings. It is on the page to which every login
 * leads. Renders nothing for a member who is reached.
 */
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
