import { profileForm, updateProfile } from '#contract/profile.ts';
import { isEmail } from '#contract/rules.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { HeldNotice } from '#web/fields/HeldNotice.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { personChoices } from '#words/choices/person.ts';
import { profileLabels } from '#words/labels/profile.ts';
import { profileTexts } from './profile.texts.ts';

/** Tells the page's rules what is stored. */
const STORED_EMAIL = 'storedEmail';

export const profileAction = formAction(updateProfile, {
  context: (_draft, typed) => ({ email: String(typed.get(STORED_EMAIL) ?? '') }),
});

/** The frame has loaded it all; the phone and a stored address are read-only, and sent as they are. */
export function ProfileForm() {
  const t = useTexts(profileTexts);
  const label = useLabels(profileLabels);
  const member = useMember();
  const page = useFormPage(profileForm, { loaded: member, draft: `profile ${member.profileId}` });
  const { field } = page;
  const isEmailKept = isEmail(member.email);
  return (
    <section>
      <p>{t.lead}</p>
      <HeldNotice held={member.held} />
      <MemberForm page={page} submit={t.submit}>
        <TextField {...field('name')} label={label('name')} autoComplete="name" required />
        <ChoiceRadio {...field('gender')} label={label('gender')} names={personChoices.gender} required />
        <input type="hidden" name={STORED_EMAIL} value={member.email} />
        {!(member.isRestricted && !isEmailKept) && (
          <TextField
            {...field('email')}
            key={member.email}
            label={label('email')}
            hint={isEmailKept ? t.emailKept : t.emailHint}
            type="email"
            autoComplete="email"
            readOnly={isEmailKept}
          />
        )}
        <TextField {...field('phone')} label={label('phone')} hint={t.phoneKept} type="tel" readOnly />
      </MemberForm>
    </section>
  );
}
