import { formMessages } from '#contract/form-messages.ts';
import type { healthForm } from '#contract/health.ts';
import type { RuleMessageId } from '#contract/message.ts';
import type { PathOf } from '#contract/wire.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { ChronicDiseaseField } from '#web/fields/ChronicDiseaseField.tsx';
import { LivingField } from '#web/fields/LivingField.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useMessageText } from '#web/i18n/LanguageProvider.tsx';
import { messageOf } from '#web/i18n/message.ts';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { healthChoices } from '#words/choices/health.ts';
import { healthLabels } from '#words/labels/health.ts';
import { kinLabels } from '#words/labels/kin.ts';

type HealthPath = PathOf<typeof healthForm.fields>;

interface Props {
  parent: 'father' | 'mother';
  page: FormPage<HealthPath>;
  stored: { chronicDiseaseDetails: string };
  /** The sentence that asks for this parent's blood group. */
  bloodGroupMissing: RuleMessageId;
}

/** The health questions about one parent. */
export function ParentHealth({ parent, page, stored, bloodGroupMissing }: Props) {
  const label = useLabels(healthLabels);
  const kin = useLabels(kinLabels);
  const hintIfMissing = useMissing(page);
  const path = <N extends string>(name: N) => `${parent}.${name}` as const;
  return (
    <Fieldset legend={kin(parent)} isTriple>
      <ChoiceSelect
        {...page.field(path('bloodGroup'))}
        label={label('bloodGroup')}
        hint={hintIfMissing(path('bloodGroup'), bloodGroupMissing)}
        names={healthChoices.bloodGroup}
      />
      <LivingField
        {...page.field(path('lifeExpectancy'))}
        isWoman={parent === 'mother'}
        hint={hintIfMissing(path('lifeExpectancy'), 'requiredField')}
      />
      <ChronicDiseaseField
        answer={page.field(path('chronicDisease'))}
        details={page.field(path('chronicDiseaseDetails'))}
        storedDetails={stored.chronicDiseaseDetails}
        hint={hintIfMissing(path('chronicDisease'), 'yesNoRequired')}
      />
    </Fieldset>
  );
}

/**
 * Returns a function that takes a path and a sentence. It returns the sentence as a hint if the answer is still empty
 * after an update; undefined otherwise. The hint is not an error (specification 5).
 */
export function useMissing<Path extends string>({ isDone, result }: FormPage<Path>) {
  const messageText = useMessageText();
  return (path: Path, sentence: RuleMessageId): string | undefined =>
    isDone && !result?.typed[path] ? messageText(messageOf(formMessages, sentence)) : undefined;
}
