import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { healthForm, showHealth, updateHealth } from '#contract/health.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { clearDetails } from '#web/fields/ChronicDiseaseField.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { healthChoices } from '#words/choices/health.ts';
import { healthLabels } from '#words/labels/health.ts';
import { healthPageTexts } from './health.texts.ts';
import { ParentHealth } from './ParentHealth.tsx';
import { useMissing } from './useMissing.ts';

const { en, bn } = healthPageTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showHealth);

export const action = formAction(updateHealth, {
  complete: ({ father, mother, ...own }) => ({ ...own, father: withFlag(father), mother: withFlag(mother) }),
});

/** Says in the wire's own way whether the details are disabled (specification 7). */
function withFlag<P extends { chronicDisease: string; chronicDiseaseDetails: string }>(parent: P) {
  return { ...clearDetails(parent), isDetailsDisabled: parent.chronicDisease === 'No' ? 'yes' : 'no' };
}

/** No draft is kept in the tab: these are health answers. */
export function Component() {
  const t = useTexts(healthPageTexts);
  const loaded = useLoaderData<typeof loader>();
  const page = useFormPage(healthForm, { loaded });
  const label = useLabels(healthLabels);
  const missing = useMissing(page);
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <MemberForm page={page} submit={t.submit} isLong>
        <Fieldset legend={t.own} reason={t.ownReason}>
          <ChoiceSelect
            {...page.field('bloodGroup')}
            label={label('bloodGroup')}
            hint={missing('bloodGroup', 'userBloodGroupRequired')}
            names={healthChoices.bloodGroup}
          />
          <ChoiceSelect
            {...page.field('diseaseReport')}
            label={label('diseaseReport')}
            hint={
              <>
                {missing('diseaseReport', 'selectReport')} {t.reportPrivate}
              </>
            }
            names={healthChoices.diseaseReport}
          />
        </Fieldset>
        <ParentHealth
          parent="father"
          page={page}
          stored={loaded.father}
          bloodGroupMissing={'fatherBloodGroupRequired'}
        />
        <ParentHealth
          parent="mother"
          page={page}
          stored={loaded.mother}
          bloodGroupMissing={'motherBloodGroupRequired'}
        />
      </MemberForm>
    </MemberSheet>
  );
}
