import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { listTestCentres } from '#contract/test-centres.ts';
import { showDays } from '#contract/together-days.ts';
import { load as loadCall } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import { Days, dayDeeds } from '#web/fields/Days.tsx';
import { PressSteps } from '#web/fields/PressStep.tsx';
import { knowsOf, type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Centres } from './Centres.tsx';
import { testCentresTexts } from './test-centres.texts.ts';
import { ToPairCheck, WhatToTest } from './WhatToTest.tsx';

interface Loaded {
  centres: ReturnedDraft<typeof listTestCentres>;
  days: ReturnedDraft<typeof showDays>['days'];
}

export async function load(visit: Visit, member: string): Promise<Loaded> {
  const [centres, { days }] = await Promise.all([
    loadCall(visit, listTestCentres),
    loadCall(visit, showDays, { member }),
  ]);
  return { centres, days };
}

export const { actions } = dayDeeds;

/** Which tests are needed and why, where and when. The families can record that they are done, without any result. */
export function Component({ member, shown, loaded: { centres, days } }: TogetherStepProps<Loaded>) {
  const t = useTexts(testCentresTexts);
  const view = viewOf(shown, 'tested');
  return (
    <>
      <p>{t.lead}</p>
      <h2>{t.what}</h2>
      <WhatToTest />
      <h2>{t.where}</h2>
      <Centres {...centres} />
      <h2>{t.day}</h2>
      <Days member={member} days={days} kinds={['test', 'doctor']} />
      <h2>{t.check}</h2>
      <ToPairCheck member={member} />
      {knowsOf(shown, 'theTwo') && (
        <p>
          {t.sealedLead} <Link to="?step=sealed">{t.sealed}</Link>
        </p>
      )}
      <h2>{t.done}</h2>
      <p>{view.theirs ? t.bothDone : view.mine ? t.mineDone : t.doneLead}</p>
      <PressSteps member={member} view={view} options={[{ value: 'Yes', label: t.press }]} />
    </>
  );
}
