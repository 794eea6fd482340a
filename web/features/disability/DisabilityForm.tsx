import type { ReturnedDraft } from '#contract/call.ts';
import { disabilityForm, type showDisability } from '#contract/disability.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { ListField } from '#web/fields/ListField.tsx';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { initialValues, useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { disabilityChoices } from '#words/choices/disability.ts';
import { chooseWord, optionsOf } from '#words/label.ts';
import { disabilityTexts } from './disability.texts.ts';
import { disabilityConsentTexts } from './disability-consent.texts.ts';

/** The form about the member's own disability: what it is, who may read it, and the consent. */
export function DisabilityForm({ saved }: { saved: ReturnedDraft<typeof showDisability> }) {
  const t = useTexts(disabilityTexts);
  const consent = useTexts(disabilityConsentTexts);
  const language = useLanguage();
  const page = useFormPage(disabilityForm, { initial: initialValues(disabilityForm.fields, saved) });
  const { field } = page;
  return (
    <MemberForm page={page} submit={t.submit}>
      <ListField
        {...field('kinds')}
        label={t.kinds}
        options={optionsOf(disabilityChoices.kinds, language)}
        none={chooseWord[language]}
      />
      <ChoiceSelect {...field('since')} label={t.since} names={disabilityChoices.since} />
      <TextAreaField {...field('words')} label={t.words} hint={t.wordsHint} rows={4} />
      <TextAreaField {...field('helps')} label={t.helps} hint={t.helpsHint} rows={3} />
      <ChoiceRadio {...field('audience')} label={t.audience} names={disabilityChoices.audience} />
      <Fieldset legend={t.consent}>
        <p>{consent.what}</p>
        <p>{consent.why}</p>
        <p>{consent.who}</p>
        <p>{consent.back}</p>
        <CheckboxField {...field('agrees')} label={consent.agree} required />
      </Fieldset>
    </MemberForm>
  );
}
