import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Listen } from '#web/listen/Listen.tsx';
import styles from './Member.module.css';
import { memberTexts } from './member.texts.ts';

/** The id of the page's part with the rare actions, to which a link leads. */
export const SELDOM = 'seldom';

/**
 * A link back to the list at its former position, the page's tools for this member (`children`), and a link to the rare
 * actions.
 * `data-top-line` shows the frame that this line is present; `data-unheard` leaves it out when the page is read aloud.
 */
export function TopLine({ children }: { children: ReactNode }) {
  const t = useTexts(memberTexts);
  const { state } = useLocation();
  const navigate = useNavigate();
  const isFromList = Boolean(state?.isFromList);
  return (
    <div className={`screen-only ${styles.top}`} data-top-line data-unheard>
      <Link
        to="/matching-profile"
        onClick={(event) => {
          if (!isFromList) return;
          event.preventDefault();
          navigate(-1);
        }}
      >
        <Icon name="previous" />
        <span className={styles.narrow}>{t.people}</span>
        <span className={styles.wide}>{t.matching}</span>
      </Link>
      <Listen />
      {children}
      <a href={`#${SELDOM}`}>
        {t.seldom}
        <span className="spoken">: {t.more}</span>
      </a>
    </div>
  );
}
