import { Link, useActionData } from 'react-router';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { reportReasons } from '#words/choices/report.ts';
import { readerDeeds } from './reader.actions.ts';
import { readerTexts } from './reader.texts.ts';

const { Deed } = readerDeeds;

/** A report to the office by a reader who was sent a link, folded away until it is needed. */
export function ReportCard({ token }: { token: string }) {
  const t = useTexts(readerTexts);
  const result = useActionData<FormResult>();
  const isOpen = result?.deed === 'reportCard' && result.code !== 1;
  const content = (
    <>
      <p>
        {t.reportText} <Link to="/report">{t.takeDown}</Link>
      </p>
      <Deed deed="reportCard" sent={{ token }} label={t.reportNow}>
        {(field) => (
          <>
            <ChoiceSelect {...field('reason')} label={t.reason} names={reportReasons} required />
            <TextAreaField {...field('words')} label={t.words} rows={3} />
          </>
        )}
      </Deed>
    </>
  );
  return <Accordion items={[{ id: 'report', heading: t.report, isOpen, content }]} />;
}
