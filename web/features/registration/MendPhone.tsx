import { mendPhone } from '#contract/registration.ts';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { DeedForm } from '#web/forms/DeedForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { More } from '#web/ui/More.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { profileLabels } from '#words/labels/profile.ts';
import { digits } from '#words/numbers.ts';
import { registrationTexts } from './registration.texts.ts';

/** The value of its button, by which the page's action knows it. */
export const MEND_PHONE = mendPhone.path;

/** With which phone step 1 was done, and the way to change one that was mistyped: nobody could log in with it. */
export function MendPhone() {
  const t = useTexts(registrationTexts);
  const label = useLabels(profileLabels);
  const language = useLanguage();
  const { phone, pid } = useVisitor();
  // A member who has logged in knows the number.
  if (pid || !phone) return null;
  return (
    <More heading={t.registeredWith(digits(phone, language))}>
      <DeedForm deed={MEND_PHONE} label={t.changePhone} initial={{ phone }}>
        {(field) => <PhoneField {...field('phone')} label={label('phone')} hint={t.phoneHint} required />}
      </DeedForm>
    </More>
  );
}
