import { useActionData, useSearchParams } from 'react-router';
import { reportMember } from '#contract/report.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { REPORT } from '#web/fields/ReportLink.tsx';
import { reportLinkTexts } from '#web/fields/report-link.texts.ts';
import { deeds } from '#web/forms/actions.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useMember } from '#web/useMember.ts';
import { reportReasons } from '#words/choices/report.ts';
import { reportTexts } from './report.texts.ts';

export const reportDeeds = deeds({ report: reportMember });

const { Deed } = reportDeeds;

/** A report of a member to the office, folded away until it is needed; the candidate's own where several look after a profile. */
export function Report({ member }: { member: string }) {
  const t = useTexts(reportTexts);
  const { report } = useTexts(reportLinkTexts);
  const [query] = useSearchParams();
  const result = useActionData<FormResult>();
  const { isBeside } = useMember();
  const isRefused = result?.deed === 'report' && result.typed.member === member && result.code !== 1;
  const isOpen = isRefused || (query.has(REPORT) && !result);
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
  return isBeside ? null : <Accordion items={[{ id: `report-${member}`, heading: report, isOpen, content }]} />;
}
