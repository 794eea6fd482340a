import { useActionData } from 'react-router';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { reportReasons } from '#words/choices/report.ts';
import { reportDeeds } from './report.deeds.ts';
import { reportTexts } from './report.texts.ts';

const { Deed } = reportDeeds;

/** A report of a member to the office, folded away until it is needed. */
export function Report({ member }: { member: string }) {
  const t = useTexts(reportTexts);
  const result = useActionData<FormResult>();
  const isOpen = result?.deed === 'report' && result.typed.member === member && result.code !== 1;
  const content = (
    <>
      <p>{t.reportText}</p>
      <Deed deed="report" member={member} label={t.reportNow}>
        {(field) => (
          <>
            <ChoiceSelect {...field('reason')} label={t.reason} names={reportReasons} required />
            <TextAreaField {...field('words')} label={t.words} rows={3} />
          </>
        )}
      </Deed>
    </>
  );
  return <Accordion items={[{ id: `report-${member}`, heading: t.report, isOpen, content }]} />;
}
