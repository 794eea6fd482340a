import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { CALL_DAYS, CALLERS, type Hours, showCallHours, WINDOWS } from '#contract/meetings.ts';
import { ZONES, type Zone } from '#contract/zones.ts';
import { load as ask } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import { useToday } from '#web/clock.ts';
import { CallFamily } from '#web/fields/CallFamily.tsx';
import { PressSteps } from '#web/fields/PressStep.tsx';
import { type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { FieldPairs } from '#web/ui/FieldPairs.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labelIn } from '#words/label.ts';
import { onClock, ZONE_NAMES } from '#words/meeting-times.ts';
import { clockIn } from '#words/values.ts';
import { callDays, callTexts, notedByThem, notedByUs } from './call.texts.ts';
import styles from './Meetings.module.css';
import { callDeeds } from './meetings.actions.ts';

type Loaded = ReturnedDraft<typeof showCallHours>;

/** Loads the hours of both families for the step. */
export const load = (visit: Visit, member: string): Promise<Loaded> => ask(visit, showCallHours, { member });

/** The actions of the step's forms, besides the presses. */
export const { actions } = callDeeds;

const { Deed } = callDeeds;

/** The results of a call that a family can note. */
const RESULTS = ['spoken', 'noAnswer', 'wrongNumber'] as const;
const isResult = (value: string): value is (typeof RESULTS)[number] => RESULTS.some((known) => known === value);

/** The hours at which each family prefers calls, who calls first, and the result of the call. */
export function Component({ member, shown, loaded: { ours, theirs, ourZone, theirZone } }: TogetherStepProps<Loaded>) {
  const t = useTexts(callTexts);
  const notedUs = useTexts(notedByUs);
  const notedThem = useTexts(notedByThem);
  const view = viewOf(shown, 'call');
  const zones = [theirZone, ourZone];
  const caller = firstCaller(ours?.caller ?? '', theirs?.caller ?? '');
  const ourResult = isResult(view.mine) && notedUs[view.mine];
  const theirResult = isResult(view.theirs) && notedThem[view.theirs];
  return (
    <>
      <section>
        <h2>{t.theirHours}</h2>
        {theirs && theirs.windows.length > 0 ? <Windows hours={theirs} zones={zones} /> : <p>{t.theySaidNothing}</p>}
        {caller && <p>{t[caller]}</p>}
        {shown.numbers === 'open' && <CallFamily member={member} isWritingFirst={false} />}
      </section>
      <section>
        <h2>{t.afterwards}</h2>
        {ourResult && <p>{ourResult}</p>}
        {theirResult && <p>{theirResult}</p>}
        {view.theirs !== '' && view.theirs !== 'spoken' && (
          <p>
            <Link to="/phone-and-email">{t.ownPhone}</Link>
          </p>
        )}
        <PressSteps member={member} view={view} options={RESULTS.map((value) => ({ value, label: t[value] }))} />
        <p className="soft">{t.officeHears}</p>
      </section>
      <section>
        <h2>{t.ourHours}</h2>
        {ours && ours.windows.length > 0 ? <Windows hours={ours} zones={zones} /> : <p>{t.noneOfUs}</p>}
        <div className={styles.folds}>
          <Accordion
            items={[
              {
                id: 'hours',
                heading: ours ? t.change : t.say,
                isOpen: ours === null,
                content: <HoursForm member={member} hours={ours} zone={ourZone} />,
              },
            ]}
          />
        </div>
      </section>
    </>
  );
}

/**
 * Returns who calls first, from the choices of both families. Two equal choices give `bothCall` or `bothWait`; null if
 * neither has chosen.
 */
function firstCaller(ours: Hours['caller'], theirs: Hours['caller']) {
  if (ours === 'we' && theirs === 'we') return 'bothCall';
  if (ours === 'they' && theirs === 'they') return 'bothWait';
  if (ours === 'we' || theirs === 'they') return 'weCall';
  return ours === 'they' || theirs === 'we' ? 'theyCall' : null;
}

/** A time of day (`HH:MM`) in another zone, and whether it falls on the same day as in India. */
interface OtherClock {
  time: string;
  day: 'same' | 'before' | 'after';
}

/** Shows the hours by India's clock, and by the clocks of families abroad. */
function Windows({ hours, zones }: { hours: Hours; zones: readonly Hours['zone'][] }) {
  const t = useTexts(callTexts);
  const names = useTexts(callDays);
  const language = useLanguage();
  const today = useToday();
  /** Returns the note that a time falls on another day there; `''` on the same day. */
  const dayNote = ({ day }: OtherClock) => {
    if (day === 'same') return '';
    return day === 'before' ? ` (${t.dayBefore})` : ` (${t.dayAfter})`;
  };
  const zonesAbroad = [...new Set(zones)].flatMap((zone) => (zone === '' ? [] : [zone]));
  return (
    <ul>
      {hours.windows.map(({ days, from, until }) => (
        <li key={`${days} ${from}`}>
          {t.window(names[days], clockIn(from, language), clockIn(until, language))}
          {zonesAbroad.map((zone) => {
            const clockText = (indianTime: string) => {
              const clock = onOtherClock(today, indianTime, zone);
              return `${clockIn(clock.time, language)}${dayNote(clock)}`;
            };
            return (
              <div key={zone} className="soft">
                {t.elsewhere(labelIn(ZONE_NAMES[zone], language), clockText(from), clockText(until))}
              </div>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

/** The form for the family's own hours: up to three windows, who calls first, and the time zone. */
function HoursForm({ member, hours, zone }: { member: string; hours: Hours | null; zone: Hours['zone'] }) {
  const t = useTexts(callTexts);
  const names = useTexts(callDays);
  const language = useLanguage();
  const initial = Object.fromEntries(
    WINDOWS.flatMap((position) => {
      const { days = '', from = '', until = '' } = hours?.windows[position - 1] ?? {};
      return [
        [`days${position}`, days],
        [`from${position}`, from],
        [`until${position}`, until],
      ];
    }),
  );
  return (
    <Deed deed="hours" member={member} label={t.save} initial={{ ...initial, caller: hours?.caller ?? '', zone }}>
      {(field) => {
        const windowFields = (position: (typeof WINDOWS)[number]) => (
          <FieldPairs isTriple>
            <SelectField
              {...field(`days${position}`)}
              label={t.which}
              placeholder={t.chooseDays}
              options={CALL_DAYS.map((value) => ({ value, label: names[value] }))}
            />
            <TextField {...field(`from${position}`)} label={t.from} type="time" />
            <TextField {...field(`until${position}`)} label={t.until} type="time" />
          </FieldPairs>
        );
        return (
          <>
            <p>{t.windowsSaid}</p>
            {windowFields(1)}
            <div className={styles.folds}>
              <Accordion
                items={([2, 3] as const).map((position) => ({
                  id: `window-${position}`,
                  heading: position === 2 ? t.second : t.third,
                  isOpen: (hours?.windows.length ?? 0) >= position,
                  content: windowFields(position),
                }))}
              />
            </div>
            <RadioField
              {...field('caller')}
              label={t.caller}
              options={CALLERS.map((value) => ({ value, label: t[value] }))}
            />
            <SelectField
              {...field('zone')}
              label={t.zone}
              hint={t.zoneSaid}
              placeholder={t.india}
              options={ZONES.map((value) => ({ value, label: labelIn(ZONE_NAMES[value], language) }))}
            />
          </>
        );
      }}
    </Deed>
  );
}

/** Returns what a clock in `zone` shows at this time by India's clock (`HH:MM`) on this day (`YYYY-MM-DD`). */
function onOtherClock(day: string, time: string, zone: Zone): OtherClock {
  const other = onClock(`${day}T${time}:00+05:30`, zone);
  if (other.day === day) return { time: other.time, day: 'same' };
  return { time: other.time, day: other.day < day ? 'before' : 'after' };
}
