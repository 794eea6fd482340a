import { answerQuestion, passQuestion, QUESTIONS, type Question } from '#contract/questions.ts';
import { deeds } from '#web/forms/actions.ts';

/** Returns the action name of a question's form. Separate names keep the typed text in the form that was sent. */
export const answerDeed = (question: Question) => `answer-${question}`;
/** Returns the action name of the form that passes over a question. */
export const passDeed = (question: Question) => `pass-${question}`;

export const answerDeeds = deeds(
  Object.fromEntries(QUESTIONS.map((question) => [answerDeed(question), answerQuestion])),
);
export const passDeeds = deeds(Object.fromEntries(QUESTIONS.map((question) => [passDeed(question), passQuestion])));
