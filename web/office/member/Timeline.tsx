import { Form, Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { showTimeline } from '#contract/staff/timeline.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/Office.module.css';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { timelineKinds, timelineWhat } from '#words/choices/timeline.ts';
import { choiceIn, labelIn } from '#words/label.ts';
import { digits, longDate, timeInIndia } from '#words/numbers.ts';
import timelineStyles from './Timeline.module.css';
import { timelineTexts } from './timeline.texts.ts';

/** The id of the section. */
export const TIMELINE = 'timeline';

type Loaded = ReturnedDraft<typeof showTimeline>;
type Event = Loaded['events'][number];

interface Props extends Loaded {
  kind: string;
  page: number;
}

/** The family's events by day, the latest first, of all kinds or one. */
export function Timeline({ kinds, events, hasMore, kind, page }: Props) {
  const t = useTexts(timelineTexts);
  const language = useLanguage();
  const pageAddress = (next: number) => `?${new URLSearchParams({ kind, page: String(next) })}#${TIMELINE}`;
  return (
    <section id={TIMELINE} aria-labelledby="timeline-heading">
      <h2 id="timeline-heading">{t.heading}</h2>
      <Form role="search" action={`#${TIMELINE}`} preventScrollReset className={styles.filters}>
        <SelectField
          name="kind"
          id="timeline-kind"
          label={t.what}
          defaultValue={kind}
          placeholder={t.everything}
          options={kinds.map((value) => ({ value, label: labelIn(timelineKinds[value], language) }))}
        />
        <Button look="secondary">{t.show}</Button>
      </Form>
      {events.length === 0 && <p>{t.nothing}</p>}
      {byDay(events).map(({ day, ofDay }) => (
        <section key={day} className={timelineStyles.day}>
          <h3>{longDate(day, language)}</h3>
          <ol className={timelineStyles.events}>
            {ofDay.map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events of the same moment may have the same kind, and events are never reordered
              <li key={`${event.at} ${event.kind} ${index}`}>
                <OneEvent {...event} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {(page > 1 || hasMore) && (
        <p className={styles.line}>
          {page > 1 && (
            <Link to={pageAddress(page - 1)} preventScrollReset>
              {t.later}
            </Link>
          )}
          {hasMore && (
            <Link to={pageAddress(page + 1)} preventScrollReset>
              {t.earlier}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

function OneEvent({ at, kind, by, words, reference, dueOn, fates, ...event }: Event) {
  // A server of the previous version sends only `detail`.
  const what = event.what ?? event.detail.replace(/^sentBack/, 'returned');
  const t = useTexts(timelineTexts);
  const language = useLanguage();
  const due = dueOn && longDate(dueOn, language);
  const dueInWords = (day: string) => {
    if (kind === 'call') return t.again(day);
    return kind === 'task' ? t.due(day) : t.on(day);
  };
  const fate = fates.map(({ channel, state }) => `${t[channel]}: ${t[state]}`);
  const details = [kind === 'case' ? '' : reference, due && dueInWords(due), fate.join(', '), by];
  return (
    <>
      <time dateTime={at} className={styles.soft}>
        {digits(timeInIndia(at), language)}
      </time>
      <p>
        <span className={timelineStyles.kind}>{labelIn(timelineKinds[kind], language)}</span>{' '}
        <strong>
          {kind === 'case' ? (
            <Link to={`/office/reports/${reference}`}>{choiceIn(timelineWhat[kind], what, language)}</Link>
          ) : (
            choiceIn(timelineWhat[kind], what, language)
          )}
        </strong>
        {words && <q className={timelineStyles.words}>{words}</q>}
        <span className={styles.soft}>{details.filter(Boolean).map((part) => ` · ${part}`)}</span>
      </p>
    </>
  );
}

/** Groups events, sorted by time, by their day in India. */
function byDay(events: readonly Event[]) {
  const days: { day: string; ofDay: Event[] }[] = [];
  for (const event of events) {
    const day = todayInIndia(Date.parse(event.at));
    const last = days.at(-1);
    if (last?.day === day) last.ofDay.push(event);
    else days.push({ day, ofDay: [event] });
  }
  return days;
}
