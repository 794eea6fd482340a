import { Form } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia } from '#words/numbers.ts';
import { dashboardTexts } from './dashboard.texts.ts';

/** What a member must know before anything else on their pages. */
export function DashboardNotices() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { isRegistered, isRestricted, powerLinkOpenedAt } = useMember();
  return (
    <>
      {isRestricted && <Notice tone="info">{t.restricted}</Notice>}
      {powerLinkOpenedAt && (
        <Notice tone="info">
          <p>{t.opened(dayInIndia(powerLinkOpenedAt, language))}</p>
          <Form method="post" action="/power-link-seen">
            <Button look="secondary">{t.openedSeen}</Button>
          </Form>
        </Notice>
      )}
      {!isRegistered && (
        <Notice tone="info">
          <p>{t.unfinished}</p>
          <LinkButton to="/register2">{t.finish}</LinkButton>
        </Notice>
      )}
    </>
  );
}
