import { Form, Link, useLocation } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia } from '#words/numbers.ts';
import styles from './DashboardNotices.module.css';
import { dashboardTexts } from './dashboard.texts.ts';

/** What a member must know before anything else on their pages. */
export function DashboardNotices() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  // At home in full; elsewhere the page comes first.
  const isHome = useLocation().pathname === '/dashboard';
  const { isRegistered, isRestricted, powerLinkOpenedAt, confirmBy, asks, askedUntil } = useMember();
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
      {confirmBy && !isRestricted && !isHome && (
        <p className={`screen-only ${styles.slim}`}>
          <Link to="/confirm-phone">{t.confirmSoon(dayInIndia(confirmBy, language))}</Link>
        </p>
      )}
      {confirmBy && !isRestricted && isHome && (
        <Notice tone="info">
          <p>{t.confirmBy(dayInIndia(confirmBy, language))}</p>
          <LinkButton to="/confirm-phone">{t.confirmPhone}</LinkButton>
        </Notice>
      )}
      {asks !== '' && isHome && (
        <Notice tone="info">
          <p>
            {asks === 'health' && t.asksHealth}
            {asks === 'whose' && t.asksWhose(dayInIndia(askedUntil, language))}
            {asks === 'candidate' && t.asksCandidate(dayInIndia(askedUntil, language))}
          </p>
          <LinkButton to="/matching-profile/family">{t.answerNow}</LinkButton>
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
