import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { BOARD_MEASURES, boardAddress, showBoard } from '#contract/staff/board.ts';
import { visitOf } from '#web/api/visit.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/board/Chart.module.css';
import { Chart } from '#web/office/board/Chart.tsx';
import { loadStaff } from '#web/office/desk.ts';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { boardTexts } from '#words/board.texts.ts';
import { boardDimensions, boardMeasures, boardWaits } from '#words/board.ts';
import { timeOfFigure } from '#words/board-time.ts';
import { number } from '#words/numbers.ts';
import { boardPageTexts } from './board.texts.ts';

export const head = boardPageTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('of');
  const chosen = BOARD_MEASURES.find((measure) => measure === requested) ?? 'registered';
  return { chosen, ...(await loadStaff(visitOf(context), showBoard)) };
}

type Figures = ReturnedDraft<typeof showBoard>;

const MONTHS_PER_YEAR = 12;

/** The figures for the board: each measure by one dimension at a time, the office's waiting times, and a download. */
export function Component() {
  const t = useTexts(boardPageTexts);
  const words = useTexts(boardTexts);
  const language = useLanguage();
  const { chosen, from, measures, waits, calls, talk } = useLoaderData<typeof loader>();
  const shown = measures.find(({ measure }) => measure === chosen);
  const inWords = (count: number | null) => (count === null ? t.notTold : number(count, language));
  const barsByTime = (times: Figures['calls']) =>
    times.map((time) => ({ name: timeOfFigure(time, language), count: time.count, said: inWords(time.count) }));
  return (
    <OfficeRoom heading={t.heading} lead={timeOfFigure({ from, months: MONTHS_PER_YEAR }, language)}>
      <p>{words.how}</p>
      <Actions>
        <a href={boardAddress('csv', language)}>{t.table}</a>
        <a href={boardAddress('pdf', language)}>{t.paper}</a>
      </Actions>
      <nav aria-label={t.measures}>
        <ul className={styles.choices}>
          {measures.map(({ measure }) => (
            <li key={measure}>
              <Link to={`?of=${measure}`} preventScrollReset aria-current={measure === chosen || undefined}>
                {boardMeasures[measure][language]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown && (
        <section>
          <h2>{boardMeasures[shown.measure][language]}</h2>
          {shown.total === null ? (
            <p>{t.few}</p>
          ) : (
            <>
              <p>
                {t.inAll} <strong>{inWords(shown.total)}</strong>
              </p>
              <Chart caption={t.byTime} head={words.when} counted={t.number} bars={barsByTime(shown.times)} />
              {shown.tables.map(({ dimension, parts, others }) => (
                <Chart
                  key={dimension}
                  caption={boardDimensions[dimension][language]}
                  head={boardDimensions[dimension][language]}
                  counted={t.number}
                  bars={[
                    ...parts.map(({ name, count }) => ({ name: name[language], count, said: inWords(count) })),
                    ...(others === null ? [] : [{ name: words.others, count: others, said: inWords(others) }]),
                  ]}
                />
              ))}
            </>
          )}
        </section>
      )}
      <section>
        <h2>{words.waits}</h2>
        <p>{t.waitsLead}</p>
        {waits.map(({ kind, times }) => (
          <Waits key={kind} name={boardWaits[kind][language]} times={times} />
        ))}
      </section>
      <section>
        <h2>{words.calls}</h2>
        {calls.some(({ count }) => count !== null) ? (
          <Chart caption={words.calls} head={words.when} counted={t.number} bars={barsByTime(calls)} />
        ) : (
          <p>{t.few}</p>
        )}
        <h3>{words.talk}</h3>
        <p>{words.ofTalk}</p>
        {talk.some(({ hours }) => hours !== null) ? (
          <Chart
            caption={words.talk}
            head={words.when}
            counted={t.hoursAndCalls}
            bars={talk.map((time) => ({
              name: timeOfFigure(time, language),
              count: time.hours,
              said:
                time.hours === null || time.count === null
                  ? t.notTold
                  : t.hoursOf(number(time.hours, language), number(time.count, language)),
            }))}
          />
        ) : (
          <p>{t.few}</p>
        )}
      </section>
    </OfficeRoom>
  );
}

/** The median and 90th percentile of the waiting time in each month or quarter. */
function Waits({ name, times }: { name: string; times: Figures['waits'][number]['times'] }) {
  const t = useTexts(boardPageTexts);
  const words = useTexts(boardTexts);
  const language = useLanguage();
  const hours = (count: number) => t.hours(number(count, language));
  if (times.every(({ count }) => count === null))
    return (
      <p>
        <strong>{name}</strong>: {t.few}
      </p>
    );
  return (
    <Chart
      caption={name}
      head={words.when}
      counted={t.halfAndMost}
      bars={times.map((time) => ({
        name: timeOfFigure(time, language),
        count: time.ninetieth,
        said:
          time.median === null || time.ninetieth === null
            ? t.notTold
            : `${hours(time.median)} · ${hours(time.ninetieth)}`,
      }))}
    />
  );
}
