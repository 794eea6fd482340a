import { useNow } from '#web/clock.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labelIn } from '#words/label.ts';
import { momentInWords, ZONE_NAMES } from '#words/meeting-times.ts';
import { abroadOf, MeetingFactsList, Moment } from './MeetingFactsList.tsx';
import type { MeetingFacts } from './MeetingStep.tsx';
import styles from './Meetings.module.css';
import { meetingTexts } from './meeting.texts.ts';
import { meetingDeeds } from './meetings.actions.ts';
import { ProposeForm } from './ProposeForm.tsx';

interface Props {
  member: string;
  meeting: MeetingFacts;
}

const { Deed } = meetingDeeds;

/** This family's own proposal, shown until the other family chooses, with forms to replace or withdraw it. */
export function OwnProposal({ member, meeting }: Props) {
  const t = useTexts(meetingTexts);
  const otherTimes = <ProposeForm member={member} meeting={meeting} />;
  return (
    <section>
      <p>{t.waiting}</p>
      <ul className={styles.times}>
        {meeting.times.map((moment) => (
          <li key={moment}>
            <Moment moment={moment} zones={abroadOf(meeting)} />
          </li>
        ))}
      </ul>
      <MeetingFactsList meeting={meeting} />
      <div className={styles.folds}>
        <Accordion items={[{ id: 'others', heading: t.proposeOthers, content: otherTimes }]} />
      </div>
      <Deed
        deed="cannotCome"
        member={member}
        label={t.takeBack}
        look="quiet"
        sent={{ word: 'cannotCome', version: String(meeting.version) }}
      />
    </section>
  );
}

/** The other family's proposal: choose one of its future times, propose others, or say that none suits. */
export function TheirProposal({ member, meeting }: Props) {
  const t = useTexts(meetingTexts);
  const language = useLanguage();
  const now = useNow();
  const version = String(meeting.version);
  const futureTimes = meeting.times.filter((moment) => Date.parse(moment) > now);
  const otherTimes = <ProposeForm member={member} meeting={meeting} />;
  const timeLabel = (moment: string) =>
    [
      momentInWords(moment, language),
      ...abroadOf(meeting).map(
        (zone) => `${labelIn(ZONE_NAMES[zone], language)}: ${momentInWords(moment, language, zone)}`,
      ),
    ].join(' · ');
  return (
    <section>
      <p>{t.asked}</p>
      <MeetingFactsList meeting={meeting} />
      <Deed
        deed="choose"
        member={member}
        label={t.choose}
        look="primary"
        sent={{ version }}
        initial={{ time: futureTimes.length === 1 ? (futureTimes[0] ?? '') : '' }}
      >
        {(field) => (
          <>
            <RadioField
              {...field('time')}
              label={t.chooseTime}
              required
              options={futureTimes.map((value) => ({ value, label: timeLabel(value) }))}
            />
            <TextField {...field('people')} label={t.howMany} hint={t.howManyHint} inputMode="numeric" />
          </>
        )}
      </Deed>
      <div className={styles.folds}>
        <Accordion items={[{ id: 'others', heading: t.proposeOthers, content: otherTimes }]} />
      </div>
      <Deed deed="cannotCome" member={member} label={t.noneSuits} look="quiet" sent={{ word: 'cannotCome', version }} />
    </section>
  );
}
