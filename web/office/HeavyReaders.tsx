import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { type listHeavyReaders, pauseAndAsk } from '#contract/staff/heavy-readers.ts';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import styles from './Office.module.css';
import { heavyReadersTexts } from './pages/today.texts.ts';

/** The action that pauses a member who opens many profiles, and asks for the reason. */
export const heavyDeeds = deeds({ pause: pauseAndAsk });

const { Deed } = heavyDeeds;

/**
 * Lists the members with the most profile views, browsers with many accounts, and members who write about money.
 * Renders nothing if all lists are empty.
 */
export function HeavyReaders({ heaviest, browsers, writers }: ReturnedDraft<typeof listHeavyReaders>) {
  const t = useTexts(heavyReadersTexts);
  const language = useLanguage();
  const count = (n: number) => number(n, language);
  if (heaviest.length + browsers.length + writers.length === 0) return null;
  return (
    <section>
      <h2>{t.heading}</h2>
      <p>{t.lead}</p>
      <ul className={styles.entries}>
        {heaviest.map(({ memberId, opened, days, sharedBrowser, sharedNumber, isAbsent }) => (
          <li key={memberId} className={styles.entry}>
            <p className={styles.line}>
              <Link to={`/office/members/${memberId}`}>{memberId}</Link>
              <strong>{t.opened(count(opened))}</strong>
              <span>{t.days(count(days))}</span>
              {sharedBrowser > 0 && <span>{t.sharedBrowser(count(sharedBrowser))}</span>}
              {sharedNumber > 0 && <span>{t.sharedNumber(count(sharedNumber))}</span>}
              {isAbsent && <span className={styles.soft}>{t.isAbsent}</span>}
            </p>
            {!isAbsent && <Deed deed="pause" member={memberId} label={t.pause} />}
          </li>
        ))}
      </ul>
      {browsers.length > 0 && <h3>{t.browsers}</h3>}
      <ul className={styles.entries}>
        {browsers.map(({ accounts, memberIds }) => (
          <li key={memberIds.join()} className={styles.entry}>
            <p className={styles.line}>
              <strong>{t.accounts(count(accounts))}</strong>
              {memberIds.map((memberId) => (
                <Link key={memberId} to={`/office/members/${memberId}`}>
                  {memberId}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {writers.length > 0 && (
        <>
          <h3>{t.writers}</h3>
          <p>{t.writersLead}</p>
        </>
      )}
      <ul className={styles.entries}>
        {writers.map(({ memberId, letters, families }) => (
          <li key={memberId} className={styles.entry}>
            <p className={styles.line}>
              <Link to={`/office/members/${memberId}`}>{memberId}</Link>
              <strong>{t.letters(count(letters), count(families))}</strong>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
