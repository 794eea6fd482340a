import type { healthForm } from '#contract/health.ts';
import type { RuleMessageId } from '#contract/message.ts';
import type { PathOf } from '#contract/wire.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { ChronicDiseaseField } from '#web/fields/ChronicDiseaseField.tsx';
import { LivingField } from '#web/fields/LivingField.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { healthChoices } from '#words/choices/health.ts';
import { healthLabels } from '#words/labels/health.ts';
import { kinLabels } from '#words/labels/kin.ts';
import { useMissing } from './useMissing.ts';

type HealthPath = PathOf<typeof healthForm.fields>;

interface Props {
  parent: 'father' | 'mother';
  page: FormPage<HealthPath>;
  stored: { chronicDiseaseDetails: string };
  bloodGroupMissing: RuleMessageId;
}

export function ParentHealth({ parent, page, stored, bloodGroupMissing }: Props) {
  const label = useLabels(healthLabels);
  const kin = useLabels(kinLabels);
  const missing = useMissing(page);
  const path = <N extends string>(name: N) => `${parent}.${name}` as const;
  return (
    <Fieldset legend={kin(parent)} isTriple>
      <ChoiceSelect
        {...page.field(path('bloodGroup'))}
        label={label('bloodGroup')}
        hint={missing(path('bloodGroup'), bloodGroupMissing)}
        names={healthChoices.bloodGroup}
      />
      <LivingField
        {...page.field(path('lifeExpectancy'))}
        isWoman={parent === 'mother'}
        hint={missing(path('lifeExpectancy'), 'requiredField')}
      />
      <ChronicDiseaseField
        answer={page.field(path('chronicDisease'))}
        details={page.field(path('chronicDiseaseDetails'))}
        storedDetails={stored.chronicDiseaseDetails}
        hint={missing(path('chronicDisease'), 'yesNoRequired')}
      />
    </Fieldset>
  );
}
