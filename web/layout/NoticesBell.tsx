import { Link, useLocation } from 'react-router';
import { LineDrawing } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import styles from './MemberMenu.module.css';
import { NOTICES } from './MemberMenu.tsx';
import { bell } from './main-icons.ts';

/** A link to the notices, in the header of a member's pages, with the number of new ones. */
export function NoticesBell() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { newNotices, isRestricted, isSuspended } = useMember();
  const { pathname } = useLocation();
  if (isRestricted || isSuspended) return null;
  const isHere = pathname === NOTICES;
  const shown = number(newNotices, language);
  return (
    <Link className={styles.bell} to={NOTICES} aria-current={isHere ? 'page' : undefined} title={t.notices}>
      <LineDrawing path={bell} />
      <span className="spoken">{t.notices}</span>
      {newNotices > 0 && !isHere && (
        <>
          <span className={styles.fresh} aria-hidden="true">
            {shown}
          </span>
          <span className="spoken"> {t.newNotices(shown)}</span>
        </>
      )}
    </Link>
  );
}
