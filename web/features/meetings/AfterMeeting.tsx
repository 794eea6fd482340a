import { PressStep, PressSteps } from '#web/fields/PressStep.tsx';
import { type Shown, viewOf } from '#web/fields/together-step.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import styles from './Meetings.module.css';
import { answeredByUs, meetingTexts } from './meeting.texts.ts';

interface Props {
  member: string;
  shown: Shown;
  /** True if the fold already has the heading. */
  isFolded?: boolean;
}

const ANSWERS = ['goOn', 'thinking', 'notForUs'] as const;
const isAnswer = (value: string): value is (typeof ANSWERS)[number] => ANSWERS.some((one) => one === value);

/** The answers of this family after the meeting. The other family sees an answer only if both want to continue. */
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
