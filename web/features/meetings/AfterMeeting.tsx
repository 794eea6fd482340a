import { PressStep, PressSteps } from '#web/fields/PressStep.tsx';
import { type Shown, viewOf } from '#web/fields/together-step.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import styles from './Meetings.module.css';
import { answeredByUs, meetingTexts } from './meeting.texts.ts';

interface Props {
  member: string;
  shown: Shown;
  /** Its heading stands in the fold already. */
  isFolded?: boolean;
}

const ANSWERS = ['goOn', 'thinking', 'notForUs'] as const;
const isAnswer = (value: string): value is (typeof ANSWERS)[number] => ANSWERS.some((one) => one === value);

/** What this family would like after the meeting; the other reads it only where both would like to go on. */
export function AfterMeeting({ member, shown, isFolded = false }: Props) {
  const t = useTexts(meetingTexts);
  const answered = useTexts(answeredByUs);
  const view = viewOf(shown, 'meeting');
  return (
    <section>
      {!isFolded && <h2>{t.afterwards}</h2>}
      {isAnswer(view.mine) && <p>{answered[view.mine]}</p>}
      {view.theirs === 'goOn' && <p>{t.bothGoOn}</p>}
      <p>{t.afterwardsSaid}</p>
      <PressSteps
        member={member}
        view={view}
        options={[
          { value: 'goOn', label: t.goOn },
          { value: 'thinking', label: t.thinking },
        ]}
      />
      {view.mayPress.includes('notForUs') && (
        <div className={styles.folds}>
          <Accordion
            items={[
              {
                id: 'not-for-us',
                heading: t.notForUs,
                content: (
                  <>
                    <p>{t.notForUsSaid}</p>
                    <PressStep member={member} step="meeting" value="notForUs" label={t.end} look="grave" />
                  </>
                ),
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}
