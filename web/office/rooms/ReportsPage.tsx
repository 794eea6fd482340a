import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listReportsOfMembers, settleReportOfMember } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOf, deeds } from '#web/forms/deeds.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Clock } from '#web/office/Clock.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { Sheet } from '#web/office/Sheet.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { reportReasons } from '#words/choices/report.ts';
import { labelIn } from '#words/label.ts';
import { number } from '#words/numbers.ts';
import { reportsTexts } from './reports.texts.ts';

export const head = reportsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listReportsOfMembers);

const reportDeeds = deeds({ settle: settleReportOfMember });

export const action = actionOf(reportDeeds);

const { Deed } = reportDeeds;

/** What members reported, the one whose clock runs out first before the others. */
export function Component() {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { reports } = useLoaderData<typeof loader>();
  return (
    <Sheet heading={t.heading} lead={t.description}>
      {reports.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      <ul className={styles.entries}>
        {reports.map(({ id, reason, words, due, memberId, name, reporterId, others, isSuspended }) => (
          <li key={id} className={styles.entry}>
            <h2>{labelIn(reportReasons[reason], language)}</h2>
            <Clock due={due} />
            <p className={styles.line}>
              {memberId ? <Link to={`/office/members/${memberId}`}>{name || memberId}</Link> : <span>{t.gone}</span>}
              {isSuspended && <span className={styles.late}>{t.isSuspended}</span>}
              {others > 0 && <span className={styles.late}>{t.others(number(others, language))}</span>}
            </p>
            {words && <blockquote>{words}</blockquote>}
            {reporterId && (
              <p className={styles.soft}>
                {t.by} <Link to={`/office/members/${reporterId}`}>{reporterId}</Link>
              </p>
            )}
            <Deed deed="settle" member={String(id)} label={t.settle}>
              {(field) => <TextAreaField {...field('reason')} label={t.note} hint={t.noteHint} rows={2} required />}
            </Deed>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
