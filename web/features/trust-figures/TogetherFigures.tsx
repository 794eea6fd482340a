import type { TogetherFigures as Figures } from '#contract/trust-figures.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { labelIn } from '#words/label.ts';
import { monthOf, number } from '#words/numbers.ts';
import styles from './TogetherFigures.module.css';
import { countedNames, togetherFigureTexts } from './together-figures.texts.ts';

/** The counts of one kind of event, such as meetings. */
type KindCounts = Figures['counts'][number];

/**
 * Figures about families who accepted each other: for each kind of event, tables by time and by place. Small counts are
 * withheld. Renders nothing if the figures were not counted (`null`).
 */
export function TogetherFigures({ together }: { together: Figures | null }) {
  const t = useTexts(togetherFigureTexts);
  const language = useLanguage();
  if (together === null) return null;
  const { from, until, meetSoon, counts } = together;
  const shownCounts = counts.filter(hasFigures);
  const withheldCounts = counts.filter((ofKind) => !hasFigures(ofKind));
  const withheldNames = withheldCounts.map(({ kind }) => labelIn(countedNames[kind], language));
  return (
    <section className={styles.section}>
      <h2>{t.heading}</h2>
      {shownCounts.length > 0 && (
        <p>{t.lead(monthOf(monthIn(from), language), monthOf(monthBefore(until), language))}</p>
      )}
      {meetSoon !== null && (
        <p>
          {t.meetBefore} <strong>{t.meet(number(meetSoon, language))}</strong> {t.meetAfter} {t.meetHow}
        </p>
      )}
      <Accordion
        items={shownCounts.map((ofKind) => ({
          id: `counted-${ofKind.kind}`,
          heading: labelIn(countedNames[ofKind.kind], language),
          content: <Numbers {...ofKind} />,
        }))}
      />
      {withheldNames.length > 0 && <p>{t.notYet(withheldNames.join(', '))}</p>}
      {shownCounts.length > 0 && <p>{t.how}</p>}
    </section>
  );
}

/** Checks whether at least one count of the kind is not withheld. */
const hasFigures = ({ times, districts, elsewhere }: KindCounts): boolean =>
  times.some(({ count }) => count !== null) || districts.length > 0 || elsewhere !== null;

/** The tables of one kind: by time, and by place if a place may be published. */
function Numbers({ times, districts, elsewhere }: KindCounts) {
  const t = useTexts(togetherFigureTexts);
  const language = useLanguage();
  /** Returns the name of a period: a month, or the first and last month of a quarter. */
  const timeOf = ({ from, months }: KindCounts['times'][number]) => {
    const firstMonth = monthOf(monthIn(from), language);
    return months === 1 ? firstMonth : t.quarter(firstMonth, monthOf(lastMonthIn(from, months), language));
  };
  const countText = (count: number | null) => (count === null ? t.withheld : number(count, language));
  const places = [
    ...districts.map(({ district, count }) => ({ name: labelIn(district, language), count })),
    ...(elsewhere === null ? [] : [{ name: t.elsewhere, count: elsewhere }]),
  ];
  return (
    <div className={styles.tables}>
      <Table head={t.when} rows={times.map((time) => ({ name: timeOf(time), text: countText(time.count) }))} />
      {places.length > 0 && (
        <Table head={t.where} rows={places.map(({ name, count }) => ({ name, text: countText(count) }))} />
      )}
    </div>
  );
}

function Table({ head, rows }: { head: string; rows: readonly { name: string; text: string }[] }) {
  const t = useTexts(togetherFigureTexts);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t.atLeast}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the month (`YYYY-MM`) of a day (`YYYY-MM-DD`). */
const monthIn = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** Returns the last month (`YYYY-MM`) of a period of `months` months that begins on `from`. */
function lastMonthIn(from: string, months: number): string {
  const day = new Date(`${from}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months - 1);
  return monthIn(day.toISOString());
}

/** Returns the month (`YYYY-MM`) before that of `until`, the first day after a period. */
const monthBefore = (until: string): string => lastMonthIn(until, 0);
