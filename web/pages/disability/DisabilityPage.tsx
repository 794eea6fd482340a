import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { showDisability, updateDisability } from '#contract/disability.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { DisabilityForm } from '#web/features/disability/DisabilityForm.tsx';
import { disabilityDeeds } from '#web/features/disability/disability.actions.ts';
import { disabilityTexts } from '#web/features/disability/disability.texts.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { withLists } from '#web/forms/with-lists.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export const head = disabilityTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showDisability);

export const action = withLists(['kinds'], byIntent(formAction(updateDisability), disabilityDeeds.actions));
const { Deed } = disabilityDeeds;

/** What the bride or groom tells of an own disability, and whether she or he would welcome somebody with one. */
export function Component() {
  const t = useTexts(disabilityTexts);
  const saved = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const { state, isWelcoming } = saved;
  const isClosed = state !== '' && saved.kinds.length === 0 && saved.words === '';
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      {result?.deed && <DeedNotice />}
      {state === 'asked' && <Notice tone="info">{t.asked}</Notice>}
      {isClosed && <Notice tone="info">{t.closed}</Notice>}
      {/* The key empties the fields after the data was erased. */}
      <DisabilityForm key={state} saved={saved} />
      {state !== '' && (
        <Card title={t.back}>
          <p>{t.backText}</p>
          <ButtonFold id="erase" label={t.back} look="quiet">
            <Deed deed="erase" label={t.backNow} look="grave" />
          </ButtonFold>
        </Card>
      )}
      <Card title={t.welcome}>
        <p>{isWelcoming ? t.welcomeSaid : t.welcomeText}</p>
        <Deed
          deed="welcome"
          sent={{ isWelcoming: isWelcoming ? 'No' : 'Yes' }}
          label={isWelcoming ? t.unsay : t.say}
          {...(isWelcoming && { look: 'quiet' })}
        />
        {(isWelcoming || state === 'told') && (
          <p>
            <Link to="/matching-profile/open?of=disability">{t.toList}</Link>
          </p>
        )}
      </Card>
    </MemberSheet>
  );
}
