import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { telHref } from '#contract/dial.ts';
import { answerLetter, listLetters, markLetterAnswered } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOf, deeds } from '#web/forms/deeds.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { Sheet } from '#web/office/Sheet.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { lettersTexts } from './letters.texts.ts';

export const head = lettersTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listLetters);

const letterDeeds = deeds({ mail: answerLetter, answered: markLetterAnswered });

export const action = actionOf(letterDeeds);

const { Deed } = letterDeeds;

/** What visitors and members wrote to the trust, the oldest first. */
export function Component() {
  const t = useTexts(lettersTexts);
  const language = useLanguage();
  const { letters, canMail } = useLoaderData<typeof loader>();
  return (
    <Sheet heading={t.heading} lead={t.description}>
      {letters.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      <ul className={styles.entries}>
        {letters.map(({ reference, sent, name, email, phone, subject, words }) => (
          <li key={reference} className={styles.entry}>
            <h2>{subject}</h2>
            <p className={styles.line}>
              <span>{name}</span>
              {email && (
                <a href={`mailto:${email}?subject=${encodeURIComponent(`${subject} (${reference})`)}`}>{email}</a>
              )}
              {phone && <a href={telHref(phone)}>{phone}</a>}
              <span className={styles.soft}>
                {reference} · {dayInIndia(sent, language)}
              </span>
            </p>
            <blockquote className={styles.words}>{words}</blockquote>
            {canMail && email && (
              <Deed deed="mail" member={reference} label={t.send}>
                {(field) => (
                  <TextAreaField {...field('answer')} label={t.answer} hint={t.answerHint} rows={4} required />
                )}
              </Deed>
            )}
            <details open={!canMail || !email}>
              <summary>{t.byCall}</summary>
              <Deed deed="answered" member={reference} label={t.answered}>
                {(field) => <TextField {...field('reason')} label={t.note} hint={t.noteHint} />}
              </Deed>
            </details>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
