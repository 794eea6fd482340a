import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { confirmEmail } from '#contract/contact-changes.ts';
import { confirmEmailTexts } from '#web/features/contact-changes/confirm-email.texts.ts';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

export const head = confirmEmailTexts;

export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = formAction(confirmEmail, { secrets: ['token'] });

/** Mail scanners open every link, so this page confirms only after its button is pressed. */
export function Component() {
  const { token } = useLoaderData<typeof loader>();
  const t = useTexts(confirmEmailTexts);
  const page = useFormPage(confirmEmail.form);
  return (
    <CardPage title={t.heading} lead={t.description}>
      <FormNotice page={page} problems={t.problems} />
      {page.isDone ? (
        <LinkButton to="/dashboard">{t.goOn}</LinkButton>
      ) : (
        <PostForm {...page.form}>
          <input type="hidden" name={page.field('token').name} value={token} />
          <Button isBusy={page.isSending} isWide>
            {t.confirm}
          </Button>
        </PostForm>
      )}
      {page.result && !page.isDone && (
        <LinkButton to="/phone-and-email" look="quiet">
          {t.askAnew}
        </LinkButton>
      )}
    </CardPage>
  );
}
