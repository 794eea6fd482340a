import { useActionData } from 'react-router';
import type { AT_REGISTRATION } from '#contract/consents.ts';
import { agreeToInvitation } from '#contract/invitations.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { invitedTexts } from '#web/features/invitations/invited.texts.ts';
import {
  AGREE,
  FORCED,
  type InvitedResult,
  invitedAction,
  REFUSE,
  SELF,
} from '#web/features/invitations/invited-action.ts';
import { ConsentBoxes } from '#web/fields/ConsentBoxes.tsx';
import { DangerPhones } from '#web/fields/DangerPhones.tsx';
import { NewPasswordField } from '#web/fields/NewPasswordField.tsx';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { INTENT } from '#web/forms/by-intent.ts';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { PostForm } from '#web/forms/PostForm.tsx';
import { type FormPage, useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export const head = invitedTexts;

export const action = invitedAction;

/** For an invited person with a code: what the invitation is for, then the answer. */
export function Component() {
  const t = useTexts(invitedTexts);
  const result = useActionData<InvitedResult>();
  const page = useFormPage(agreeToInvitation.form);
  const isRefused = result?.deed === REFUSE && result.code === OUTCOME.done;
  const invitation = result?.invitation ?? null;
  return (
    <CardPage title={t.heading} lead={!invitation && !isRefused && t.lead}>
      {isRefused && <Notice tone="success">{page.message}</Notice>}
      {!isRefused && !invitation && <LookForm page={page} />}
      {invitation && (
        <>
          <p>
            {invitation.whose === 'candidate'
              ? t.asCandidate(invitation.name ?? '')
              : t.asGuardian(invitation.name ?? '')}
          </p>
          <AnswerForm page={page} isTold={result?.deed === AGREE} isForCandidate={invitation.whose === 'candidate'} />
        </>
      )}
    </CardPage>
  );
}

type Page = FormPage<'phone' | 'code' | 'password' | (typeof AT_REGISTRATION)[number]>;

function LookForm({ page }: { page: Page }) {
  const t = useTexts(invitedTexts);
  return (
    <PostForm {...page.form}>
      <FormNotice page={page} problems={t.problems} />
      <PhoneField {...page.field('phone')} label={t.phone} required />
      <TextField {...page.field('code')} label={t.code} inputMode="numeric" autoComplete="one-time-code" required />
      <Button isBusy={page.isSending} isWide>
        {t.next}
      </Button>
    </PostForm>
  );
}

function AnswerForm({ page, isTold, isForCandidate }: { page: Page; isTold: boolean; isForCandidate: boolean }) {
  const t = useTexts(invitedTexts);
  return (
    <PostForm {...page.form}>
      {isTold && <FormNotice page={page} problems={t.problems} />}
      {(['phone', 'code'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={page.field(name).defaultValue} />
      ))}
      <NewPasswordField {...page.field('password')} label={t.password} hint={t.passwordHint} required />
      <p>{t.agreeYourself}</p>
      <ConsentBoxes field={page.field} />
      <Actions>
        <Button name={INTENT} value={AGREE} isBusy={page.isSending}>
          {t.agree}
        </Button>
        <Button name={INTENT} value={REFUSE} look="secondary">
          {t.refuse}
        </Button>
      </Actions>
      <p>{t.refuseText}</p>
      {!isForCandidate && (
        <details>
          <summary>{t.selfAsk}</summary>
          <p>{t.selfText}</p>
          <Button name={INTENT} value={SELF} look="secondary">
            {t.self}
          </Button>
        </details>
      )}
      {isForCandidate && (
        <details>
          <summary>{t.forcedAsk}</summary>
          <p>{t.forcedText}</p>
          <DangerPhones />
          <Button name={INTENT} value={FORCED} look="secondary">
            {t.forced}
          </Button>
        </details>
      )}
    </PostForm>
  );
}
