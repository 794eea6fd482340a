import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listTexts } from '#contract/staff/desk.ts';
import { SITE_LISTS } from '#contract/staff/lists.ts';
import { visitOf } from '#web/api/visit.ts';
import { consentBoxesTexts } from '#web/fields/consent-boxes.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { DraftNote } from '#web/office/DraftNote.tsx';
import { loadStaff } from '#web/office/desk.ts';
import { draftTexts } from '#web/office/draft.texts.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { dayInIndia, digits } from '#words/numbers.ts';
import { listNames } from './lists.texts.ts';
import { storiesTexts } from './stories.texts.ts';
import { inOrder, pageOfText } from './text-places.ts';
import { draftsTexts, textsTexts } from './texts.texts.ts';

export const head = textsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listTexts);

/** All texts and lists of the site, with those that still have to be replaced by the trust's own. */
export function Component() {
  const t = useTexts(textsTexts);
  const language = useLanguage();
  const draftWords = useTexts(draftTexts);
  const { texts, placeholders, drafts } = useLoaderData<typeof loader>();
  const keys = inOrder([...new Set(texts.map(({ key }) => key))]);
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      {drafts.length > 0 && (
        <section>
          <h2>{draftWords.drafts}</h2>
          <ul className={styles.entries}>
            {drafts.map((draft) => (
              <li key={draft.id} className={styles.entry}>
                <DraftLink place={draft.place} subject={draft.subject} />
                <DraftNote draft={draft} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {placeholders.length > 0 && (
        <section className={styles.entry}>
          <h2 className={styles.late}>{t.placeholders}</h2>
          <p>{t.placeholdersLead}</p>
          <ul>
            {placeholders.map((what) => (
              <li key={what}>
                <Placeholder what={what} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2>{t.heading}</h2>
      <ul className={styles.entries}>
        {keys.map((key) => {
          const edited = texts
            .filter((text) => text.key === key)
            .map((text) => text.edited)
            .sort()
            .at(-1);
          return (
            <li key={key} className={styles.entry}>
              <p className={styles.line}>
                <Link to={`/office/texts/${key}`}>{pageOfText(key)?.[language] ?? key}</Link>
                <span className={styles.soft}>{edited ? t.edited(dayInIndia(edited, language)) : t.asItCame}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <h2>{t.lists}</h2>
      <ul className={styles.entries}>
        {SITE_LISTS.map((list) => (
          <li key={list} className={styles.entry}>
            <Link to={`/office/lists/${list}`}>{listNames[language][list]}</Link>
          </li>
        ))}
        <li className={styles.entry}>
          <Link to="/office/stories">{storiesTexts[language].heading}</Link>
        </li>
      </ul>
      <LawyersTexts />
    </OfficeRoom>
  );
}

/** A link to a draft, of a text in one language or of a list. */
function DraftLink({ place, subject }: { place: string; subject: string }) {
  const language = useLanguage();
  const list = SITE_LISTS.find((known) => known === place);
  if (list) return <Link to={`/office/lists/${list}`}>{listNames[language][list]}</Link>;
  const [key = '', lang] = subject.split(' ');
  return (
    <Link to={`/office/texts/${key}`}>
      {pageOfText(key)?.[language] ?? key} ({lang === 'bn' ? 'বাংলা' : 'English'})
    </Link>
  );
}

/** The list that contains each kind of item to fill in. Other kinds are texts. */
const LIST_OF_KIND: Readonly<Record<string, (typeof SITE_LISTS)[number]>> = {
  phone: 'phones',
  email: 'emails',
  link: 'links',
};

/** A link to an item that must be filled in: `text address bn`, `phone 1`, `link facebook`. */
function Placeholder({ what }: { what: string }) {
  const language = useLanguage();
  const [kind = '', name = '', lang] = what.split(' ');
  const list = LIST_OF_KIND[kind];
  return list ? (
    <Link to={`/office/lists/${list}`}>
      {listNames[language][list]}
      {name && `: ${digits(name, language)}`}
    </Link>
  ) : (
    <Link to={`/office/texts/${name}`}>
      {pageOfText(name)?.[language] ?? name} ({lang === 'bn' ? 'বাংলা' : 'English'})
    </Link>
  );
}

/** The names of the words beside the boxes, in `consentBoxesTexts`. */
const PARTS = ['lead', 'what', 'why', 'who', 'long', 'back', 'registration', 'marriageOnly', 'truthful'] as const;

/** The legal texts by their keys, with their names in `draftsTexts`. */
const TEXTS = [
  { key: 'notice', name: 'notice' },
  { key: 'privacy-policy', name: 'policy' },
  { key: 'terms', name: 'terms' },
  { key: 'accessibility', name: 'accessibility' },
] as const;

/**
 * The texts that still need a decision of the trust's lawyer: the legal texts, and the words beside the boxes of the
 * registration.
 */
function LawyersTexts() {
  const t = useTexts(draftsTexts);
  const words = useTexts(consentBoxesTexts);
  return (
    <section>
      <h2>{t.heading}</h2>
      <p>{t.lead}</p>
      <ul>
        {TEXTS.map(({ key, name }) => (
          <li key={key}>
            <Link to={`/office/texts/${key}`}>{t[name]}</Link>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t.boxes}</summary>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>{words[part]}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
