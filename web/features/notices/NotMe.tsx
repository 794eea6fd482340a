import { Link } from 'react-router';
import { type AboutLogin, NOTICES } from '#contract/notice-kinds.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import styles from './Notices.module.css';
import { momentOf } from './notice-text.ts';
import { noticesTexts } from './notices.texts.ts';

interface Props {
  kind: AboutLogin;
  /** The times (ISO) of other notices of this kind, the latest first. */
  earlier: readonly string[];
}

/**
 * A fold for a reader who did not do what the notice reports: what to do now, with the links for it, and the times of
 * further notices of this kind.
 */
export function NotMe({ kind, earlier }: Props) {
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  const { page } = NOTICES[kind];
  const [text, linkLabel] = {
    '/phone-and-email': [t.notMeContactText, t.phoneAndEmail],
    '/matching-profile/family': [t.notMeHoldersText, t.toHolders],
    '/confirm-phone': [t.notMeGivenText, t.toConfirm],
    '/change-password': [t.notMeText, t.newPassword],
  }[page];
  return (
    <ButtonFold className={styles.notMe} label={t.notMe}>
      <p>{text}</p>
      <p className={styles.ways}>
        <LinkButton to={page}>{linkLabel}</LinkButton>
        {page === '/change-password' && <Link to="/sessions">{t.toSessions}</Link>}
        <Link to="/contact-us">{t.contactOffice}</Link>
      </p>
      {earlier.length > 0 && (
        <ul className={styles.moments}>
          {earlier.map((moment) => (
            <li key={moment}>
              <time dateTime={moment}>{momentOf(moment, language)}</time>
            </li>
          ))}
        </ul>
      )}
    </ButtonFold>
  );
}
