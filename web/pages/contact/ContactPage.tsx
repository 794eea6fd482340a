import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { addContact, showContacts } from '#contract/contact.ts';
import { showContent } from '#contract/content.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { CallMe, callMeDeeds } from '#web/features/call-me/CallMe.tsx';
import { ContactForm } from '#web/features/contact/ContactForm.tsx';
import { contactTexts } from '#web/features/contact/contact.texts.ts';
import { Helplines } from '#web/fields/Helplines.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import { SampleNote } from '#web/fields/SampleNote.tsx';
import { withoutMark } from '#web/fields/sample.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './ContactPage.module.css';

export const head = contactTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [address, hours, contacts] = await Promise.all([
    load(visit, showContent, { key: 'address', language: visit.language }),
    load(visit, showContent, { key: 'office-hours', language: visit.language }),
    load(visit, showContacts),
  ]);
  return { address, hours, contacts };
}

export const action = byIntent(formAction(addContact), callMeDeeds.actions);

/** The ways to reach the trust: its phones, a request for a call, a letter, and its address. */
export function Component() {
  const { address, hours, contacts } = useLoaderData<typeof loader>();
  const t = useTexts(contactTexts);
  useReloadInLanguage(address.language);
  // A new site has no contacts until the office enters them.
  const { phones, emails } = contacts;
  const [help] = phones;
  return (
    <>
      <HeadingWithListen>
        <h1>{t.title}</h1>
      </HeadingWithListen>
      <div className={styles.columns}>
        <div>
          {phones.length > 0 && (
            <Card title={t.helpline}>
              <p>{t.helplineLead}</p>
              {hours.html && <RichText html={withoutMark(hours.html)} language={hours.language} />}
              <Helplines phones={phones} />
            </Card>
          )}
          <CallMe />
        </div>
        <div className={styles.letter}>
          <Card title={t.write}>
            <p>{t.writeLead}</p>
            <ContactForm helpline={help} />
            <p>
              <Link to="/report">{t.report}</Link>
            </p>
          </Card>
        </div>
        {(address.html || emails.length > 0) && (
          <Card title={t.address}>
            <RichText html={withoutMark(address.html)} language={address.language} />
            {emails.length > 0 && (
              <>
                <h3>{t.emails}</h3>
                <Helplines phones={[]} emails={emails} />
              </>
            )}
            <SampleNote of={[address.html, ...phones.map(({ name }) => name)]} />
          </Card>
        )}
      </div>
    </>
  );
}
