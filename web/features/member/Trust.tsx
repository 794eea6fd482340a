import { Link } from 'react-router';
import type { Trust as Trusted } from '#contract/badges.ts';
import { SeenSign } from '#web/card/Signs.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { longDate, monthOf } from '#words/numbers.ts';
import styles from './Member.module.css';
import { trustTexts } from './trust.texts.ts';

/** The weightiest of what the trust has seen, to stand beside the name. */
export function Seen({ trust: { badges } }: { trust: Trusted }) {
  const t = useTexts(trustTexts);
  const seen = badges.find(({ kind }) => kind === 'identity') ?? badges[0];
  return (
    seen && (
      <p className={styles.seen}>
        <SeenSign />
        <span>{t[seen.kind]}</span>
      </p>
    )
  );
}

/** What the trust has seen, each with its day, and how lately somebody was here. */
export function Trust({ trust: { badges, since, active } }: { trust: Trusted }) {
  const t = useTexts(trustTexts);
  const language = useLanguage();
  return (
    <section>
      <h2>{t.heading}</h2>
      {badges.length > 0 ? (
        <ul className={styles.badges}>
          {badges.map(({ kind, on }) => (
            <li key={kind}>
              <SeenSign />
              <span>
                {t[kind]}, {longDate(on, language)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t.nothing}</p>
      )}
      <p>
        {t.meaning} <Link to="/contact-us">{t.ownIdentity}</Link>
      </p>
      <p>{[since && t.since(monthOf(since, language)), t[`active_${active}`]].filter(Boolean).join('\u00a0· ')}</p>
    </section>
  );
}
