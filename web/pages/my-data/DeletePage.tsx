import { Link, redirect } from 'react-router';
import { deleteProfile } from '#contract/my-data.ts';
import { deleteUnsent } from '#web/api/unsent.ts';
import { deleteTexts } from '#web/features/my-data/delete.texts.ts';
import { formAction } from '#web/forms/form-action.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

export const head = deleteTexts;

export const action = formAction(deleteProfile, {
  secrets: ['password'],
  done: ({ reference = '', dueAt = '' }, _draft, { remember, isOnServer }) => {
    if (!isOnServer) deleteUnsent();
    remember({ kind: 'logout' });
    // Redirects at once, because the reader is no longer logged in and this page is for members.
    throw redirect(`/deletion-asked?${new URLSearchParams({ receipt: reference, due: dueAt })}`, 303);
  },
});

/** The form that requests the deletion of the profile, with its stages. */
export function Component() {
  const t = useTexts(deleteTexts);
  const page = useFormPage(deleteProfile.form);
  return (
    <MemberSheet heading={t.heading}>
      <p>
        <strong>{t.now}:</strong> {t.nowText}
      </p>
      <p>
        <strong>{t.week}:</strong> {t.weekText}
      </p>
      <p>
        <strong>{t.after}:</strong> {t.afterText}
      </p>
      <p>
        <Link to="/change-password?open=my-data#my-data">{t.download}</Link>
      </p>
      <p>
        <Link to="/matching-profile/settings?open=rest#rest">{t.pause}</Link>
      </p>
      <MemberForm
        page={page}
        submit={t.submit}
        look="grave"
        beside={<LinkButton to="/change-password">{t.back}</LinkButton>}
      >
        <PasswordField
          {...page.field('password')}
          label={t.password}
          showLabel={t.showPassword}
          autoComplete="current-password"
          required
        />
      </MemberForm>
    </MemberSheet>
  );
}
