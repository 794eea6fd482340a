import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { showHaemoglobin } from '#contract/haemoglobin.ts';
import { eraseHealth, healthForm, showHealth, stepHealth } from '#contract/health.ts';
import { load } from '#web/api/load.ts';
import { loadUnless } from '#web/api/load-unless.ts';
import { visitOf } from '#web/api/visit.ts';
import { AskHealthConsent, healthConsentDeeds, TakeHealthConsentBack } from '#web/features/consents/HealthConsent.tsx';
import { Haemoglobin, haemoglobinDeeds } from '#web/features/haemoglobin/Haemoglobin.tsx';
import { healthPageTexts } from '#web/features/health/health.texts.ts';
import { ParentHealth, useMissing } from '#web/features/health/ParentHealth.tsx';
import { useCandidateWord } from '#web/features/holders/useCandidateWord.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { clearDetails } from '#web/fields/ChronicDiseaseField.tsx';
import { deeds } from '#web/forms/actions.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { NextSectionLink } from '#web/forms/NextSectionLink.tsx';
import { StepForm } from '#web/forms/StepForm.tsx';
import { formSteps } from '#web/forms/steps.ts';
import { initialValues, useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LockPanel } from '#web/ui/LockPanel.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { healthChoices } from '#words/choices/health.ts';
import { healthLabels } from '#words/labels/health.ts';

export const head = healthPageTexts;

/** HTTP status: this account may not see the result. */
const FORBIDDEN = 403;

/** Whether the address opens the haemoglobin result. The result is loaded only then. */
const opensResult = (search: URLSearchParams): boolean => search.get('open') === 'haemoglobin';

/**
 * Loads the health answers, and the haemoglobin result only if the address opens it; null if this account may not see
 * it.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const isOpen = opensResult(new URL(request.url).searchParams);
  const [health, result] = await Promise.all([
    load(visit, showHealth, { withVersion: 'Yes' }),
    // Only for the candidate, and not for a Power Link.
    isOpen ? loadUnless(FORBIDDEN, load(visit, showHaemoglobin)) : null,
  ]);
  return { health, result };
}

const saveHealth = formAction(stepHealth, {
  steps: formSteps['/health-details'],
  complete: ({ father, mother, ...own }) => ({ ...own, father: clearDetails(father), mother: clearDetails(mother) }),
});

const eraseDeeds = deeds({ erase: eraseHealth });
const { Deed: EraseDeed } = eraseDeeds;
const EraseHealth = ({ label }: { label: string }) => <EraseDeed deed="erase" label={label} look="grave" />;

export const action = byIntent(saveHealth, {
  ...haemoglobinDeeds.actions,
  ...eraseDeeds.actions,
  ...healthConsentDeeds.actions,
});

/** No draft is kept in the tab, because these are health answers. */
export function Component() {
  const t = useTexts(healthPageTexts);
  const { health: loaded, result } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const values = initialValues(healthForm.fields, loaded);
  const formPage = useFormPage(healthForm, { initial: values });
  const deed = formPage.result?.deed;
  // The outcome of a small form is shown above, so this form ignores it.
  const page = deed ? { ...formPage, result: undefined, isDone: false, message: '' } : formPage;
  const label = useLabels(healthLabels);
  const missing = useMissing(page);
  const { isBeside, agreesToHealth } = useMember();
  const hasStored = Object.values(values).some((value) => value !== '');
  // A holder who may not read the answers may still have written some.
  const isAsked = agreesToHealth || hasStored || loaded.isWriteOnly;
  const who = useCandidateWord();
  const isOpen = !isBeside && agreesToHealth && opensResult(query);
  return (
    <MemberSheet heading={t.heading}>
      <LockPanel title={t.locked}>{t.lead}</LockPanel>
      {deed && <DeedNotice />}
      {!agreesToHealth && <AskHealthConsent hasStored={hasStored} />}
      {loaded.isWriteOnly && (
        <Notice tone="info">
          <p>{t.writeOnly}</p>
          <EraseHealth label={t.erase} />
        </Notice>
      )}
      {/* Hidden while the result is open, so that there is only one save button. The input is kept. */}
      {isAsked && (
        <div hidden={isOpen}>
          <StepForm page={page} address="/health-details" values={values} version={loaded.version} submit={t.submit}>
            {isBeside ? (
              <Notice tone="info">{t.ownAlone}</Notice>
            ) : (
              <>
                <Fieldset legend={t.own(who)}>
                  <ChoiceSelect
                    {...page.field('bloodGroup')}
                    label={label('bloodGroup')}
                    hint={missing('bloodGroup', 'userBloodGroupRequired')}
                    names={healthChoices.bloodGroup}
                  />
                  <ChoiceSelect
                    {...page.field('diseaseReport')}
                    label={label('diseaseReport')}
                    hint={missing('diseaseReport', 'selectReport') ?? t.reportHint}
                    names={healthChoices.diseaseReport}
                  />
                </Fieldset>
                {/* The most important test before a wedding, shown above the parents' answers. */}
                <Card title={t.thalassaemia}>
                  <p>{t.thalassaemiaReason}</p>
                  <LinkButton to="?open=haemoglobin#haemoglobin" look="secondary">
                    {t.toResult}
                  </LinkButton>
                </Card>
              </>
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
        </div>
      )}
      {!isAsked && <NextSectionLink from="/health-details" />}
      {isOpen && (
        <Card title={t.thalassaemia}>
          <Haemoglobin result={result} />
          <p>
            <Link to="/health-details">{t.toOthers}</Link>
          </p>
        </Card>
      )}
      {agreesToHealth && <TakeHealthConsentBack />}
    </MemberSheet>
  );
}
