import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showContent } from '#contract/content.ts';
import { showVerification } from '#contract/verification.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { CodeForm, verificationDeeds } from '#web/features/verification/CodeForm.tsx';
import { confirmTexts } from '#web/features/verification/confirm.texts.ts';
import { loadHelplines } from '#web/fields/load-helplines.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { digits } from '#words/numbers.ts';

const { Deed } = verificationDeeds;
export const head = confirmTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [verification, phones, hours] = await Promise.all([
    load(visit, showVerification),
    loadHelplines(visit),
    visit.api(showContent, { key: 'office-hours', language: visit.language }),
  ]);
  return {
    verification,
    phones,
    hours: hours.ok ? { html: hours.values.html, language: hours.values.language } : null,
  };
}

export const action = actionOfForms(verificationDeeds);

/** The candidate's own phone first, which visibility requires; then the guardian's, if there is one. */
export function Component() {
  const t = useTexts(confirmTexts);
  const language = useLanguage();
  const { verification, phones, hours } = useLoaderData<typeof loader>();
  const { phone, phoneConfirmedAt, guardianPhone, guardianConfirmedAt, asked, byOffice } = verification;
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <DeedNotice />
      <h2>{t.own(digits(phone, language))}</h2>
      {phoneConfirmedAt ? (
        <>
          <Notice tone="success">{t.confirmed}</Notice>
          <LinkButton to="/matching-profile" look="secondary">
            {t.goOn}
          </LinkButton>
        </>
      ) : (
        <CodeForm
          about="phone"
          isAsked={asked.includes('phone')}
          isByOffice={byOffice.includes('phone')}
          isPrinted={verification.isPrinted}
          phones={phones}
          hours={hours}
        />
      )}
      {phoneConfirmedAt && guardianPhone && (
        <>
          <h2>{t.guardian(digits(guardianPhone, language))}</h2>
          {guardianConfirmedAt ? (
            <Notice tone="success">{t.confirmed}</Notice>
          ) : (
            <>
              <p>{t.guardianLead}</p>
              <CodeForm
                about="guardian"
                isAsked={asked.includes('guardian')}
                isByOffice={byOffice.includes('guardian')}
                isPrinted={verification.isPrinted}
                phones={phones}
                hours={hours}
              />
            </>
          )}
        </>
      )}
      {verification.isGuardianGone && (
        <>
          <h3>{t.guardianGone}</h3>
          <p>{t.guardianGoneText}</p>
          <Deed deed="giveOwnPhone" label={t.giveOwn} />
        </>
      )}
    </MemberSheet>
  );
}
