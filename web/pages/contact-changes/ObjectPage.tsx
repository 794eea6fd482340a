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

/** Mail scanners open every link, so this page objects only after its button is pressed. */
export function Component() {
  const { token } = useLoaderData<typeof loader>();
  const t = useTexts(objectTexts);
  const page = useFormPage(objectByLink.form);
  // The token shows in plain text what the link objects to.
  const isRemoval = /^\d+-removal-/.test(token);
  const isRecovery = /^\d+-recovery-/.test(token);
  const lead = isRemoval ? t.removalDescription : isRecovery ? t.recoveryDescription : t.description;
  return (
    <CardPage title={isRemoval ? t.removalHeading : t.heading} lead={lead}>
      <FormNotice page={page} problems={t.problems} />
      {page.isDone ? (
        <>
          <p>{isRemoval ? t.afterRemoval : isRecovery ? t.afterRecovery : t.after}</p>
          <LinkButton to={isRemoval || isRecovery ? '/contact-us' : '/change-password'}>
            {isRemoval || isRecovery ? t.office : t.change}
          </LinkButton>
        </>
      ) : (
        <PostForm {...page.form}>
          <input type="hidden" name={page.field('token').name} value={token} />
          <Button isBusy={page.isSending} isWide>
            {isRemoval ? t.objectToRemoval : isRecovery ? t.objectToRecovery : t.object}
          </Button>
        </PostForm>
      )}
    </CardPage>
  );
}
