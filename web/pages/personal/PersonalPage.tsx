import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showDetails, stepPersonal } from '#contract/details.ts';
import { HOROSCOPE_FILE, horoscopeAddress, removeHoroscope, showPersonal } from '#contract/personal.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { personalTexts } from '#web/features/personal/personal.texts.ts';
import { HeldNotice } from '#web/fields/HeldNotice.tsx';
import { inCentimetres } from '#web/fields/height.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { chosenFile } from '#web/forms/chosen-file.ts';
import { anything, formAction } from '#web/forms/form-action.ts';
import { REMOVE, RemoveFile } from '#web/forms/RemoveFile.tsx';
import { StepPart } from '#web/forms/Step.tsx';
import { STEP } from '#web/forms/step-controls.ts';
import { formSteps } from '#web/forms/steps.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PersonalForm } from './PersonalForm.tsx';

export const head = personalTexts;

const versioned = { withVersion: 'Yes' };

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [personal, details] = await Promise.all([
    load(visit, showPersonal, versioned),
    load(visit, showDetails, versioned),
  ]);
  return { personal, details };
}

const horoscope = chosenFile(HOROSCOPE_FILE);

export const action = byIntent(
  formAction(stepPersonal, {
    steps: formSteps['/personal-information'],
    mayWait: anything,
    context: (_draft, typed) => ({ gender: String(typed.get('gender') ?? '') }),
    // The file is sent with its own step, and with the whole form.
    files: (typed) => (['', 'birth'].includes(String(typed.get(STEP) ?? '')) ? horoscope(typed) : {}),
    complete: (draft, _visit, typed) => inCentimetres(draft, typed),
  }),
  { [REMOVE]: formAction(removeHoroscope) },
);

/** The personal information of the specification, with further questions that families ask before a first meeting. */
export function Component() {
  const t = useTexts(personalTexts);
  const { personal, details } = useLoaderData<typeof loader>();
  const { horoscopeFile } = personal;
  return (
    <MemberSheet heading={t.heading}>
      <HeldNotice held={personal.held} />
      <PersonalForm
        personal={personal}
        details={details}
        after={
          <StepPart of="birth">
            {horoscopeFile && (
              <Card title={t.fileKept}>
                <p>
                  <a href={horoscopeAddress(horoscopeFile)}>{t.fileKept}</a>
                </p>
              </Card>
            )}
            <RemoveFile label={t.removeFile} isThere={horoscopeFile !== ''} />
          </StepPart>
        }
      />
    </MemberSheet>
  );
}
