import { askTrust, type showAssisted, stopTrust } from '#contract/assisted.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { Terms } from '#web/ui/Terms.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { assistedTexts } from './assisted.texts.ts';
import { assistedConsentTexts } from './assisted-consent.texts.ts';

export const assistedDeeds = deeds({ askTrust, stopTrust });
const { Deed } = assistedDeeds;

/** Shows that the trust looks for this family: what this means, who has looked, and how to stop it. */
export function Assisted({ since, isCandidates, looks }: ReturnedDraft<typeof showAssisted>) {
  const t = useTexts(assistedTexts);
  const language = useLanguage();
  if (since === '')
    return (
      <>
        <p>{t.lead}</p>
        <Words />
        {isCandidates ? <p>{t.candidates}</p> : <Agree />}
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

function Words() {
  const w = useTexts(assistedConsentTexts);
  return (
    <Terms
      of={[
        [w.readersName, w.readers],
        [w.nextName, w.next],
        [w.seeName, w.see],
        [w.freeName, w.free],
        [w.backName, w.back],
      ]}
    />
  );
}

function Agree() {
  const w = useTexts(assistedConsentTexts);
  return <Deed deed="askTrust" label={w.agree} look="primary" sent={{ hasAgreed: 'Yes' }} />;
}
