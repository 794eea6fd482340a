import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { resetPassword } from '#contract/password.ts';
import { deleteUnsent } from '#web/api/unsent.ts';
import { resetTexts } from '#web/features/password/reset.texts.ts';
import { NewPasswordField } from '#web/fields/NewPasswordField.tsx';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export const head = resetTexts;

export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = formAction(resetPassword, {
  secrets: ['password', 'token'],
  // A reset ends every session, including one of this browser.
  done: (_values, _draft, { remember, isOnServer }) => {
    if (!isOnServer) deleteUnsent('all');
    remember({ kind: 'logout' });
    return undefined;
  },
});

/** Sets a new password with a link that was sent by e-mail or given by the office. */
export function Component() {
  const { token } = useLoaderData<typeof loader>();
  const t = useTexts(resetTexts);
  const page = useFormPage(resetPassword.form);
  return (
    <CardPage title={t.heading} lead={t.lead}>
      {page.isDone && (
        <>
          <Notice tone="success">{page.message}</Notice>
          <LinkButton to="/login">{t.login}</LinkButton>
        </>
      )}
      {!page.isDone && token === '' && <Notice tone="error">{t.noLink}</Notice>}
      {!page.isDone && token !== '' && (
        <PostForm {...page.form}>
          <FormNotice page={page} problems={t.problems} />
          <p>{t.health}</p>
          <input type="hidden" name={page.field('token').name} value={token} />
          <NewPasswordField {...page.field('password')} label={t.password} hint={t.passwordHint} required />
          <Button isBusy={page.isSending} isWide>
            {t.submit}
          </Button>
        </PostForm>
      )}
    </CardPage>
  );
}
