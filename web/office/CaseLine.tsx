import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { listCases } from '#contract/staff/cases.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dayInIndia, momentInIndia, number } from '#words/numbers.ts';
import styles from './Office.module.css';
import { reportsTexts } from './pages/reports.texts.ts';
import { RemainingTime } from './RemainingTime.tsx';

/** A case in the list of cases, or the case of its own page. */
export type CaseEntry = ReturnedDraft<typeof listCases>['cases'][number];

/** Shows the member of a case, its remaining time, and its state. */
export function CaseLine({ entry }: { entry: CaseEntry }) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { memberId, name, subject, due, acknowledgeBy, settled, reports, isSuspended, restsUntil } = entry;
  const inWords = (moment: string) => momentInIndia(moment, language);
  return (
    <>
      {due && <RemainingTime due={due} />}
      <p className={styles.line}>
        {memberId ? (
          <Link to={`/office/members/${memberId}`}>{name || memberId}</Link>
        ) : (
          <span>{subject ? t.unfound(subject) : t.gone}</span>
        )}
        {isSuspended && <span className={styles.late}>{t.isSuspended}</span>}
        {restsUntil && <span className={styles.late}>{t.restsUntil(inWords(restsUntil))}</span>}
        {reports > 1 && <span>{t.count(number(reports, language))}</span>}
      </p>
      {acknowledgeBy && <p className={styles.soft}>{t.unread(inWords(acknowledgeBy))}</p>}
      {settled && <p className={styles.soft}>{t.settledOn(dayInIndia(settled, language))}</p>}
    </>
  );
}
