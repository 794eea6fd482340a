import { Link } from 'react-router';
import { NOTICES } from '#contract/notices.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { momentInIndia } from '#words/numbers.ts';
import styles from './Notices.module.css';
import { noticesTexts } from './notices.texts.ts';
import type { AboutLogin } from './signs.ts';

interface Props {
  kind: AboutLogin;
  /** When it was done, the latest first. */
  moments: readonly [string, ...string[]];
}

/** Was it oneself? Each answer opens what to do then, without JavaScript too. */
export function WasIt({ kind, moments }: Props) {
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  const { page } = NOTICES[kind];
  const isContact = page === '/phone-and-email';
  const name = `${kind} ${moments[0]}`;
  return (
    <>
      <ul className={styles.moments}>
        {moments.map((moment) => (
          <li key={moment}>
            <time dateTime={moment}>{momentInIndia(moment, language)}</time>
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <details name={name}>
          <summary>{t.wasMe}</summary>
          <p>{t.wasMeText}</p>
        </details>
        <details name={name}>
          <summary>{t.notMe}</summary>
          <p>{isContact ? t.notMeContactText : t.notMeText}</p>
          <p className={styles.ways}>
            <LinkButton to={page}>{isContact ? t.phoneAndEmail : t.newPassword}</LinkButton>
            <Link to="/contact-us">{t.contactOffice}</Link>
          </p>
        </details>
      </div>
    </>
  );
}
