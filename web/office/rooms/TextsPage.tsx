import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listTexts } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { Sheet } from '#web/office/Sheet.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { textsTexts } from './texts.texts.ts';

export const head = textsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listTexts);

/** Every text of the site, by its key. */
export function Component() {
  const t = useTexts(textsTexts);
  const language = useLanguage();
  const { texts } = useLoaderData<typeof loader>();
  const keys = [...new Set(texts.map(({ key }) => key))];
  return (
    <Sheet heading={t.heading} lead={t.description}>
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
                <Link to={`/office/texts/${key}`}>{key}</Link>
                <span className={styles.soft}>{edited ? t.edited(dayInIndia(edited, language)) : t.asItCame}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
