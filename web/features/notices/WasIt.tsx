import { Link } from 'react-router';
import { NOTICES } from '#contract/notices.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Folds } from '#web/ui/Folds.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { dayAndMonth, number, timeInIndia } from '#words/numbers.ts';
import { clockIn } from '#words/values.ts';
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
  const [last, ...earlier] = moments;
  const name = `${kind} ${last}`;
  const say = (each: readonly string[], isDaySaid = false) => (
    <ul className={styles.moments}>
      {each.map((moment) => (
        <li key={moment}>
          <time dateTime={moment}>
            {!isDaySaid && `${dayAndMonth(moment, language)}, `}
            {clockIn(timeInIndia(moment), language)}
          </time>
        </li>
      ))}
    </ul>
  );
  const alsoAt = { id: `also-${kind}-${Date.parse(last)}`, heading: t.alsoAt(number(earlier.length, language)) };
  return (
    <>
      {say(earlier.length > 1 ? [last] : moments)}
      {earlier.length > 1 && (
        <Folds>
          <Accordion items={[{ ...alsoAt, content: say(earlier, true) }]} />
        </Folds>
      )}
      <div className={styles.answers}>
        <details name={name}>
          <summary>{t.wasMe}</summary>
          <p>{t.wasMeText}</p>
        </details>
        <details name={name}>
          <summary className={styles.alarm}>{t.notMe}</summary>
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
