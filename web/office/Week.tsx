import { Form, Link } from 'react-router';
import { showWeekNear } from '#contract/staff/today.ts';
import { WEEK_FIGURES } from '#contract/staff/week.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { momentInIndia, number } from '#words/numbers.ts';
import { type Desk, mayEnter, useDesk } from './desk.ts';
import styles from './Office.module.css';
import { officeTexts } from './office.texts.ts';
import { weekTexts } from './pages/today.texts.ts';
import { NearField } from './queue/NearField.tsx';

/** The office's work of this week beside that of the week before, everywhere or near a place. */
export function Week({ near, weekNear }: { near: string; weekNear: Desk['week'] }) {
  const desk = useDesk();
  const week = near === '' ? desk.week : weekNear;
  const t = useTexts(weekTexts);
  const o = useTexts(officeTexts);
  return (
    <section id="week">
      <h2>{t.heading}</h2>
      {mayEnter(desk, showWeekNear) && desk.places.length > 0 && (
        <Form role="search" action="#week" preventScrollReset className={styles.filters}>
          <NearField value={near} />
          <Button look="secondary">{o.show}</Button>
        </Form>
      )}
      {week && <Figures week={week} />}
    </section>
  );
}

/** The table of these figures, and when they were counted. */
function Figures({ week }: { week: NonNullable<Desk['week']> }) {
  const t = useTexts(weekTexts);
  const language = useLanguage();
  return (
    <>
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
    </>
  );
}

/** Shows how many texts still have to be replaced by the trust's own, if this member of staff may write them. */
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
