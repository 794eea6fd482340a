import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { FormErrors } from '#contract/form.ts';
import { showMyData } from '#contract/my-data.ts';
import { passwordForm, updatePassword } from '#contract/password.ts';
import { load } from '#web/api/load.ts';
import { deleteUnsent } from '#web/api/unsent.ts';
import { visitOf } from '#web/api/visit.ts';
import { MyData } from '#web/features/password/MyData.tsx';
import { PasswordForm } from '#web/features/password/PasswordForm.tsx';
import { passwordTexts } from '#web/features/password/password.texts.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { ActionRows } from '#web/ui/ActionRows.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useMember } from '#web/useMember.ts';

export const head = passwordTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showMyData);

const confirmationOf = (typed: FormData): string => String(typed.get('confirmation') ?? '');

export const action = formAction(updatePassword, {
  secrets: ['password'],
  // The confirmation follows the password's own rule (specification 5).
  check: (typed): FormErrors => {
    const checked = passwordForm.fields.password.rule(confirmationOf(typed));
    return checked.ok ? {} : { confirmation: 'newPasswordRequired' };
  },
  done: (_values, _draft, { isOnServer }) => {
    // A person who knew the old password may have left unsent saves on this device.
    if (!isOnServer) deleteUnsent();
    return undefined;
  },
  refuse: (typed, { password }) => (confirmationOf(typed) === password ? null : 'passwordsNotMatched'),
});

/** The form for a new password, and what the account may do with its data. */
export function Component() {
  const { consents } = useLoaderData<typeof loader>();
  const t = useTexts(passwordTexts);
  const { isRestricted } = useMember();
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <Card>
        <p>{t.proof}</p>
        <PasswordForm />
      </Card>
      {!isRestricted && (
        <ActionRows ways={[{ key: 'sessions', name: t.sessions, said: t.sessionsSaid, to: '/sessions' }]} />
      )}
      <MyData consents={consents} />
    </MemberSheet>
  );
}
