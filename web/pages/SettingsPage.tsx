import { type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from 'react-router';
import { listAvoided } from '#contract/avoidance.ts';
import { showHaemoglobin } from '#contract/haemoglobin.ts';
import { messages } from '#contract/messages.ts';
import { showPause } from '#contract/pause.ts';
import { load } from '#web/api/load.ts';
import { loadUnless } from '#web/api/load-unless.ts';
import { visitOf } from '#web/api/visit.ts';
import { Avoided } from '#web/features/avoidance/Avoided.tsx';
import { avoidanceDeeds } from '#web/features/avoidance/avoidance.deeds.ts';
import { Haemoglobin } from '#web/features/haemoglobin/Haemoglobin.tsx';
import { haemoglobinDeeds } from '#web/features/haemoglobin/haemoglobin.deeds.ts';
import { Pause } from '#web/features/pause/Pause.tsx';
import { pauseDeeds } from '#web/features/pause/pause.deeds.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { actionOf } from '#web/forms/deeds.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useSentence, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { said } from '#web/i18n/sentence.ts';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { settingsTexts } from './settings.texts.ts';

const { en, bn } = settingsTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

const FORBIDDEN = 403;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [pause, avoided, result] = await Promise.all([
    load(visit, showPause),
    load(visit, listAvoided),
    // A Power Link is no place for health.
    loadUnless(FORBIDDEN, load(visit, showHaemoglobin)),
  ]);
  return { pause, avoided, result };
}

export const action = actionOf(pauseDeeds, haemoglobinDeeds, avoidanceDeeds);

export function Component() {
  const t = useTexts(settingsTexts);
  const { pause, avoided, result } = useLoaderData<typeof loader>();
  const say = useSentence();
  const sent = useActionData<FormResult>();
  const [query] = useSearchParams();
  const hasJustBlocked = query.get('done') === 'block' && !sent;
  return (
    <MemberSheet heading={t.heading}>
      <DeedNotice />
      {hasJustBlocked && <Notice tone="success">{say(said(messages, 'memberBlocked'))}</Notice>}
      <Pause pause={pause} refused={sent?.code === 1 ? '' : (sent?.deed ?? '')} />
      <Haemoglobin result={result} />
      <Avoided {...avoided} />
    </MemberSheet>
  );
}
