import type { Zone } from '#contract/zones.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { labelIn } from '#words/label.ts';
import { saidMoment, ZONE_NAMES } from '#words/meeting-times.ts';
import { number } from '#words/numbers.ts';
import type { MeetingFacts } from './MeetingStep.tsx';
import { meetingPlaces, meetingTexts } from './meeting.texts.ts';

/** A moment by India's clock, and by the clocks of those who live abroad. */
export function Moment({ moment, zones }: { moment: string; zones: readonly (Zone | '')[] }) {
  const language = useLanguage();
  const abroad = [...new Set(zones)].flatMap((zone) => (zone === '' ? [] : [zone]));
  return (
    <>
      {saidMoment(moment, language)}
      {abroad.map((zone) => (
        <span key={zone} className="soft">
          <br />
          {labelIn(ZONE_NAMES[zone], language)}: {saidMoment(moment, language, zone)}
        </span>
      ))}
    </>
  );
}

/** When, where, and how many come. */
export function MeetingFactsList({ meeting, moments }: { meeting: MeetingFacts; moments: readonly string[] }) {
  const t = useTexts(meetingTexts);
  const language = useLanguage();
  const places = useTexts(meetingPlaces);
  const { place, words, ourPeople, theirPeople, ourZone, theirZone } = meeting;
  const coming = (count: number | null) => (count === null ? t.notSaid : t.people(number(count, language)));
  const when = (
    <ul>
      {moments.map((moment) => (
        <li key={moment}>
          <Moment moment={moment} zones={[ourZone, theirZone]} />
        </li>
      ))}
    </ul>
  );
  const [only] = moments;
  return (
    <Facts
      facts={[
        ...(moments.length === 1 && only
          ? [{ label: t.when, value: <Moment moment={only} zones={[ourZone, theirZone]} /> }]
          : moments.length > 1
            ? [{ label: t.times, value: when }]
            : []),
        ...(place ? [{ label: t.where, value: places[place] }] : []),
        ...(words ? [{ label: t.placeWords, value: <InScript>{words}</InScript> }] : []),
        { label: t.comingOurs, value: coming(ourPeople) },
        { label: t.comingTheirs, value: coming(theirPeople) },
      ]}
    />
  );
}
