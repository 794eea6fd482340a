import type { ReturnedDraft } from '#contract/call.ts';
import { HAEMOGLOBIN_STATUSES, type showHaemoglobin } from '#contract/haemoglobin.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia, longDate } from '#words/numbers.ts';
import { haemoglobinDeeds } from './haemoglobin.deeds.ts';
import { haemoglobinTexts } from './haemoglobin.texts.ts';

const { Deed } = haemoglobinDeeds;

interface Props {
  /** Null in a session that may not read it. */
  result: ReturnedDraft<typeof showHaemoglobin> | null;
}

/** The member's own result, private, and what it is for. */
export function Haemoglobin({ result }: Props) {
  const t = useTexts(haemoglobinTexts);
  const language = useLanguage();
  const options = HAEMOGLOBIN_STATUSES.map((value) => ({
    value,
    label: value === 'other' ? t.otherCarrier : t[value],
  }));
  return (
    <>
      <h3 id="haemoglobin">{t.haemoglobin}</h3>
      <p>{result ? t.haemoglobinText : t.haemoglobinMayNot}</p>
      {result?.lockedUntil && (
        <>
          <p>{t.locked(dayInIndia(result.lockedUntil, language))}</p>
          <Facts
            facts={[
              { label: t.status, value: options.find(({ value }) => value === result.status)?.label },
              { label: t.testedOn, value: result.testedOn && longDate(result.testedOn, language) },
            ].filter(({ value }) => value)}
          />
        </>
      )}
      {result && !result.lockedUntil && (
        <Deed deed="result" label={t.save} initial={{ status: result.status, testedOn: result.testedOn }}>
          {(field) => (
            <>
              <SelectField {...field('status')} label={t.status} placeholder={t.choose} options={options} />
              <TextField {...field('testedOn')} label={t.testedOn} hint={t.testedOnHint} type="date" />
            </>
          )}
        </Deed>
      )}
    </>
  );
}
