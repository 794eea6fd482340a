import { MEETING_PLACES } from '#contract/meetings.ts';
import { ZONES } from '#contract/zones.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { FieldPairs } from '#web/ui/FieldPairs.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labelIn } from '#words/label.ts';
import { ZONE_NAMES } from '#words/meeting-times.ts';
import type { MeetingFacts } from './MeetingStep.tsx';
import styles from './Meetings.module.css';
import { meetingPlaces, meetingTexts } from './meeting.texts.ts';
import { meetingDeeds } from './meetings.actions.ts';

const { Deed } = meetingDeeds;

/** The form that proposes a meeting: up to three times, a place, and how many people come. */
export function ProposeForm({ member, meeting }: { member: string; meeting: MeetingFacts }) {
  const t = useTexts(meetingTexts);
  const places = useTexts(meetingPlaces);
  const language = useLanguage();
  const { version, ourZone } = meeting;
  return (
    <Deed
      deed="propose"
      member={member}
      label={t.send}
      look="primary"
      sent={{ version: String(version) }}
      initial={{ zone: ourZone }}
    >
      {(field) => {
        const timeFields = (position: 1 | 2 | 3) => (
          <FieldPairs>
            <TextField {...field(`date${position}`)} label={t.day} type="date" required={position === 1} />
            <TextField {...field(`time${position}`)} label={t.time} type="time" required={position === 1} />
          </FieldPairs>
        );
        return (
          <>
            {timeFields(1)}
            <div className={styles.folds}>
              <Accordion
                items={([2, 3] as const).map((position) => ({
                  id: `time-${position}`,
                  heading: position === 2 ? t.second : t.third,
                  isOpen: [field(`date${position}`), field(`time${position}`)].some(
                    ({ error, defaultValue }) => error || defaultValue,
                  ),
                  content: timeFields(position),
                }))}
              />
            </div>
            <SelectField
              {...field('zone')}
              label={t.zone}
              placeholder={t.india}
              options={ZONES.map((value) => ({ value, label: labelIn(ZONE_NAMES[value], language) }))}
            />
            <SelectField
              {...field('place')}
              label={t.wherePropose}
              required
              placeholder={t.choosePlace}
              options={MEETING_PLACES.map((value) => ({ value, label: places[value] }))}
            />
            <TextAreaField {...field('words')} label={t.words} hint={t.wordsHint} rows={2} isOneLine />
            <TextField {...field('people')} label={t.howMany} hint={t.howManyHint} inputMode="numeric" />
          </>
        );
      }}
    </Deed>
  );
}
