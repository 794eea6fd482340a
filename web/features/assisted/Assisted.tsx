import { askTrust, type showAssisted, stopTrust } from '#contract/assisted.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { Terms } from '#web/ui/Terms.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { assistedTexts } from './assisted.texts.ts';
import { assistedConsentTexts } from './assisted-consent.texts.ts';

/** The small forms that ask the trust to look for a match, and that end this. */
export const assistedDeeds = deeds({ askTrust, stopTrust });
const { Deed } = assistedDeeds;

/**
 * Offers that the trust looks for a match. Once the family has asked for this, lists the staff who have viewed the
 * profile, with a form to stop.
 */
export function Assisted({ since, isCandidates: isForCandidateToAsk, looks }: ReturnedDraft<typeof showAssisted>) {
  const t = useTexts(assistedTexts);
  const language = useLanguage();
  if (since === '')
    return (
      <>
        <p>{t.lead}</p>
        <ConsentWords />
        {isForCandidateToAsk ? <p>{t.candidates}</p> : <AgreeButton />}
      </>
    );
  return (
    <>
      <p>{t.isOn(dayInIndia(since, language))}</p>
      <h3>{t.looks}</h3>
      {looks.length === 0 ? (
        <p>{t.nobody}</p>
      ) : (
        <ul>
          {looks.map(({ name, day }) => (
            <li key={`${name} ${day}`}>{t.look(name, dayInIndia(day, language))}</li>
          ))}
        </ul>
      )}
      <ButtonFold id="stop-trust" label={t.stop} look="quiet">
        <p>{t.stopText}</p>
        <Deed deed="stopTrust" label={t.stopNow} look="grave" />
      </ButtonFold>
    </>
  );
}

function ConsentWords() {
  const t = useTexts(assistedConsentTexts);
  return (
    <Terms
      of={[
        [t.readersName, t.readers],
        [t.nextName, t.next],
        [t.seeName, t.see],
        [t.freeName, t.free],
        [t.backName, t.back],
      ]}
    />
  );
}

function AgreeButton() {
  const t = useTexts(assistedConsentTexts);
  return <Deed deed="askTrust" label={t.agree} look="primary" sent={{ hasAgreed: 'Yes' }} />;
}
