import { answerQuestion, passQuestion, QUESTIONS, type Question } from '#contract/questions.ts';
import { deeds } from '#web/forms/actions.ts';

/** Returns the action name of a question's form. Separate names keep the typed text in the form that was sent. */
export const answerDeed = (question: Question) => `answer-${question}`;
/** Returns the action name of the form that passes over a question. */
export const passDeed = (question: Question) => `pass-${question}`;

/** The small forms that answer a question, one for each question. */
export const answerDeeds = deeds(
  Object.fromEntries(QUESTIONS.map((question) => [answerDeed(question), answerQuestion])),
);
/** The small forms that pass over a question or withdraw an answer, one for each question. */
export const passDeeds = deeds(Object.fromEntries(QUESTIONS.map((question) => [passDeed(question), passQuestion])));
