import { useState } from 'react';
import { Link } from 'react-router';
import type { MessageKey } from '#contract/message.ts';
import { registerStep1 } from '#contract/registration.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ConsentBoxes } from '#web/fields/ConsentBoxes.tsx';
import { NewPasswordField } from '#web/fields/NewPasswordField.tsx';
import { newPasswordTexts } from '#web/fields/new-password.texts.ts';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldPairs } from '#web/ui/FieldPairs.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { personChoices } from '#words/choices/person.ts';
import { profileLabels } from '#words/labels/profile.ts';
import { registrationTexts } from './registration.texts.ts';

/** The message that an account already has this phone. The form then explains what to do. */
const PHONE_TAKEN = 'phoneTaken' satisfies MessageKey;

/** The form of the first step: the account, the candidate's name, and the consents. */
export function Step1Form() {
  const t = useTexts(registrationTexts);
  const label = useLabels(profileLabels);
  const passwordTexts = useTexts(newPasswordTexts);
  const page = useFormPage(registerStep1.form, { draft: 'register', also: ['confirmation'] });
  const { field } = page;
  // The name and phone are known to others, so a password made of them is weak.
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  // A readable password is typed once, and a masked one twice.
  const [isMasked, setIsMasked] = useState(false);
  return (
    <PostForm {...page.form}>
      <FormNotice page={page} problems={t.problems} />
      {page.result?.message?.key === PHONE_TAKEN && !page.isSending && (
        <Notice tone="info">
          <p>
            {t.takenMine} <Link to="/login">{t.toLogin}</Link>
          </p>
          <p>{t.takenSecond}</p>
          <p>
            {t.takenNoPhone} <Link to="/contact-us">{t.toOffice}</Link>
          </p>
        </Notice>
      )}
      <FieldPairs>
        <TextField
          {...field('name')}
          label={label('name')}
          hint={t.nameHint}
          autoComplete="name"
          onChange={setName}
          required
        />
        <ChoiceRadio {...field('gender')} label={label('gender')} names={personChoices.gender} required />
        <PhoneField {...field('phone')} label={label('phone')} hint={t.phoneHint} onChange={setPhone} required />
        <TextField {...field('email')} label={label('email')} hint={t.emailHint} type="email" autoComplete="email" />
        <NewPasswordField
          {...field('password')}
          label={t.password}
          hint={t.passwordHint}
          known={[name, phone]}
          initiallyShown
          onShow={(isShown) => setIsMasked(!isShown)}
          required
        />
        {isMasked && (
          <PasswordField
            {...field('confirmation')}
            label={t.confirmation}
            showLabel={passwordTexts.show}
            autoComplete="new-password"
            required
          />
        )}
      </FieldPairs>
      <input type="hidden" name="consentForm" value="1" />
      <ConsentBoxes field={field} />
      <p data-form-end="">
        <Link to="/privacy-policy">{t.policy}</Link>
      </p>
      <Button isBusy={page.isSending} disabled={page.isDone} isWide>
        {t.next}
      </Button>
    </PostForm>
  );
}

/** Maximum number in a profile id. */
const MAX_PROFILE_NUMBER = 999_999_999;

/** Returns a random profile id that the browser proposes. The server decides (specification, sections 3 and 9). */
export const proposeProfileId = (): string => `SV${1 + Math.floor(Math.random() * MAX_PROFILE_NUMBER)}`;
