import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  addBreachPeople,
  closeBreach,
  noteBreachDeed,
  saveBreachLetter,
  sendBreachLetter,
  showBreach,
} from '#contract/staff/breaches.ts';
import { visitOf } from '#web/api/visit.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AddForm } from '#web/office/AddForm.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { RemainingTime } from '#web/office/RemainingTime.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { breachDeeds, breachNoted, breachSources } from '#words/choices/breaches.ts';
import { choiceIn, labelIn } from '#words/label.ts';
import { momentInIndia, number } from '#words/numbers.ts';
import { breachesTexts } from './breaches.texts.ts';

export const head = breachesTexts;

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadStaff(visitOf(context), showBreach, { member: params.breachId ?? '' });

const pageDeeds = deeds({
  people: addBreachPeople,
  letter: saveBreachLetter,
  send: sendBreachLetter,
  note: noteBreachDeed,
  close: closeBreach,
});

export const action = actionOfForms(pageDeeds);

const { Deed } = pageDeeds;

/** One data breach: the legal deadlines, the people affected, the letter, and a log of what was done. */
export function Component() {
  const t = useTexts(breachesTexts);
  const language = useLanguage();
  const { breach: entry, sources, deeds: done, letter, work } = useLoaderData<typeof loader>();
  const member = String(entry.id);
  const count = (n: number) => number(n, language);
  // The record of a search begins with the name of the register.
  const searchInWords = (words: string) => {
    const [register = '', ...rest] = words.split(' · ');
    return [choiceIn(breachSources, register, language), ...rest].join(' · ');
  };
  return (
    <OfficeRoom
      heading={`${t.heading} · ${momentInIndia(entry.known, language)}`}
      lead={entry.what}
      skips={({ deed }) => deed === 'note'}
    >
      <h2>{t.hours}</h2>
      {entry.certinBy && (
        <div className={styles.line}>
          <span>{t.certinBy}</span> <RemainingTime due={entry.certinBy} />
        </div>
      )}
      {entry.boardBy && (
        <div className={styles.line}>
          <span>{t.boardBy}</span> <RemainingTime due={entry.boardBy} />
        </div>
      )}
      {!entry.certinBy && !entry.boardBy && <p>{t.allTold}</p>}
      <h2>{t.record}</h2>
      <ul className={styles.records}>
        {done.map(({ at, by, kind, words }) => (
          <li key={`${at} ${kind}`}>
            <span className={styles.soft}>{momentInIndia(at, language)}</span> {labelIn(breachDeeds[kind], language)}{' '}
            {words && `· ${kind === 'people' ? searchInWords(words) : words}`} <span className={styles.soft}>{by}</span>
          </li>
        ))}
      </ul>
      <AddForm deed="note" member={member}>
        <Deed deed="note" member={member} label={t.note}>
          {(field) => (
            <>
              <ChoiceSelect {...field('kind')} label={t.kind} names={breachNoted} required />
              <TextAreaField {...field('reason')} label={t.words} rows={2} required />
            </>
          )}
        </Deed>
      </AddForm>
      <h2>{t.found}</h2>
      {work && (
        <Notice tone="info" title={work.kind === 'letters' ? t.sending : t.adding}>
          <p>{t.soFar(count(work.looked), count(work.ofAll))}</p>
          <p>
            <Link to={`/office/breaches/${member}`}>{t.lookAgain}</Link>
          </p>
        </Notice>
      )}
      <p>{t.people(count(entry.people), count(entry.told))}</p>
      <ul>
        {sources.map(({ source, people }) => (
          <li key={source}>
            {labelIn(breachSources[source], language)}: {count(people)}
          </li>
        ))}
      </ul>
      <Deed deed="people" member={member} label={t.add}>
        {(field) => (
          <>
            <ChoiceSelect {...field('source')} label={t.source} names={breachSources} required />
            <TextField {...field('who')} label={t.who} hint={t.whoHint} />
            <TextField {...field('from')} label={t.from} type="datetime-local" />
            <TextField {...field('until')} label={t.until} type="datetime-local" />
          </>
        )}
      </Deed>
      <h2>{t.letter}</h2>
      <Notice tone="info">{t.draft}</Notice>
      <Deed deed="letter" member={member} label={t.save} initial={letter}>
        {(field) => (
          <div className={styles.sides}>
            <div>
              <TextField {...field('subjectBn')} label={t.subjectBn} required />
              <TextAreaField {...field('letterBn')} label={t.letterBn} rows={14} required />
            </div>
            <div>
              <TextField {...field('subjectEn')} label={t.subjectEn} required />
              <TextAreaField {...field('letterEn')} label={t.letterEn} rows={14} required />
            </div>
          </div>
        )}
      </Deed>
      <details>
        <summary>{t.send}</summary>
        <p>{t.sendText}</p>
        <Deed deed="send" member={member} label={t.send} look="grave">
          {(field) => <Proof field={field} />}
        </Deed>
      </details>
      {!entry.closed && (
        <details>
          <summary>{t.close}</summary>
          <Deed deed="close" member={member} label={t.close}>
            {(field) => <TextAreaField {...field('reason')} label={t.why} rows={2} required />}
          </Deed>
        </details>
      )}
    </OfficeRoom>
  );
}
