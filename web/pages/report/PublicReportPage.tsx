import { useEffect, useRef } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { helplineHref } from '#contract/dial.ts';
import { addReport } from '#contract/report.ts';
import { visitOf } from '#web/api/visit.ts';
import { Icon } from '#web/art/Icon.tsx';
import { publicReportTexts } from '#web/features/report/public-report.texts.ts';
import { ReportReceipt } from '#web/features/report/ReportReceipt.tsx';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { loadHelplines } from '#web/fields/load-helplines.ts';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FieldPairs } from '#web/ui/FieldPairs.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { publicReasons } from '#words/choices/report.ts';
import { digits } from '#words/numbers.ts';
import styles from './PublicReportPage.module.css';

export const head = publicReportTexts;

/** India's emergency number. */
const POLICE = 'tel:112';
/** India's helpline for cybercrime. */
const CYBERCRIME = 'tel:1930';

export async function loader({ context }: LoaderFunctionArgs) {
  const [help] = await loadHelplines(visitOf(context));
  return { help };
}

export const action = formAction(addReport);

/** A public report that needs no login: a name, photo or number to be taken down, or another problem. */
export function Component() {
  const t = useTexts(publicReportTexts);
  const page = useFormPage(addReport.form, { draft: 'report' });
  const { field, isDone, isSending, result } = page;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result && !isSending) notice.current?.focus();
  }, [result, isSending]);
  const { help } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const after = (
    <>
      {help && (
        <p>
          {t.call} <a href={helplineHref(help)}>{digits(`${help.phoneCode} ${help.phone}`, language)}</a>
        </p>
      )}
      <p>
        <Link to="/report/state">{t.state}</Link>
      </p>
    </>
  );
  return (
    <CardPage look="plain" isWide title={t.heading} lead={!isDone && `${t.lead} ${t.when}`} after={after}>
      <FormNotice page={page} problems={t.problems} noticeRef={notice} />
      {isDone && !isSending ? (
        <ReportReceipt reference={result?.reference ?? ''} hasContact={Boolean(result?.typed.contact)} />
      ) : (
        <PostForm {...page.form} action="/report">
          <div className={styles.first}>
            <p>{t.emergency}</p>
            <div className={styles.calls}>
              <a href={POLICE}>
                <Icon name="phone" />
                {t.police}
              </a>
              <a href={CYBERCRIME}>
                <Icon name="phone" />
                {t.cyber}
              </a>
            </div>
          </div>
          <FieldPairs
            below={
              <>
                <TextAreaField {...field('words')} label={t.words} rows={4} />
                <TextField {...field('contact')} label={t.contact} hint={t.contactHint} autoComplete="tel" />
              </>
            }
          >
            <ChoiceSelect {...field('reason')} label={t.reason} names={publicReasons} required />
            <TextField {...field('about')} label={t.about} hint={t.aboutHint} required />
          </FieldPairs>
          <Button isBusy={isSending} isWide>
            {t.send}
          </Button>
        </PostForm>
      )}
    </CardPage>
  );
}
