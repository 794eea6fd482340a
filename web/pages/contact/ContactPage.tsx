import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { addContact, showContacts } from '#contract/contact.ts';
import { showContent } from '#contract/content.ts';
import { helplineHref } from '#contract/dial.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { ContactForm } from '#web/features/contact/ContactForm.tsx';
import { contactTexts } from '#web/features/contact/contact.texts.ts';
import { Helplines } from '#web/fields/Helplines.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Card } from '#web/ui/Card.tsx';
import { digits } from '#words/numbers.ts';
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

export const action = formAction(addContact);

export function Component() {
  const { address, hours, contacts } = useLoaderData<typeof loader>();
  const t = useTexts(contactTexts);
  useReloadInLanguage(address.language);
  // A new site has no contacts until the office enters them.
  const { phones, emails } = contacts;
  const [help] = phones;
  const language = useLanguage();
  return (
    <>
      <h1>{t.title}</h1>
      <div className={styles.columns}>
        <div className={styles.letter}>
          <Card title={t.write}>
            <p>
              {t.writeLead}{' '}
              {help && (
                <>
                  {t.rather} <a href={helplineHref(help)}>{digits(`${help.phoneCode} ${help.phone}`, language)}</a>
                </>
              )}
            </p>
            <ContactForm helpline={help} />
            <p>
              <Link to="/report">{t.report}</Link>
            </p>
          </Card>
        </div>
        {phones.length > 0 && (
          <Card title={t.helpline}>
            <p>{t.helplineLead}</p>
            <Helplines phones={phones} />
            {hours.html && (
              <>
                <h3>{t.hours}</h3>
                <RichText html={hours.html} language={hours.language} />
              </>
            )}
          </Card>
        )}
        {(address.html || emails.length > 0) && (
          <Card title={t.address}>
            <RichText html={address.html} language={address.language} />
            {emails.length > 0 && (
              <>
                <h3>{t.emails}</h3>
                <Helplines phones={[]} emails={emails} />
              </>
            )}
          </Card>
        )}
      </div>
    </>
  );
}
