import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { choice, readByOthers, requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** The questions for the bride and the groom in their order, each with its possible answers. */
export const QUESTION_CHOICES = {
  where: ['withParents', 'nearParents', 'whereWorkIs', 'abroad', 'together'],
  parents: ['bothAlike', 'withUs', 'withSiblings', 'whatever', 'notYet'],
  work: ['bothWork', 'mayPause', 'mayFollow', 'oneAtHome'],
  children: ['soon', 'later', 'adopting', 'without', 'unsure'],
  money: ['onePurse', 'shared', 'ownEach', 'helpHome'],
  faith: ['daily', 'festivals', 'ownWay', 'little'],
  food: ['everything', 'fishAndRice', 'greenBeside', 'greenKitchen'],
  health: ['moving', 'eatingWell', 'couldDoMore', 'inPerson'],
  habits: ['early', 'late', 'byWork', 'tidy', 'easy'],
  friends: ['often', 'fewClose', 'inCommon', 'atHome'],
  time: ['evenings', 'weekends', 'travel', 'ownTime'],
  quarrel: ['sameDay', 'quietFirst', 'inWriting', 'withAJoke', 'someoneTrusted'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The key of a question. */
export type Question = keyof typeof QUESTION_CHOICES;
type ChoiceOf = { [Q in Question]: (typeof QUESTION_CHOICES)[Q][number] };
/** A possible answer to any of the questions. */
export type QuestionChoice = ChoiceOf[Question];

const isQuestion = (key: string): key is Question => key in QUESTION_CHOICES;
export const QUESTIONS: readonly Question[] = Object.keys(QUESTION_CHOICES).filter(isQuestion);
const CHOICES: readonly QuestionChoice[] = [...new Set(Object.values(QUESTION_CHOICES).flat())];

/** Whether a choice is one of the possible answers to this question. */
export const isChoiceOf = (question: Question, choice: string): boolean =>
  QUESTION_CHOICES[question].some((known) => known === choice);

/** Maximum number of characters of an answer in own words. */
export const ANSWER_LIMIT = 1000;
/** Hours after both have answered a question in which each may still change their own answer. */
export const ANSWER_HOURS = 24;

const answerShape = s.object({ choice: s.oneOf(['', ...CHOICES]), words: s.string() });

/**
 * Returns the reader's answers, and the other person's answers to questions that both have answered. Before that,
 * nothing reveals whether the other has answered or passed a question. `both`: each has an account; otherwise there are
 * no questions.
 */
export const showQuestions = call('showquestions', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    state: fact('state', s.oneOf(['both', 'notBoth'])),
    questions: fact(
      'questions',
      s.array(
        s.object({
          question: s.oneOf(QUESTIONS),
          own: s.nullable(answerShape),
          isPassedOver: s.boolean(),
          theirs: s.nullable(answerShape),
          /**
           * ISO time until which the reader's own answer may be changed; `''` if it is final, or may be changed until
           * the other has answered.
           */
          until: s.string(),
          mayChange: s.boolean(),
        }),
      ),
    ),
  },
});

const question = sentOnly('question', requiredChoice(QUESTIONS, 'chooseFromList'));

/** Answers a question with one of its choices, in own words, or both. */
export const answerQuestion = call('answerquestion', {
  ...ofMember,
  form: form(
    {
      member: otherMember,
      question,
      choice: sentOnly('choice', choice(CHOICES)),
      words: sentOnly('words', readByOthers(text(ANSWER_LIMIT))),
    },
    ({ question, choice, words }): FormErrors => {
      if (question !== undefined && choice && !isChoiceOf(question, choice)) return { choice: 'chooseFromList' };
      return choice === '' && words === '' ? { choice: 'answerOrWrite' } : {};
    },
  ),
});

/** Passes a question, or withdraws an answer before the other person has answered. Nobody is notified. */
export const passQuestion = call('passquestion', { ...ofMember, form: form({ member: otherMember, question }) });
