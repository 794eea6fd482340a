import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { healthForm, showHealth, stepHealth } from '#contract/health.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { clearDetails } from '#web/fields/ChronicDiseaseField.tsx';
import { initialValues } from '#web/forms/initial-values.ts';
import { StepForm } from '#web/forms/StepForm.tsx';
import { stepAction } from '#web/forms/step-action.ts';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { LockPanel } from '#web/ui/LockPanel.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { healthChoices } from '#words/choices/health.ts';
import { healthLabels } from '#words/labels/health.ts';
import styles from './Health.module.css';
import { healthPageTexts } from './health.texts.ts';
import { ParentHealth } from './ParentHealth.tsx';
import { useMissing } from './useMissing.ts';

export const head = healthPageTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showHealth, { withVersion: 'Yes' });

export const action = stepAction(stepHealth, {
  page: '/health-details',
  complete: ({ father, mother, ...own }) => ({ ...own, father: clearDetails(father), mother: clearDetails(mother) }),
});

/** No draft is kept in the tab: these are health answers. */
export function Component() {
  const t = useTexts(healthPageTexts);
  const loaded = useLoaderData<typeof loader>();
  const values = initialValues(healthForm.fields, loaded);
  const page = useFormPage(healthForm, { initial: values });
  const label = useLabels(healthLabels);
  const missing = useMissing(page);
  const { isBeside } = useMember();
  return (
    <MemberSheet heading={t.heading}>
      <LockPanel title={t.locked}>{t.lead}</LockPanel>
      {!isBeside && (
        <p>
          <Link to="/matching-profile/settings?open=haemoglobin#haemoglobin">{t.haemoglobin}</Link>
        </p>
      )}
      <StepForm page={page} address="/health-details" values={values} version={loaded.version} submit={t.submit}>
        {isBeside ? (
          <Notice tone="info">{t.ownAlone}</Notice>
        ) : (
          <Fieldset legend={t.own}>
            <ChoiceSelect
              {...page.field('bloodGroup')}
              label={label('bloodGroup')}
              hint={missing('bloodGroup', 'userBloodGroupRequired')}
              names={healthChoices.bloodGroup}
            />
            <ChoiceSelect
              {...page.field('diseaseReport')}
              label={label('diseaseReport')}
              hint={missing('diseaseReport', 'selectReport')}
              beneath={<p className={styles.beneath}>{t.reportReason}</p>}
              names={healthChoices.diseaseReport}
            />
          </Fieldset>
        )}
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
      </StepForm>
    </MemberSheet>
  );
}
