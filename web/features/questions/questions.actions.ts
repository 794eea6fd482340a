import { answerQuestion, passQuestion, QUESTIONS, type Question } from '#contract/questions.ts';
import { deeds } from '#web/forms/actions.ts';

/** Each question has forms of its own, so that what was typed stays in the one that was sent. */
export const answerDeed = (question: Question) => `answer-${question}`;
export const passDeed = (question: Question) => `pass-${question}`;

export const answerDeeds = deeds(Object.fromEntries(QUESTIONS.map((one) => [answerDeed(one), answerQuestion])));
export const passDeeds = deeds(Object.fromEntries(QUESTIONS.map((one) => [passDeed(one), passQuestion])));
