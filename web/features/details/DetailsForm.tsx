import type { ReturnedDraft } from '#contract/call.ts';
import { aboutForm, type showDetails } from '#contract/details.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { isDraftControl } from '#web/forms/conflicts.ts';
import { StepForm } from '#web/forms/StepForm.tsx';
import { initialValues, useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useMember } from '#web/useMember.ts';
import { personChoices } from '#words/choices/person.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { detailsTexts } from './details.texts.ts';

/**
 * The form for the member's own words, and for whether horoscopes matter. The personal information and the photo page
 * ask for all other details.
 */
export function DetailsForm({ loaded }: { loaded: ReturnedDraft<typeof showDetails> }) {
  const t = useTexts(detailsTexts);
  const label = useLabels(detailsLabels);
  const { profileId } = useMember();
  const values = initialValues(aboutForm.fields, loaded);
  const page = useFormPage(aboutForm, { initial: values, draft: `details ${profileId}`, isKept: isDraftControl });
  const { field } = page;
  return (
    <StepForm
      page={page}
      address="/matching-profile/about-me"
      values={values}
      version={loaded.version}
      submit={t.submit}
      hasOwnWays
    >
      <Fieldset legend={t.words} reason={t.wordsReason}>
        <TextAreaField {...field('aboutSelf')} label={label('aboutSelf')} hint={t.aboutSelfHint} rows={6} />
        <TextAreaField {...field('aboutHoped')} label={label('aboutHoped')} hint={t.aboutHopedHint} rows={6} />
      </Fieldset>
      <Fieldset legend={t.stars} reason={t.starsReason}>
        <ChoiceRadio {...field('horoscopeCounts')} label={label('horoscopeCounts')} names={personChoices.yesNo} />
      </Fieldset>
    </StepForm>
  );
}
