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

const FORBIDDEN = 403;

type Loaded = ReturnedDraft<typeof showQuestions> | null;

/** Loads the questions; null for everybody except the bride and the groom. */
export const load = (visit: Visit, member: string): Promise<Loaded> =>
  loadUnless(FORBIDDEN, loadCall(visit, showQuestions, { member }));

export const actions = { ...answerDeeds.actions, ...passDeeds.actions };

/** The questions as a step of two families. */
export function Component({ member, shown, loaded }: TogetherStepProps<Loaded>) {
  const name = readableName(shown.member, useLanguage());
  return <Questions member={member} name={name} loaded={loaded} />;
}

const { Deed: Answer } = answerDeeds;
const { Deed: Pass } = passDeeds;

type Facts = ReturnedDraft<typeof showQuestions>;
type One = Facts['questions'][number];

interface QuestionsProps {
  member: string;
  /** The name of the other candidate. */
  name: string;
  /** Null if the session may not read them. */
  loaded: Facts | null;
}

/** The twelve questions, each folded. Once both have answered a question, it shows both answers. */
function Questions({ member, name, loaded }: QuestionsProps) {
  const t = useTexts(questionsTexts);
  const language = useLanguage();
  const sent = useActionData<FormResult>();
  if (loaded === null) return <p>{t.closed}</p>;
  if (loaded.state === 'notBoth') return <p>{t.notBoth}</p>;
  const { questions } = loaded;
  const open = questions.filter(({ theirs }) => theirs !== null).length;
  const words = questionWords[language];
  const isSent = ({ question }: One) => sent?.deed === answerDeed(question) || sent?.deed === passDeed(question);
  return (
    <>
      <p>{t.lead}</p>
      <p>{t.alone}</p>
      {open > 0 && <p>{t.open(number(open, language))}</p>}
      <Accordion
        isLate
        items={questions.map((one) => ({
          id: `question-${one.question}`,
          isOpen: isSent(one),
          heading: (
            <span className={styles.head}>
              <span>{words[one.question].ask}</span>
              <span className={styles.state}>{t[stateOf(one)]}</span>
            </span>
          ),
          content: <Asked one={one} member={member} name={name} />,
        }))}
      />
    </>
  );
}

const stateOf = ({ own, theirs, isPassedOver }: One) =>
  theirs ? 'isOpen' : own ? 'isKept' : isPassedOver ? 'isPassed' : 'isNew';

function Asked({ one, member, name }: { one: One; member: string; name: string }) {
  const t = useTexts(questionsTexts);
  const language = useLanguage();
  const sent = useActionData<FormResult>();
  const { question, own, theirs, until, mayChange } = one;
  const { about, choices } = questionWords[language][question];
  return (
    <>
      <p className="soft">{about}</p>
      {theirs && own && (
        <div className={styles.both}>
          <Said label={t.mine} said={own} choices={choices} />
          <Said label={name} said={theirs} choices={choices} />
        </div>
      )}
      {own && !theirs && (
        <>
          <Said label={t.mine} said={own} choices={choices} />
          <p className="soft">{t.waits}</p>
        </>
      )}
      {theirs && <p className="soft">{until ? t.until(momentInIndia(until, language)) : !mayChange && t.settled}</p>}
      {mayChange &&
        (own ? (
          <details open={sent?.deed === answerDeed(question) && sent.code !== OUTCOME.done}>
            <summary>{t.changing}</summary>
            <Answering one={one} member={member} choices={choices} />
          </details>
        ) : (
          <Answering one={one} member={member} choices={choices} />
        ))}
    </>
  );
}

interface AnsweringProps {
  one: One;
  member: string;
  choices: Readonly<Record<string, string>>;
}

function Answering({ one: { question, own, theirs, isPassedOver }, member, choices }: AnsweringProps) {
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

interface SaidProps {
  label: string;
  said: NonNullable<One['own']>;
  choices: Readonly<Record<string, string>>;
}

function Said({ label, said: { choice, words }, choices }: SaidProps) {
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
