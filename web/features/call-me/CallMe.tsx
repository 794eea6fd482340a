import { askCall, CALL_HOURS } from '#contract/call-me.ts';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { deeds } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labelIn } from '#words/label.ts';
import { callHours, callMeTexts } from './call-me.texts.ts';

/** The small form that asks the office to call. */
export const callMeDeeds = deeds({ callMe: askCall });
const { Deed } = callMeDeeds;

/** The anchor to which pages link for readers who prefer a call. */
export const CALL_ME = 'call-me';

/** A form for readers who prefer a call: their number and suitable hours. It is separate from the page's other form. */
export function CallMe() {
  const t = useTexts(callMeTexts);
  const language = useLanguage();
  return (
    <div id={CALL_ME}>
      <Card title={t.title}>
        <p>{t.lead}</p>
        <DeedNotice isOfDeeds />
        <Deed deed="callMe" label={t.ask} look="primary" at={CALL_ME} sent={{ language }} initial={{ hours: 'any' }}>
          {(field) => (
            <>
              <PhoneField {...field('phone')} label={t.phone} hint={t.phoneHint} required />
              <TextField {...field('name')} label={t.name} autoComplete="name" />
              <RadioField
                {...field('hours')}
                label={t.hours}
                options={CALL_HOURS.map((value) => ({ value, label: labelIn(callHours[value], language) }))}
              />
            </>
          )}
        </Deed>
      </Card>
    </div>
  );
}
