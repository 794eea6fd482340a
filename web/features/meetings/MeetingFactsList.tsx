import type { Zone } from '#contract/zones.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { labelIn } from '#words/label.ts';
import { momentInWords, ZONE_NAMES } from '#words/meeting-times.ts';
import { number } from '#words/numbers.ts';
import type { MeetingFacts } from './MeetingStep.tsx';
import { meetingPlaces, meetingTexts } from './meeting.texts.ts';

/** Returns the time zones of those of the two families who live abroad, each once; empty if both live in India. */
export const abroadOf = ({ ourZone, theirZone }: Pick<MeetingFacts, 'ourZone' | 'theirZone'>): Zone[] =>
  [...new Set([ourZone, theirZone])].flatMap((zone) => (zone === '' ? [] : [zone]));

/** Shows a moment (an ISO time) by India's clock, and by the clocks of `zones`. */
export function Moment({ moment, zones }: { moment: string; zones: readonly Zone[] }) {
  const language = useLanguage();
  return (
    <>
      {momentInWords(moment, language)}
      {zones.map((zone) => (
        <div key={zone} className="soft">
          {labelIn(ZONE_NAMES[zone], language)}: {momentInWords(moment, language, zone)}
        </div>
      ))}
    </>
  );
}

/** Shows when and where the meeting is, as far as both are known, and how many people of each family come. */
export function MeetingFactsList({ meeting }: { meeting: MeetingFacts }) {
  const t = useTexts(meetingTexts);
  const language = useLanguage();
  const places = useTexts(meetingPlaces);
  const { chosen, place, words, ourPeople, theirPeople } = meeting;
  const countText = (count: number | null) => (count === null ? t.notSaid : t.people(number(count, language)));
  return (
    <Facts
      facts={[
        ...(chosen ? [{ label: t.when, value: <Moment moment={chosen} zones={abroadOf(meeting)} /> }] : []),
        ...(place ? [{ label: t.where, value: places[place] }] : []),
        ...(words ? [{ label: t.placeWords, value: <InScript>{words}</InScript> }] : []),
        { label: t.comingOurs, value: countText(ourPeople) },
        { label: t.comingTheirs, value: countText(theirPeople) },
      ]}
    />
  );
}
