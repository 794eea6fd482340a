import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { joinStaff, lookAtJoining } from '#contract/staff/accounts.ts';
import { visitOf } from '#web/api/visit.ts';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { CODE, loadStaff } from '#web/office/desk.ts';
import { officeTexts } from '#web/office/office.texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { doorTexts, joinTexts } from './door.texts.ts';

export const head = joinTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, ...(await loadStaff(visitOf(context), lookAtJoining, { token })) };
}

export const action = formAction(joinStaff, { secrets: ['password', 'token'], done: () => CODE });

/** The page of an invitation link, where a new member of staff chooses a password. */
export function Component() {
  const t = useTexts(joinTexts);
  const d = useTexts(doorTexts);
  const { problems } = useTexts(officeTexts);
  const { token, email, name } = useLoaderData<typeof loader>();
  const page = useFormPage(joinStaff.form, { delayMs: 0 });
  if (email === '' && !page.isDone)
    return (
      <CardPage title={t.heading}>
        <Notice tone="error">{t.over}</Notice>
      </CardPage>
    );
  return (
    <CardPage title={t.heading} lead={t.description}>
      <Form {...page.form}>
        <FormNotice page={page} problems={problems} />
        <p>
          {name} · {email}
        </p>
        <input type="hidden" name={page.field('token').name} value={token} />
        {/* So that the browser keeps the password under the right name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...page.field('password')}
          label={d.password}
          hint={t.hint}
          autoComplete="new-password"
          showLabel={d.show}
          required
        />
        <Button isBusy={page.isSending} isWide>
          {d.goOn}
        </Button>
      </Form>
    </CardPage>
  );
}
