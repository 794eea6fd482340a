import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { addBrowser, type showTelling, updateTelling } from '#contract/notification-settings.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Columns } from '#web/ui/Columns.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { digits } from '#words/numbers.ts';
import { tellingTexts } from './notification-settings.texts.ts';
import styles from './Telling.module.css';

/** `denied`: the reader refused the browser's permission. `failed`: the browser or the server could not register it. */
type PushResult = 'on' | 'denied' | 'failed';

/** Checks whether this browser can show notices. */
const canShowNotices = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification === 'function';

/**
 * Requests the browser's permission to show notices, and registers this browser with the server. Called after a press,
 * because browsers refuse an unprompted request. `pushKey` is the server's public key.
 */
export async function askThisPhone(pushKey: string): Promise<PushResult> {
  if ((await Notification.requestPermission?.()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const subscription = await registration?.pushManager.subscribe(options).catch(() => undefined);
  if (!subscription) return 'failed';
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const answer = await browserApi(addBrowser, { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' });
  return answer.ok && answer.values.code === OUTCOME.done ? 'on' : 'failed';
}

/** The small form that saves the channels of the notices and their language. */
export const tellingDeeds = deeds({ telling: updateTelling });

const { Deed } = tellingDeeds;

type Loaded = ReturnedDraft<typeof showTelling>;

/** The channels by which this account is notified, each with its own consent. */
export function Telling(loaded: Loaded) {
  const t = useTexts(tellingTexts);
  const language = useLanguage();
  const { emailAddress, phone } = loaded;
  /** Returns the props of a channel's checkbox. */
  const channel = (name: 'email' | 'sms' | 'push' | 'weekly') => ({
    name,
    id: `channel-${name}`,
    defaultChecked: loaded[name] === 'Yes',
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
                    {...channel('sms')}
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
                    {...channel('email')}
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
                {loaded.hasBrowser && <CheckboxField {...channel('push')} label={t.push} />}
                <CheckboxField {...channel('weekly')} label={t.weekly} />
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

/** A button that turns on notices on this phone or computer. The browser requests permission only after the press. */
function ThisPhone({ pushKey }: { pushKey: string }) {
  const t = useTexts(tellingTexts);
  const [result, setResult] = useState<PushResult | 'busy'>();
  const { revalidate } = useRevalidator();
  const isAlive = useIsAlive();
  if (!isAlive || !canShowNotices() || pushKey === '') return null;

  async function turnOn() {
    setResult('busy');
    const pushResult = await askThisPhone(pushKey).catch(() => 'failed' as const);
    setResult(pushResult);
    if (pushResult === 'on') await revalidate();
  }
  return (
    <>
      {result !== undefined && result !== 'busy' && (
        <Notice tone={result === 'on' ? 'success' : 'error'}>{t[result]}</Notice>
      )}
      <Button type="button" look="secondary" isBusy={result === 'busy'} onClick={turnOn}>
        {t.turnOn}
      </Button>
    </>
  );
}
