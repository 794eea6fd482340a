import type { ReturnedDraft } from '#contract/call.ts';
import { showContent } from '#contract/content.ts';
import { showMeeting } from '#contract/meetings.ts';
import { load as ask } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import { PressStep, PressSteps } from '#web/fields/PressStep.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import { SampleNote } from '#web/fields/SampleNote.tsx';
import { withoutMark } from '#web/fields/sample.ts';
import { type TogetherFacts, type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { momentInWords } from '#words/meeting-times.ts';
import { Agreed } from './Agreed.tsx';
import { OwnProposal, TheirProposal } from './MeetingProposal.tsx';
import styles from './Meetings.module.css';
import { answeredByUs, meetingTexts } from './meeting.texts.ts';
import { meetingDeeds } from './meetings.actions.ts';
import { ProposeForm } from './ProposeForm.tsx';
import { ToCalendar } from './ToCalendar.tsx';

/** The meeting of the two families: its state, its proposed and chosen times, its place, and who comes. */
export type MeetingFacts = ReturnedDraft<typeof showMeeting>;

interface Loaded {
  meeting: MeetingFacts;
  /** The guide to safe meetings; null if the office has not written it yet. */
  guide: Awaited<ReturnType<typeof loadGuide>>;
}

/** Loads the meeting, and the guide to safe meetings. */
export async function load(visit: Visit, member: string): Promise<Loaded> {
  const [meeting, guide] = await Promise.all([ask(visit, showMeeting, { member }), loadGuide(visit)]);
  return { meeting, guide };
}

/** The actions of the step's forms, besides the presses. */
export const { actions } = meetingDeeds;

/** The meeting of two families, from the first proposal to their answers afterwards. */
export function Component({ member, shown, loaded: { meeting, guide } }: TogetherStepProps<Loaded>) {
  const t = useTexts(meetingTexts);
  const { state } = meeting;
  const isAfter = state === 'over';
  const guideItem = { id: 'guide', heading: t.guide, content: guide && <Guide {...guide} /> };
  const afterwardsItem = {
    id: 'afterwards',
    heading: t.afterwards,
    content: <AfterMeeting member={member} shown={shown} isFolded />,
  };
  return (
    <>
      {isAfter && <AfterMeeting member={member} shown={shown} />}
      <MeetingState member={member} meeting={meeting} />
      <div className={styles.folds}>
        <Accordion items={[...(guide ? [guideItem] : []), ...(isAfter ? [] : [afterwardsItem])]} />
      </div>
    </>
  );
}

const Guide = ({ html, language }: { html: string; language: string }) => (
  <>
    <RichText html={withoutMark(html)} language={language} />
    <SampleNote of={[html]} />
  </>
);

/** Shows the state of the meeting, and what this family can do. */
function MeetingState({ member, meeting }: { member: string; meeting: MeetingFacts }) {
  const t = useTexts(meetingTexts);
  const language = useLanguage();
  const { state, isOurs, chosen, isCalledOffByUs } = meeting;
  if (state === 'agreed') return <Agreed member={member} meeting={meeting} />;
  if (state === 'proposed')
    return isOurs ? (
      <OwnProposal member={member} meeting={meeting} />
    ) : (
      <TheirProposal member={member} meeting={meeting} />
    );
  const endedByUs = chosen ? t.offByUs : t.refusedByUs;
  const endedByThem = chosen ? t.offByThem : t.refusedByThem;
  const form = (
    <>
      <p>{t.none}</p>
      <ProposeForm member={member} meeting={meeting} />
    </>
  );
  return (
    <section>
      <h2>{state === 'over' ? t.met : t.propose}</h2>
      {state === 'calledOff' && <p>{isCalledOffByUs ? endedByUs : endedByThem}</p>}
      {state === 'calledOff' && chosen && <ToCalendar member={member} label={t.calendarGone} />}
      {state === 'over' && <p>{t.over(momentInWords(chosen, language))}</p>}
      {state === 'over' ? (
        <div className={styles.folds}>
          <Accordion items={[{ id: 'again', heading: t.proposeOthers, content: form }]} />
        </div>
      ) : (
        form
      )}
    </section>
  );
}

/** Loads the guide to safe meetings in the reader's language. Returns null if the office has not written it yet. */
async function loadGuide(visit: Visit) {
  const answer = await visit.api(showContent, { key: 'safe-meeting', language: visit.language });
  return answer.ok ? { html: answer.values.html, language: answer.values.language } : null;
}

interface AfterMeetingProps {
  member: string;
  shown: TogetherFacts;
  /** True if the fold already has the heading. */
  isFolded?: boolean;
}

/** The answers that a family can give after the meeting. */
const ANSWERS = ['goOn', 'thinking', 'notForUs'] as const;
const isAnswer = (value: string): value is (typeof ANSWERS)[number] => ANSWERS.some((known) => known === value);

/** The form for this family's answer after the meeting. The other family sees it only if both want to continue. */
function AfterMeeting({ member, shown, isFolded = false }: AfterMeetingProps) {
  const t = useTexts(meetingTexts);
  const answerTexts = useTexts(answeredByUs);
  const view = viewOf(shown, 'meeting');
  return (
    <section>
      {!isFolded && <h2>{t.afterwards}</h2>}
      {isAnswer(view.mine) && <p>{answerTexts[view.mine]}</p>}
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
