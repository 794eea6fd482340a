import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showTelling } from '#contract/notification-settings.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Columns } from '#web/ui/Columns.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { digits } from '#words/numbers.ts';
import { tellingDeeds } from './notification-settings.actions.ts';
import { tellingTexts } from './notification-settings.texts.ts';
import styles from './Telling.module.css';
import { ThisPhone } from './ThisPhone.tsx';

const { Deed } = tellingDeeds;

type Loaded = ReturnedDraft<typeof showTelling>;

/** By which ways this account is told of what happens, each agreed to on its own. */
export function Telling(loaded: Loaded) {
  const t = useTexts(tellingTexts);
  const language = useLanguage();
  const { emailAddress, phone } = loaded;
  const box = (name: 'email' | 'sms' | 'push' | 'weekly') => ({
    ...{ name, id: `channel-${name}`, defaultChecked: loaded[name] === 'Yes' },
  });
  return (
    <>
      <p>{t.lead}</p>
      <Deed deed="telling" label={t.save} look="primary">
        {(field) => (
          <>
            <Columns>
              <div className={styles.ways}>
                {loaded.hasSms && (
                  <CheckboxField
                    {...box('sms')}
                    label={t.sms(digits(phone, language))}
                    hint={
                      !loaded.isPhoneConfirmed && (
                        <>
                          {t.unconfirmedPhone} <Link to="/confirm-phone">{t.confirmPhone}</Link>
                        </>
                      )
                    }
                  />
                )}
                {loaded.hasEmail && (
                  <CheckboxField
                    {...box('email')}
                    label={emailAddress ? t.email(emailAddress) : t.noEmail}
                    disabled={emailAddress === ''}
                    hint={
                      !loaded.isEmailConfirmed && (
                        <>
                          {emailAddress && `${t.unconfirmed} `}
                          <Link to="/phone-and-email">{emailAddress ? t.confirmEmail : t.giveEmail}</Link>
                        </>
                      )
                    }
                  />
                )}
                {loaded.hasBrowser && <CheckboxField {...box('push')} label={t.push} />}
                <CheckboxField {...box('weekly')} label={t.weekly} />
              </div>
              <div className={styles.language}>
                <RadioField
                  {...field('language')}
                  label={t.language}
                  defaultValue={loaded.language}
                  options={[
                    { value: 'bn', label: 'বাংলা' },
                    { value: 'en', label: 'English' },
                  ]}
                />
                {loaded.pushKey !== '' && (
                  <div className={styles.here}>
                    <p>
                      {t.here}
                      <span className={`soft ${styles.soft}`}>{t.hereHint}</span>
                    </p>
                    <ThisPhone pushKey={loaded.pushKey} />
                  </div>
                )}
              </div>
            </Columns>
          </>
        )}
      </Deed>
      <p className={`soft ${styles.soft}`}>{t.quiet}</p>
    </>
  );
}
