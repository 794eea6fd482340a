import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listBreaches, openBreach } from '#contract/staff/breaches.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AddForm } from '#web/office/AddForm.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia, momentInIndia, number } from '#words/numbers.ts';
import { breachesTexts } from './breaches.texts.ts';

export const head = breachesTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listBreaches);

const breachDeeds = deeds({ open: openBreach });

export const action = actionOfForms(breachDeeds);

const { Deed } = breachDeeds;

/** All data breaches, and a form to record a new one. */
export function Component() {
  const t = useTexts(breachesTexts);
  const language = useLanguage();
  const { breaches } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description} skips={({ deed }) => deed === 'open'}>
      {breaches.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      <ul className={styles.entries}>
        {breaches.map(({ id, what, known, closed, people, told }) => (
          <li key={id} className={styles.entry}>
            <h2>
              <Link to={`/office/breaches/${id}`}>{momentInIndia(known, language)}</Link>
            </h2>
            <p>{what}</p>
            <p className={styles.soft}>
              {t.people(number(people, language), number(told, language))}{' '}
              {closed && `· ${t.isClosed(dayInIndia(closed, language))}`}
            </p>
          </li>
        ))}
      </ul>
      <h2>{t.begin}</h2>
      <AddForm deed="open">
        <Deed deed="open" label={t.begin}>
          {(field) => (
            <>
              <TextAreaField {...field('reason')} label={t.what} hint={t.whatHint} rows={4} required />
              <TextField {...field('known')} label={t.known} hint={t.knownHint} type="datetime-local" />
            </>
          )}
        </Deed>
      </AddForm>
    </OfficeRoom>
  );
}
