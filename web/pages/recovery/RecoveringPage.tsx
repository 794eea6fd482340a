import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { askSecondProof, showRecovery } from '#contract/recovery.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { recoveryTexts } from '#web/features/recovery/recovery.texts.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { momentInIndia } from '#words/numbers.ts';

export const head = recoveryTexts;

/** Loads the state of the recovery. Redirects to the dashboard if the account is not recovering. */
export async function loader({ context }: LoaderFunctionArgs) {
  const recovery = await load(visitOf(context), showRecovery);
  if (recovery.until === '') throw redirect('/dashboard');
  return recovery;
}

const recoveryDeeds = deeds({ prove: askSecondProof });
export const action = actionOfForms(recoveryDeeds);
const { Deed } = recoveryDeeds;

/** The actions that are locked after a password reset, the end of the lock, and the ways to lift it at once. */
export function Component() {
  const t = useTexts(recoveryTexts);
  const language = useLanguage();
  const { until, hasEmail, hasOthers, closesHealth } = useLoaderData<typeof loader>();
  return (
    <MemberSheet heading={t.heading} lead={t.lead(momentInIndia(until, language))}>
      <DeedNotice />
      <Card title={t.nowHeading}>
        {hasEmail && (
          <>
            <p>{t.byMail}</p>
            <Deed deed="prove" label={t.send} look="primary" />
          </>
        )}
        {hasOthers && <p>{t.byOthers}</p>}
        {!hasEmail && !hasOthers && <p>{t.noWay}</p>}
      </Card>
      <Card title={t.openHeading}>
        <p>{t.open}</p>
        <p>{t.closed}</p>
      </Card>
      {closesHealth && <Notice tone="info">{t.closesHealth}</Notice>}
    </MemberSheet>
  );
}
