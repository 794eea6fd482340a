import type { ReturnedDraft } from '#contract/call.ts';
import { helplineHref } from '#contract/dial.ts';
import { answerMarriedLetter, CARE_PHONES, showMarriedLetters, stopMarriedLetters } from '#contract/married-letters.ts';
import type { Visit } from '#web/api/visit.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { digits } from '#words/numbers.ts';
import { marriedLettersTexts } from './married-letters.texts.ts';

const letterDeeds = deeds({ 'letters-stop': stopMarriedLetters, 'letters-answer': answerMarriedLetter });
const { Deed } = letterDeeds;
/** The actions of the forms for the time after a wedding, for the page that shows them. */
export const letterActions = letterDeeds.actions;

/** The state of the trust's e-mails after a wedding, and the text (HTML) about a counsellor with its language. */
export type LetterFacts = ReturnedDraft<typeof showMarriedLetters> & { language: string };

/**
 * Loads whether the trust sends its e-mails after a wedding to the reader. Returns null if the call is refused, because
 * only the bride and the groom may read this.
 */
export async function loadLetters(visit: Visit): Promise<LetterFacts | null> {
  const answer = await visit.api(showMarriedLetters);
  return answer.ok ? { ...answer.values, language: visit.language } : null;
}

/**
 * Shows whom to contact after a wedding. Once the reader has said that they are married, also shows whether the trust
 * sends its e-mails, how to stop them, and a form to write to the women's desk.
 */
export function AfterWedding({ facts }: { facts: LetterFacts | null }) {
  const t = useTexts(marriedLettersTexts);
  const language = useLanguage();
  if (facts === null) return null;
  const { state, counsellor } = facts;
  const isWrittenTo = state !== 'none';
  return (
    <section aria-labelledby="after">
      <h2 id="after">{t.heading}</h2>
      <p>{t.lead}</p>
      {counsellor && <RichText html={counsellor} language={facts.language} />}
      <ul>
        {(['mind', 'women', 'danger'] as const).map((who) => (
          <li key={who}>
            <a href={helplineHref({ phoneCode: '', phone: CARE_PHONES[who] })}>{digits(CARE_PHONES[who], language)}</a>{' '}
            {t[who]}
          </li>
        ))}
      </ul>
      {isWrittenTo && (
        <>
          <Deed deed="letters-answer" label={t.send}>
            {(field) => <TextAreaField {...field('words')} label={t.write} hint={t.writeHint} rows={4} />}
          </Deed>
          <p className="soft">{state === 'stopped' ? t.stopped : t.letters}</p>
          {state === 'open' && <Deed deed="letters-stop" label={t.stop} look="quiet" />}
        </>
      )}
    </section>
  );
}
