import type { TogetherFigures as Told } from '#contract/trust-figures.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { labelIn } from '#words/label.ts';
import { monthOf, number } from '#words/numbers.ts';
import styles from './TogetherFigures.module.css';
import { countedNames, togetherFigureTexts } from './together-figures.texts.ts';

type OfKind = Told['counts'][number];

/**
 * Statistics about families who accepted each other: a table for each kind and dimension. Counts below ten are
 * withheld.
 */
export function TogetherFigures({ together }: { together: Told | null }) {
  const t = useTexts(togetherFigureTexts);
  const language = useLanguage();
  if (together === null) return null;
  const { from, until, meetSoon, counts } = together;
  const told = counts.filter(isTold);
  const untold = counts.filter((one) => !isTold(one));
  const names = untold.map(({ kind }) => labelIn(countedNames[kind], language));
  return (
    <section className={styles.section}>
      <h2>{t.heading}</h2>
      {told.length > 0 && <p>{t.lead(monthOf(from.slice(0, 7), language), monthOf(lastBefore(until), language))}</p>}
      {meetSoon !== null && (
        <p>
          {t.meetBefore} <strong>{t.meet(number(meetSoon, language))}</strong> {t.meetAfter} {t.meetHow}
        </p>
      )}
      <Accordion
        items={told.map((one) => ({
          id: `counted-${one.kind}`,
          heading: labelIn(countedNames[one.kind], language),
          content: <Numbers {...one} />,
        }))}
      />
      {names.length > 0 && <p>{t.notYet(names.join(', '))}</p>}
      {told.length > 0 && <p>{t.how}</p>}
    </section>
  );
}

const isTold = ({ times, districts, elsewhere }: OfKind): boolean =>
  times.some(({ count }) => count !== null) || districts.length > 0 || elsewhere !== null;

function Numbers({ times, districts, elsewhere }: OfKind) {
  const t = useTexts(togetherFigureTexts);
  const language = useLanguage();
  const timeOf = ({ from, months }: OfKind['times'][number]) => {
    const first = from.slice(0, 7);
    return months === 1
      ? monthOf(first, language)
      : t.quarter(monthOf(first, language), monthOf(lastIn(from, months), language));
  };
  const said = (count: number | null) => (count === null ? t.withheld : number(count, language));
  const places = [
    ...districts.map(({ district, count }) => ({ name: labelIn(district, language), count })),
    ...(elsewhere === null ? [] : [{ name: t.elsewhere, count: elsewhere }]),
  ];
  return (
    <div className={styles.tables}>
      <Table head={t.when} rows={times.map((time) => ({ name: timeOf(time), said: said(time.count) }))} />
      {places.length > 0 && (
        <Table head={t.where} rows={places.map(({ name, count }) => ({ name, said: said(count) }))} />
      )}
    </div>
  );
}

function Table({ head, rows }: { head: string; rows: readonly { name: string; said: string }[] }) {
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
        {rows.map(({ name, said }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{said}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the last month of a period of `months` months that begins on `from`. */
function lastIn(from: string, months: number): string {
  const at = new Date(`${from}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months - 1);
  return at.toISOString().slice(0, 7);
}

const lastBefore = (until: string): string => lastIn(until, 0);
