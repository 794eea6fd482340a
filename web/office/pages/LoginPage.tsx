import { Form, type LoaderFunctionArgs, redirect } from 'react-router';
import { showDesk, staffLogIn } from '#contract/staff/accounts.ts';
import { visitOf } from '#web/api/visit.ts';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { CODE } from '#web/office/desk.ts';
import { officeTexts } from '#web/office/office.texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { doorTexts, loginTexts } from './door.texts.ts';

export const head = loginTexts;

/** Redirects a member of staff who is already logged in: to the second step, or to the office. */
export async function loader({ context }: LoaderFunctionArgs) {
  const desk = await visitOf(context).api(showDesk);
  if (desk.ok) throw redirect(desk.values.isProven ? '/office' : CODE);
  return null;
}

export const action = formAction(staffLogIn, { secrets: ['password'], done: () => CODE });

/** The first step of the login: e-mail address and password. */
export function Component() {
  const t = useTexts(loginTexts);
  const d = useTexts(doorTexts);
  const { problems } = useTexts(officeTexts);
  const page = useFormPage(staffLogIn.form, { delayMs: 0 });
  return (
    <CardPage title={t.heading} lead={t.description}>
      <Form {...page.form}>
        <FormNotice page={page} problems={problems} />
        <TextField {...page.field('email')} type="email" label={d.email} autoComplete="username" required />
        <PasswordField
          {...page.field('password')}
          label={d.password}
          autoComplete="current-password"
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
