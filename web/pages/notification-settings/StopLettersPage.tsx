import { type ActionFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { stopLetters } from '#contract/notification-settings.ts';
import { stopLettersTexts } from '#web/features/notification-settings/stop-letters.texts.ts';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export const head = stopLettersTexts;

const tokenIn = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

export const loader = ({ request }: LoaderFunctionArgs) => ({ token: tokenIn(request) });

const stop = formAction(stopLetters, { secrets: ['token'] });

/**
 * The token is read from the page's address, because a mail program that unsubscribes by itself (RFC 8058) posts there
 * without the fields of our form.
 */
export const action: ActionFunction = ({ request, ...rest }) => {
  const body = new URLSearchParams({ token: tokenIn(request) });
  return stop({ ...rest, request: new Request(request.url, { method: 'POST', body, signal: request.signal }) });
};

/** Stops the trust's e-mails for the person whose link was opened, after a press of the button. */
export function Component() {
  const { token } = useLoaderData<typeof loader>();
  const t = useTexts(stopLettersTexts);
  const page = useFormPage(stopLetters.form);
  return (
    <CardPage title={t.heading} lead={t.lead}>
      {page.isDone && <Notice tone="success">{page.message}</Notice>}
      {!page.isDone && token === '' && <Notice tone="error">{t.noLink}</Notice>}
      {!page.isDone && token !== '' && (
        <PostForm {...page.form}>
          <FormNotice page={page} problems={t.noLink} />
          <Button isBusy={page.isSending} isWide>
            {t.submit}
          </Button>
        </PostForm>
      )}
    </CardPage>
  );
}
