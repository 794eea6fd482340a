import { useActionData, useSearchParams } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { reportMember } from '#contract/report.ts';
import { REPORTED_MESSAGES, type ThreadName } from '#contract/thread-names.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { REPORT } from '#web/fields/ReportLink.tsx';
import { reportLinkTexts } from '#web/fields/report-link.texts.ts';
import { deeds } from '#web/forms/actions.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useMember } from '#web/useMember.ts';
import { reportReasons } from '#words/choices/report.ts';
import { number } from '#words/numbers.ts';
import { reportTexts } from './report.texts.ts';

/** The small form that reports a member to the office. */
export const reportDeeds = deeds({ report: reportMember });

const { Deed } = reportDeeds;

interface Props {
  member: string;
  /** The thread between the two families or the two candidates. Its latest messages may be sent with the report. */
  thread?: ThreadName;
}

/**
 * A folded form to report a member to the office. Renders nothing for a guardian beside the bride or groom, who must
 * report themselves.
 */
export function Report({ member, thread }: Props) {
  const t = useTexts(reportTexts);
  const { report } = useTexts(reportLinkTexts);
  const language = useLanguage();
  const [query] = useSearchParams();
  const result = useActionData<FormResult>();
  const { isBeside } = useMember();
  const isRefused = result?.deed === 'report' && result.typed.member === member && result.code !== OUTCOME.done;
  // A link to this page can ask for the open form (`REPORT`).
  const isOpen = isRefused || (query.has(REPORT) && !result);
  const content = (
    <>
      <p>{t.reportText}</p>
      <Deed deed="report" member={member} label={t.reportNow} {...(thread && { sent: { thread } })}>
        {(field) => (
          <>
            <ChoiceSelect {...field('reason')} label={t.reason} names={reportReasons} required />
            <TextAreaField {...field('words')} label={t.words} rows={3} />
            {thread && (
              <CheckboxField
                name="isAlong"
                id={field('isAlong').id}
                label={t.sendAlong(number(REPORTED_MESSAGES, language))}
                hint={t.sendAlongHint}
                defaultChecked={field('isAlong').defaultValue === 'Yes'}
              />
            )}
          </>
        )}
      </Deed>
    </>
  );
  return isBeside ? null : <Accordion items={[{ id: `report-${member}`, heading: report, isOpen, content }]} />;
}
