import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { publicReportTexts } from './public-report.texts.ts';

/**
 * The reference of a sent report, with what happens next. `hasContact`: the reporter has left a way to be contacted, so
 * the office can answer.
 */
export function ReportReceipt({ reference, hasContact }: { reference: string; hasContact: boolean }) {
  const t = useTexts(publicReportTexts);
  const value = (
    <>
      <strong lang="en">{reference}</strong>
      <CopyButton text={reference} label={t.copy} copiedLabel={t.copied} failedLabel={t.copyFailed} />
    </>
  );
  return (
    <>
      <Facts facts={[{ label: t.reference, value }]} />
      <p>{hasContact ? t.keep : t.keepAlone}</p>
      <h2>{t.next}</h2>
      <ul>
        <li>{t.nextRead}</li>
        {hasContact && <li>{t.nextTold}</li>}
        <li>{t.nextOther}</li>
      </ul>
      <p>
        {/* A new page, with an empty form. */}
        <a href="/report">{t.another}</a>
      </p>
    </>
  );
}
