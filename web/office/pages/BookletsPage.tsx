import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BOOKLET_PARTS } from '#contract/booklet-parts.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import { bookletAddress, listBooklets, makeBookletCopies } from '#contract/staff/booklets.ts';
import { stopWork } from '#contract/staff/works.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { FileLink } from '#web/forms/FileLink.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Work } from '#web/office/Work.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { chooseWord } from '#words/label.ts';
import { momentInIndia, number } from '#words/numbers.ts';
import { bookletsTexts } from './booklets.texts.ts';

export const head = bookletsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listBooklets);

const bookletDeeds = deeds({ make: makeBookletCopies, stop: stopWork });

export const action = actionOfForms(bookletDeeds);

const { Deed } = bookletDeeds;

/** The printed booklets: how many would be in each, the production of copies, and the recipients. */
export function Component() {
  const t = useTexts(bookletsTexts);
  const language = useLanguage();
  const { printable, work, copies } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <h2>{t.printable}</h2>
      <ul>
        {printable.map(({ part, count }) => (
          <li key={part}>
            {t[part]}: {t.people(number(count, language))}
          </li>
        ))}
      </ul>
      {work && (
        <Work work={work} title={t.working}>
          <Deed deed="stop" label={t.stop} sent={{ id: String(work.id) }} look="quiet" />
        </Work>
      )}
      <h2>{t.make}</h2>
      <Deed key={copies[0]?.number} deed="make" label={t.begin} initial={{ copies: '1', language }}>
        {(field) => (
          <>
            <SelectField
              {...field('part')}
              label={t.part}
              placeholder={chooseWord[language]}
              options={BOOKLET_PARTS.map((part) => ({ value: part, label: t[part] }))}
              required
            />
            <SelectField
              {...field('language')}
              label={t.language}
              placeholder={chooseWord[language]}
              options={[
                { value: 'bn', label: t.bengali },
                { value: 'en', label: t.english },
              ]}
              required
            />
            <TextField {...field('copies')} label={t.copies} inputMode="numeric" autoComplete="off" required />
            <TextField {...field('givenTo')} label={t.givenTo} hint={t.givenToHint} autoComplete="off" required />
          </>
        )}
      </Deed>
      <h2>{t.register}</h2>
      {copies.length === 0 ? <EmptyState title={t.none}>{null}</EmptyState> : <p>{t.registerLead}</p>}
      <ul className={styles.entries}>
        {copies.map((copy) => (
          <li key={copy.number} className={styles.entry}>
            <Copy {...copy} />
          </li>
        ))}
      </ul>
    </OfficeRoom>
  );
}

type BookletCopy = ReturnedDraft<typeof listBooklets>['copies'][number];

/** One copy in the register: its contents, its recipient, and a link to print it while it is open. */
function Copy({ number: copy, part, language: inLanguage, givenTo, madeBy, entries, madeAt, isOpen }: BookletCopy) {
  const t = useTexts(bookletsTexts);
  const language = useLanguage();
  const facts = [t[part], inLanguage === 'bn' ? t.bengali : t.english, t.people(number(entries, language))];
  return (
    <>
      <h3>
        {t.copy(number(copy, language))} · {givenTo}
      </h3>
      <p className={styles.soft}>
        {[...facts, momentInIndia(madeAt, language), t.by(madeBy), !isOpen && t.closed].filter(Boolean).join(' · ')}
      </p>
      {isOpen && <FileLink to={bookletAddress(copy)} label={t.print} />}
    </>
  );
}
