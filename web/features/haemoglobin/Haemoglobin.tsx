import type { ReturnedDraft } from '#contract/call.ts';
import { type showHaemoglobin, updateHaemoglobin } from '#contract/haemoglobin.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { haemoglobinStatuses } from '#words/choices/health.ts';
import { choiceIn } from '#words/label.ts';
import { dayInIndia, longDate } from '#words/numbers.ts';
import { haemoglobinTexts } from './haemoglobin.texts.ts';

/** The small form that saves the member's own haemoglobin result. */
export const haemoglobinDeeds = deeds({ result: updateHaemoglobin });

const { Deed } = haemoglobinDeeds;

interface Props {
  /** The member's result; null if the session may not read it. */
  result: ReturnedDraft<typeof showHaemoglobin> | null;
}

/** The member's own private haemoglobin result: the form for it, or the locked result, with its purpose. */
export function Haemoglobin({ result }: Props) {
  const t = useTexts(haemoglobinTexts);
  return (
    <Accordion
      items={[{ id: 'haemoglobin', heading: t.haemoglobin, isOpen: true, content: <Content result={result} /> }]}
    />
  );
}

function Content({ result }: Props) {
  const t = useTexts(haemoglobinTexts);
  const language = useLanguage();
  return (
    <>
      <p>{result ? t.haemoglobinText : t.haemoglobinMayNot}</p>
      {result?.lockedUntil && (
        <>
          <p>{t.locked(dayInIndia(result.lockedUntil, language))}</p>
          <Facts
            facts={[
              { label: t.status, value: choiceIn(haemoglobinStatuses, result.status, language) },
              { label: t.testedOn, value: result.testedOn && longDate(result.testedOn, language) },
            ].filter(({ value }) => value)}
          />
        </>
      )}
      {result?.countsFrom && <p>{t.countsFrom(dayInIndia(result.countsFrom, language))}</p>}
      {result && !result.lockedUntil && (
        <Deed deed="result" label={t.save} initial={{ status: result.status, testedOn: result.testedOn }}>
          {(field) => (
            <>
              <ChoiceSelect {...field('status')} label={t.status} names={haemoglobinStatuses} />
              <TextField {...field('testedOn')} label={t.testedOn} hint={t.testedOnHint} type="date" />
            </>
          )}
        </Deed>
      )}
    </>
  );
}
