import { useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { showQuestions } from '#contract/questions.ts';
import { load as loadCall } from '#web/api/load.ts';
import { loadUnless } from '#web/api/load-unless.ts';
import type { Visit } from '#web/api/visit.ts';
import type { TogetherStepProps } from '#web/fields/together-step.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { momentInIndia, number } from '#words/numbers.ts';
import { readableName } from '#words/readable-name.ts';
import styles from './Questions.module.css';
import { answerDeed, answerDeeds, passDeed, passDeeds } from './questions.actions.ts';
import { questionsTexts } from './questions.texts.ts';
import { questionWords } from './questions.words.ts';

/** The HTTP status of the call for everybody except the bride and the groom. */
const FORBIDDEN = 403;

type Loaded = ReturnedDraft<typeof showQuestions> | null;

/** Loads the questions; null for everybody except the bride and the groom. */
export const load = (visit: Visit, member: string): Promise<Loaded> =>
  loadUnless(FORBIDDEN, loadCall(visit, showQuestions, { member }));

/** The actions of the step's forms. */
export const actions = { ...answerDeeds.actions, ...passDeeds.actions };

/** The questions as a step of two families. */
export function Component({ member, shown, loaded }: TogetherStepProps<Loaded>) {
  const name = readableName(shown.member, useLanguage());
  return <Questions member={member} name={name} loaded={loaded} />;
}

const { Deed: Answer } = answerDeeds;
const { Deed: Pass } = passDeeds;

type Facts = ReturnedDraft<typeof showQuestions>;
type QuestionEntry = Facts['questions'][number];

interface QuestionsProps {
  member: string;
  /** The name of the other candidate. */
  name: string;
  /** The questions and answers; null if the session may not read them. */
  loaded: Facts | null;
}

/** The questions, each folded. A question shows both answers once both candidates have answered it. */
function Questions({ member, name, loaded }: QuestionsProps) {
  const t = useTexts(questionsTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  if (loaded === null) return <p>{t.closed}</p>;
  if (loaded.state === 'notBoth') return <p>{t.notBoth}</p>;
  const { questions } = loaded;
  // A question is open once both have answered it.
  const openCount = questions.filter(({ theirs }) => theirs !== null).length;
  const words = questionWords[language];
  const isSent = ({ question }: QuestionEntry) =>
    result?.deed === answerDeed(question) || result?.deed === passDeed(question);
  return (
    <>
      <p>{t.lead}</p>
      <p>{t.alone}</p>
      {openCount > 0 && <p>{t.open(number(openCount, language))}</p>}
      <Accordion
        isLate
        items={questions.map((entry) => ({
          id: `question-${entry.question}`,
          isOpen: isSent(entry),
          heading: (
            <span className={styles.head}>
              <span>{words[entry.question].ask}</span>
              <span className={styles.state}>{t[stateOf(entry)]}</span>
            </span>
          ),
          content: <QuestionContent entry={entry} member={member} name={name} />,
        }))}
      />
    </>
  );
}

/** Returns the text key of a question's state. */
function stateOf({ own, theirs, isPassedOver }: QuestionEntry) {
  if (theirs) return 'isOpen';
  if (own) return 'isKept';
  return isPassedOver ? 'isPassed' : 'isNew';
}

function QuestionContent({ entry, member, name }: { entry: QuestionEntry; member: string; name: string }) {
  const t = useTexts(questionsTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  const { question, own, theirs, until, mayChange } = entry;
  const { about, choices } = questionWords[language][question];
  const untilText = until ? t.until(momentInIndia(until, language)) : !mayChange && t.settled;
  const wasRefused = result?.deed === answerDeed(question) && result.code !== OUTCOME.done;
  return (
    <>
      <p className="soft">{about}</p>
      {theirs && own && (
        <div className={styles.both}>
          <ShownAnswer label={t.mine} answer={own} choices={choices} />
          <ShownAnswer label={name} answer={theirs} choices={choices} />
        </div>
      )}
      {own && !theirs && (
        <>
          <ShownAnswer label={t.mine} answer={own} choices={choices} />
          <p className="soft">{t.waits}</p>
        </>
      )}
      {theirs && <p className="soft">{untilText}</p>}
      {mayChange &&
        (own ? (
          <details open={wasRefused}>
            <summary>{t.changing}</summary>
            <AnswerForm entry={entry} member={member} choices={choices} />
          </details>
        ) : (
          <AnswerForm entry={entry} member={member} choices={choices} />
        ))}
    </>
  );
}

interface AnswerFormProps {
  entry: QuestionEntry;
  member: string;
  /** The words of each choice. */
  choices: Readonly<Record<string, string>>;
}

function AnswerForm({ entry: { question, own, theirs, isPassedOver }, member, choices }: AnswerFormProps) {
  const t = useTexts(questionsTexts);
  return (
    <>
      <Answer
        deed={answerDeed(question)}
        member={member}
        label={own ? t.change : t.keep}
        look={own ? 'secondary' : 'primary'}
        sent={{ question }}
        initial={{ choice: own?.choice ?? '', words: own?.words ?? '' }}
      >
        {(field) => (
          <>
            <RadioField
              {...field('choice')}
              label={t.choose}
              options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
            />
            <TextAreaField {...field('words')} label={t.words} hint={t.wordsHint} rows={4} />
          </>
        )}
      </Answer>
      {!theirs && !isPassedOver && (
        <Pass deed={passDeed(question)} member={member} label={own ? t.takeBack : t.pass} sent={{ question }} />
      )}
    </>
  );
}

interface ShownAnswerProps {
  label: string;
  answer: NonNullable<QuestionEntry['own']>;
  choices: Readonly<Record<string, string>>;
}

/** One candidate's answer: the choice in words, and what was written. */
function ShownAnswer({ label, answer: { choice, words }, choices }: ShownAnswerProps) {
  return (
    <div>
      <p>
        <b>{label}</b>
      </p>
      {choice && <p>{choices[choice]}</p>}
      {words && (
        <p className={styles.words}>
          <InScript>{words}</InScript>
        </p>
      )}
    </div>
  );
}
