import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RECOVERING_PAGE, useMember } from '#web/useMember.ts';
import { dayInIndia, momentInIndia, number } from '#words/numbers.ts';
import styles from './DashboardNotices.module.css';
import { dashboardNoticesTexts } from './dashboard-notices.texts.ts';

/**
 * The most important notices for a member, below the heading of their pages. The home page shows the next steps itself.
 */
export function DashboardNotices() {
  const t = useTexts(dashboardNoticesTexts);
  const language = useLanguage();
  const { pathname } = useLocation();
  const isHome = pathname === '/dashboard';
  const { isRegistered, isRestricted, powerLinkOpenedAt, confirmBy, rests, recoversUntil, isClaimed, undecided } =
    useMember();
  return (
    <>
      {rests && <Notice tone="info">{t.rests}</Notice>}
      {recoversUntil !== '' && pathname !== RECOVERING_PAGE && (
        <Slim to={RECOVERING_PAGE}>{t.recovering(momentInIndia(recoversUntil, language))}</Slim>
      )}
      {isClaimed && <Notice tone="info">{t.claimed}</Notice>}
      {undecided > 0 && isHome && (
        <Slim to="/matching-profile/inbox#accepted">{t.undecided(number(undecided, language))}</Slim>
      )}
      {isRestricted && <Notice tone="info">{t.restricted}</Notice>}
      {powerLinkOpenedAt && (
        <Notice tone="info">
          <p>{t.opened(dayInIndia(powerLinkOpenedAt, language))}</p>
          <PostForm action="/power-link-seen">
            <Button look="secondary">{t.openedSeen}</Button>
          </PostForm>
        </Notice>
      )}
      {confirmBy && !isRestricted && !isHome && (
        <Slim to="/confirm-phone">{t.confirmSoon(dayInIndia(confirmBy, language))}</Slim>
      )}
      {!isRegistered && !isHome && (
        <Notice tone="info">
          <p>{t.unfinished}</p>
          <LinkButton to="/register2">{t.finish}</LinkButton>
        </Notice>
      )}
    </>
  );
}

/** A line that is entirely a link. It is short, because the reader came for the page. */
const Slim = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className={`screen-only ${styles.slim}`}>
    <Link to={to}>
      <span>{children}</span>
      <Icon name="next" />
    </Link>
  </p>
);
