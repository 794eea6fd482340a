import { LATE_BEFORE_HOURS } from '#contract/meetings.ts';
import { useNow } from '#web/clock.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';
import { onClock } from '#words/meeting-times.ts';
import { clockIn } from '#words/values.ts';
import { MeetingFactsList } from './MeetingFactsList.tsx';
import type { MeetingFacts } from './MeetingStep.tsx';
import styles from './Meetings.module.css';
import { meetingTexts } from './meeting.texts.ts';
import { meetingDeeds } from './meetings.actions.ts';
import { ToCalendar } from './ToCalendar.tsx';

interface Props {
  member: string;
  meeting: MeetingFacts;
}

const { Deed } = meetingDeeds;

const MS_PER_HOUR = 3_600_000;

/** The agreed meeting: its facts, the calendar file, the place, and forms to report a delay or to call it off. */
export function Agreed({ member, meeting }: Props) {
  const t = useTexts(meetingTexts);
  const language = useLanguage();
  const { chosen, weAreLate, theyAreLate } = meeting;
  const version = String(meeting.version);
  // A delay can be reported only from some hours before the meeting.
  const isSoon = useNow() >= Date.parse(chosen) - LATE_BEFORE_HOURS * MS_PER_HOUR;
  /** Returns the time of a moment by India's clock. */
  const timeText = (moment: string) => clockIn(onClock(moment).time, language);
  return (
    <section>
      <Card title={t.agreed}>
        {theyAreLate && <p>{t.theyAreLate(timeText(theyAreLate))}</p>}
        {weAreLate && <p>{t.weAreLate(timeText(weAreLate))}</p>}
        <MeetingFactsList meeting={meeting} />
        <Actions>
          <ToCalendar member={member} label={t.calendar} />
          {isSoon && weAreLate === '' && (
            <Deed deed="late" member={member} label={t.late} sent={{ word: 'late', version }} />
          )}
        </Actions>
        <OnTheMap meeting={meeting} />
        <p className="soft">{t.tomorrow}</p>
      </Card>
      <div className={styles.folds}>
        <Accordion
          items={[
            {
              id: 'cannot-come',
              heading: t.cannotCome,
              content: (
                <>
                  <p>{t.cannotComeSaid}</p>
                  <Deed deed="cannotCome" member={member} label={t.cannotCome} sent={{ word: 'cannotCome', version }} />
                </>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}

/**
 * A link that opens the place in the phone's own map, and a button to copy it. No other site receives the place
 * automatically.
 */
function OnTheMap({ meeting: { place, words } }: Pick<Props, 'meeting'>) {
  const t = useTexts(meetingTexts);
  if (words === '' || place === 'video') return null;
  return (
    <Actions>
      <a href={`geo:0,0?q=${encodeURIComponent(words)}`}>{t.map}</a>
      <LiveOnly>
        <CopyButton text={words} label={t.copyPlace} copiedLabel={t.copied} failedLabel={t.copyFailed} />
      </LiveOnly>
    </Actions>
  );
}
