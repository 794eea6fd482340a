import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showTelling } from '#contract/telling.ts';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Columns } from '#web/ui/Columns.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { digits } from '#words/numbers.ts';
import styles from './Telling.module.css';
import { ThisPhone } from './ThisPhone.tsx';
import { tellingDeeds } from './telling.deeds.ts';
import { tellingTexts } from './telling.texts.ts';

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
    <Card title={<span id="channels">{t.heading}</span>}>
      <p>{t.lead}</p>
      <Deed deed="telling" label={t.save} look="primary">
        {(field) => (
          <>
            <Columns>
              <div className={styles.ways}>
                {loaded.hasSms && (
                  <div>
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
                  </div>
                )}
                {loaded.hasEmail && emailAddress !== '' && (
                  <div>
                    <CheckboxField
                      {...box('email')}
                      label={t.email(emailAddress)}
                      hint={
                        !loaded.isEmailConfirmed && (
                          <>
                            {t.unconfirmed} <Link to="/phone-and-email">{t.confirmEmail}</Link>
                          </>
                        )
                      }
                    />
                  </div>
                )}
                {loaded.hasEmail && emailAddress === '' && (
                  <div className={styles.off}>
                    <Icon name="mail" />
                    <div>
                      {t.noEmail}
                      <span className={styles.soft}>{t.noEmailHint}</span>
                    </div>
                    <LinkButton to="/phone-and-email" look="secondary">
                      {t.giveEmail}
                    </LinkButton>
                  </div>
                )}
                {loaded.hasBrowser && (
                  <div>
                    <CheckboxField {...box('push')} label={t.push} />
                  </div>
                )}
                {loaded.pushKey !== '' && (
                  <div className={styles.off}>
                    <Icon name="phone" />
                    <div>
                      {t.here}
                      <span className={styles.soft}>{t.hereHint}</span>
                    </div>
                    <ThisPhone pushKey={loaded.pushKey} />
                  </div>
                )}
                <div>
                  <CheckboxField {...box('weekly')} label={t.weekly} />
                </div>
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
                <p className={styles.quiet}>{t.quiet}</p>
              </div>
            </Columns>
          </>
        )}
      </Deed>
    </Card>
  );
}
