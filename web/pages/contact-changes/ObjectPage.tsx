import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { objectByLink } from '#contract/contact-changes.ts';
import { objectTexts } from '#web/features/contact-changes/object.texts.ts';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

export const head = objectTexts;

export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = formAction(objectByLink, { secrets: ['token'] });

/** Returns what the link objects to, which its token shows in plain text. */
function subjectOf(token: string): 'change' | 'removal' | 'recovery' {
  if (/^\d+-removal-/.test(token)) return 'removal';
  return /^\d+-recovery-/.test(token) ? 'recovery' : 'change';
}

/** Mail scanners open every link, so this page objects only after its button is pressed. */
export function Component() {
  const { token } = useLoaderData<typeof loader>();
  const t = useTexts(objectTexts);
  const page = useFormPage(objectByLink.form);
  const subject = subjectOf(token);
  const toOffice = { to: '/contact-us', goOn: t.office };
  const words = {
    change: { lead: t.description, object: t.object, after: t.after, to: '/change-password', goOn: t.change },
    removal: { lead: t.removalDescription, object: t.objectToRemoval, after: t.afterRemoval, ...toOffice },
    recovery: { lead: t.recoveryDescription, object: t.objectToRecovery, after: t.afterRecovery, ...toOffice },
  }[subject];
  return (
    <CardPage title={subject === 'removal' ? t.removalHeading : t.heading} lead={words.lead}>
      <FormNotice page={page} problems={t.problems} />
      {page.isDone ? (
        <>
          <p>{words.after}</p>
          <LinkButton to={words.to}>{words.goOn}</LinkButton>
        </>
      ) : (
        <PostForm {...page.form}>
          <input type="hidden" name={page.field('token').name} value={token} />
          <Button isBusy={page.isSending} isWide>
            {words.object}
          </Button>
        </PostForm>
      )}
    </CardPage>
  );
}
