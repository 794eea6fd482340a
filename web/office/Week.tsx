import { Link } from 'react-router';
import { WEEK_FIGURES } from '#contract/staff/week.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { momentInIndia, number } from '#words/numbers.ts';
import { type Desk, useDesk } from './desk.ts';
import styles from './Office.module.css';
import { weekTexts } from './pages/today.texts.ts';

/** What was done this week, and the week before beside it. */
export function Week() {
  const { week }: Pick<Desk, 'week'> = useDesk();
  const t = useTexts(weekTexts);
  const language = useLanguage();
  if (week === null) return null;
  return (
    <section>
      <h2>{t.heading}</h2>
      <p className={styles.soft}>{t.counted(momentInIndia(week.countedAt, language))}</p>
      <table className={styles.figures}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.now}</th>
            <th scope="col">{t.before}</th>
          </tr>
        </thead>
        <tbody>
          {WEEK_FIGURES.map((name) => (
            <tr key={name}>
              <th scope="row">{t[name]}</th>
              <td>{number(week.now[name], language)}</td>
              <td>{number(week.before[name], language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How many texts are not the trust's own yet, for a member of staff who may write them. */
export function ToFillIn() {
  const t = useTexts(weekTexts);
  const language = useLanguage();
  const count = useDesk().waiting.texts ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles.entry}>
      <Link to="/office/texts">{t.placeholders(number(count, language))}</Link>
    </p>
  );
}
