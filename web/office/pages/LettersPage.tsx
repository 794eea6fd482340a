import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { telHref } from '#contract/dial.ts';
import { answerLetter, listLetters, markLetterAnswered } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { mailTo } from '#web/contact-links.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { AssignedTo, ChooseBox, Chosen, chosenDeeds } from '#web/office/queue/Chosen.tsx';
import { type Keys, KeysHelp } from '#web/office/queue/KeysHelp.tsx';
import { MineField } from '#web/office/queue/MineField.tsx';
import { useKeptFilters } from '#web/office/queue/useKeptFilters.ts';
import { useListKeys } from '#web/office/queue/useListKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { lettersTexts } from './letters.texts.ts';

export const head = lettersTexts;

/** The pages from 1 to 9999. */
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state') === 'answered' ? 'answered' : '';
  const asked = searchParams.get('asked') ?? '';
  const requestedPage = searchParams.get('page') ?? '';
  const page = PAGE_NUMBER.test(requestedPage) ? Number(requestedPage) : 1;
  const mine = searchParams.get('mine') === 'Yes' ? 'Yes' : '';
  const list = await loadStaff(visitOf(context), listLetters, { state, asked, mine, page: String(page) });
  return { state, asked, mine, page, ...list };
}

const letterDeeds = deeds({ mail: answerLetter, answered: markLetterAnswered });

export const action = actionOfForms(letterDeeds, chosenDeeds);

const FILTERS = ['state', 'mine'] as const;
const KEYS: Keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'answer'],
  ['r', 'answered'],
  ['m', 'mine'],
  ['x', 'choose'],
];

const { Deed } = letterDeeds;

/** The messages of visitors and members to the trust, with the answers. */
export function Component() {
  const t = useTexts(lettersTexts);
  const language = useLanguage();
  const { state, asked, mine, page, letters, canMail, hasMore } = useLoaderData<typeof loader>();
  const pageAddress = (next: number) => `?${new URLSearchParams({ state, asked, mine, page: String(next) })}`;
  useKeptFilters('letters', FILTERS);
  useListKeys();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <Form role="search">
        <TextField name="asked" label={t.asked} hint={t.askedHint} defaultValue={asked} />
        <SelectField
          name="state"
          label={t.state}
          defaultValue={state}
          placeholder={t.waiting}
          options={[{ value: 'answered', label: t.wereAnswered }]}
        />
        <MineField value={mine} />
        <Button look="secondary">{t.find}</Button>
      </Form>
      <KeysHelp keys={KEYS} />
      {letters.length === 0 &&
        (asked || state || mine ? <p>{t.noneOfThese}</p> : <EmptyState title={t.none}>{t.noneText}</EmptyState>)}
      <ul className={styles.entries}>
        {letters.map(
          ({ reference, sent, name, email, phone, subject, words, answered, answer, by, how, assignedTo }) => (
            <li key={reference} className={styles.entry} data-entry tabIndex={-1}>
              <div className={styles.line}>
                {!answered && <ChooseBox reference={reference} name={reference} />}
                <h2>{subject}</h2>
              </div>
              <p className={styles.line}>
                <span>{name}</span>
                {email && <a href={mailTo(email, { subject: `${subject} (${reference})` })}>{email}</a>}
                {phone && <a href={telHref(phone)}>{phone}</a>}
                <span className={styles.soft}>
                  {reference} · {dayInIndia(sent, language)}
                </span>
              </p>
              <blockquote className={styles.words}>{words}</blockquote>
              {answered && (
                <div>
                  <p className={styles.soft}>
                    {t.answeredBy(by, dayInIndia(answered, language))} · {how === 'email' ? t.byMail : t.otherwise}
                  </p>
                  <blockquote className={styles.words}>{answer}</blockquote>
                </div>
              )}
              {!answered && <AssignedTo kind="letter" reference={reference} assignedTo={assignedTo} />}
              {!answered && canMail && email && (
                <div data-key="a">
                  <Deed deed="mail" member={reference} label={t.send}>
                    {(field) => (
                      <TextAreaField {...field('answer')} label={t.answer} hint={t.answerHint} rows={4} required />
                    )}
                  </Deed>
                </div>
              )}
              {!answered && (
                <details open={!canMail || !email} data-key="r">
                  <summary>{t.byCall}</summary>
                  <Deed deed="answered" member={reference} label={t.answered}>
                    {(field) => <TextField {...field('reason')} label={t.note} hint={t.noteHint} />}
                  </Deed>
                </details>
              )}
            </li>
          ),
        )}
      </ul>
      {state === '' && letters.length > 1 && <Chosen kind="letter" canAnswer />}
      {(page > 1 || hasMore) && (
        <p className={styles.line}>
          {page > 1 && <Link to={pageAddress(page - 1)}>{t.previous}</Link>}
          {hasMore && <Link to={pageAddress(page + 1)}>{t.next}</Link>}
        </p>
      )}
    </OfficeRoom>
  );
}
