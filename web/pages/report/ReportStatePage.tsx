import { useEffect, useRef } from 'react';
import { Link, useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { showReport } from '#contract/report.ts';
import { reportStateTexts } from '#web/features/report/report-state.texts.ts';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia } from '#words/numbers.ts';

export const head = reportStateTexts;

type Found = Pick<ReturnedDraft<typeof showReport>, 'state' | 'outcome' | 'sentAt'>;
type Result = FormResult & { found?: Found };

export const action = formAction(showReport, {
  also: (answer): Partial<Result> => (answer.ok ? { found: answer.values } : {}),
});

/** The status of a report, for a reporter with its reference and the phone or e-mail given with it. */
export function Component() {
  const t = useTexts(reportStateTexts);
  const page = useFormPage(showReport.form);
  const { field, isSending } = page;
  const result = useActionData<Result>();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result && !isSending) notice.current?.focus();
  }, [result, isSending]);
  const after = (
    <p>
      <Link to="/report">{t.report}</Link>
    </p>
  );
  return (
    <CardPage title={t.heading} lead={t.lead} after={after}>
      <FormNotice page={page} problems={t.problems} noticeRef={notice} />
      {result?.code === OUTCOME.done && result.found && !isSending && <State found={result.found} />}
      <PostForm {...page.form} action="/report/state">
        <TextField {...field('reference')} label={t.reference} required />
        <TextField {...field('contact')} label={t.contact} autoComplete="tel" required />
        <Button isBusy={isSending} isWide>
          {t.look}
        </Button>
      </PostForm>
    </CardPage>
  );
}

function State({ found: { state, outcome, sentAt } }: { found: Found }) {
  const t = useTexts(reportStateTexts);
  const language = useLanguage();
  return (
    <>
      <p>
        {t.sent(dayInIndia(sentAt, language))} {state && <strong>{t[state]}</strong>}
      </p>
      {outcome && <p>{t[outcome]}</p>}
    </>
  );
}
