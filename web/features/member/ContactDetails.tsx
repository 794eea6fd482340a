import { dialled } from '#contract/phone.ts';
import { useAnswers } from '#web/fields/useAnswers.ts';
import { DeedForm } from '#web/forms/DeedForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#web/i18n/numbers.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { deedTexts } from './deeds.texts.ts';
import styles from './Member.module.css';
import { useOpenedContact } from './open-contact-action.ts';

/** The phone and the full name of a family that has accepted, behind a button that says who will know. */
export function ContactDetails({ member }: { member: string }) {
  const t = useTexts(deedTexts);
  const language = useLanguage();
  const { wordOf } = useAnswers();
  const contact = useOpenedContact();
  return (
    <section>
      <h3>{t.contact}</h3>
      {contact ? (
        <Facts
          facts={[
            { label: t.fullName, value: contact.fullName },
            {
              label: t.phone,
              value: (
                <a className={styles.phone} href={`tel:${dialled(contact.phone)}`}>
                  {digits(contact.phone, language)}
                </a>
              ),
            },
            ...(contact.guardianName
              ? [
                  {
                    label: t.guardian,
                    value: contact.guardianRelation
                      ? t.guardianOf(contact.guardianName, wordOf(contact.guardianRelation))
                      : contact.guardianName,
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <>
          <p>{t.contactText}</p>
          <DeedForm deed="contact" member={member} label={t.openContact} look="primary" />
        </>
      )}
    </section>
  );
}
