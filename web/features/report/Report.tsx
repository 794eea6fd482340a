import { useActionData } from 'react-router';
import { REPORT_REASONS } from '#contract/report.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
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
            <SelectField
              {...field('reason')}
              label={t.reason}
              placeholder={t.choose}
              options={REPORT_REASONS.map((value) => ({ value, label: t[value] }))}
              required
            />
            <TextAreaField {...field('words')} label={t.words} rows={3} />
          </>
        )}
      </Deed>
    </>
  );
  return <Accordion items={[{ id: `report-${member}`, heading: t.report, isOpen, content }]} />;
}
