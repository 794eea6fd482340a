import type { Consent } from '#contract/my-data.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { consentNames } from '#words/choices/consents.ts';
import { choiceIn } from '#words/label.ts';
import { dayInIndia } from '#words/numbers.ts';
import { saidByWhom } from '#words/said-by-whom.ts';
import { myDataTexts } from './my-data.texts.ts';

/** What the member has agreed to, when, in which language, and what was taken back. */
export function Consents({ consents }: { consents: readonly Consent[] }) {
  const t = useTexts(myDataTexts);
  const language = useLanguage();
  const describe = (consent: Consent) =>
    [
      choiceIn(consentNames, consent.kind, language),
      ...(consent.about ? [t.with(consent.about)] : []),
      ...(consent.by ? [saidByWhom(consent, language)] : []),
      (consent.language === 'bn' ? t.givenInBengali : t.givenInEnglish)(dayInIndia(consent.givenAt, language)),
      ...(consent.withdrawnAt ? [t.withdrawn(dayInIndia(consent.withdrawnAt, language))] : []),
    ].join(', ');
  return (
    <ul>
      {consents.map((consent) => (
        <li key={`${consent.kind} ${consent.about} ${consent.by} ${consent.givenAt}`}>{describe(consent)}</li>
      ))}
    </ul>
  );
}
