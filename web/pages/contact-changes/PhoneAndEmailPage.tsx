import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showContactChanges } from '#contract/contact-changes.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { contactChangeDeeds } from '#web/features/contact-changes/contact-changes.actions.ts';
import { contactChangesTexts } from '#web/features/contact-changes/contact-changes.texts.ts';
import { WantedPhone } from '#web/features/contact-changes/WantedPhone.tsx';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Columns } from '#web/ui/Columns.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { requestNames } from '#words/choices/requests.ts';
import { labelIn } from '#words/label.ts';
import { dayInIndia, digits } from '#words/numbers.ts';

const { Deed } = contactChangeDeeds;
export const head = contactChangesTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showContactChanges);

export const action = actionOfForms(contactChangeDeeds);

/** The account's login phone and e-mail, and pending changes of them. */
export function Component() {
  const t = useTexts(contactChangesTexts);
  const language = useLanguage();
  const { phone, email, ...about } = useLoaderData<typeof loader>();
  return (
    <MemberSheet heading={t.heading} lead={t.description}>
      <DeedNotice />
      {about.claimDueAt && (
        <Notice tone="info">
          <p>{t.claimed(dayInIndia(about.claimDueAt, language))}</p>
          <Deed deed="objectToClaim" label={t.stillMine} look="primary" />
        </Notice>
      )}
      {about.askedByOffice.length > 0 && (
        <Notice tone="info">
          <p>{t.askedByOffice}</p>
          <ul>
            {about.askedByOffice.map(({ kind, askedAt }) => (
              <li key={`${kind} ${askedAt}`}>
                {labelIn(requestNames[kind], language)} ({dayInIndia(askedAt, language)})
              </li>
            ))}
          </ul>
          <Deed deed="objectToOffice" label={t.notAsked} look="primary" />
        </Notice>
      )}
      <Columns>
        <Card title={t.phone(digits(phone, language))}>
          {about.wantedPhone ? (
            <WantedPhone wanted={about.wantedPhone} dueAt={about.phoneDueAt} />
          ) : (
            <Deed deed="changePhone" label={t.changePhone}>
              {(field) => <PhoneField {...field('phone')} label={t.newPhone} required />}
            </Deed>
          )}
        </Card>
        <Card title={email ? t.email(email) : t.noEmail}>
          {email && (about.emailConfirmedAt ? <p>{t.emailConfirmed}</p> : <p>{t.emailUnconfirmed}</p>)}
          {email && !about.emailConfirmedAt && (
            <Deed deed="changeEmail" sent={{ email }} label={t.sendLink} look="primary" />
          )}
          {about.wantedEmail ? (
            <>
              <p>
                {about.emailDueAt
                  ? t.emailDue(about.wantedEmail, dayInIndia(about.emailDueAt, language))
                  : t.emailWaits(about.wantedEmail)}
              </p>
              <Deed deed="withdrawChange" sent={{ kind: 'email' }} label={t.keepFormer} />
            </>
          ) : (
            <Deed deed="changeEmail" label={t.changeEmail}>
              {(field) => (
                <TextField
                  {...field('email')}
                  label={t.newEmail}
                  hint={t.newEmailHint}
                  type="email"
                  autoComplete="email"
                  required
                />
              )}
            </Deed>
          )}
        </Card>
      </Columns>
    </MemberSheet>
  );
}
