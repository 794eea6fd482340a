import { Link, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { showSuspension } from '#contract/suspension.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { suspensionDeeds } from '#web/features/suspension/suspension.actions.ts';
import { suspensionTexts } from '#web/features/suspension/suspension.texts.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { dayInIndia } from '#words/numbers.ts';

export const head = suspensionTexts;

/** Loads the suspension. Redirects to the dashboard if the profile is not suspended. */
export async function loader({ context }: LoaderFunctionArgs) {
  const suspension = await load(visitOf(context), showSuspension);
  if (suspension.since === '') throw redirect('/dashboard');
  return suspension;
}

export const action = actionOfForms(suspensionDeeds);

const { Deed } = suspensionDeeds;

/** Everything that a suspended profile's account may use: the reason, an appeal, its data, and its other profiles. */
export function Component() {
  const t = useTexts(suspensionTexts);
  const language = useLanguage();
  const { since, told, others } = useLoaderData<typeof loader>();
  const sent = useActionData<FormResult>();
  return (
    <MemberSheet heading={t.heading} lead={t.since(dayInIndia(since, language))}>
      <DeedNotice />
      {sent?.reference && <Facts facts={[{ label: t.reference, value: sent.reference }]} />}
      {told ? <Facts facts={[{ label: t.why, value: told }]} /> : <p>{t.ask}</p>}
      <p>{t.cancelled}</p>
      <h2>{t.appeal}</h2>
      <p>{t.appealLead}</p>
      {!sent?.reference && (
        <Deed deed="appeal" label={t.send} look="primary">
          {(field) => <TextAreaField {...field('words')} label={t.words} rows={6} required />}
        </Deed>
      )}
      <p>
        <Link to="/contact-us">{t.contact}</Link>
      </p>
      <h2>{t.data}</h2>
      <p>{t.dataLead}</p>
      <LinkButton to="/change-password?open=my-data#my-data" look="secondary">
        {t.toData}
      </LinkButton>
      {others.length > 0 && <h2>{t.others}</h2>}
      {others.map(({ profileId, name }) => (
        <Deed key={profileId} deed="switch" label={t.open(name)} sent={{ profile: profileId }} />
      ))}
    </MemberSheet>
  );
}
