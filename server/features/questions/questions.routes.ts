import { answerQuestion, passQuestion, QUESTIONS, showQuestions } from '#contract/questions.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { type Answer, haveBothCandidates, listAnswers } from '#server/domain/together/questions.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import type { Services } from '#server/services.ts';
import { saveQuestionAnswer, skipQuestion } from './questions.service.ts';

/** Registers the calls for the questions that both candidates answer. */
export function questionRoutes(services: Services): void {
  registerMemberCall(services, showQuestions, async ({ who: { profileId }, values: { member } }) => {
    const { togetherId } = await findTogether(services, { profileId, memberId: member });
    if (!(await haveBothCandidates(services.db, [profileId, member])))
      return { state: 'notBoth' as const, questions: [] };
    const answers = togetherId === null ? [] : await listAnswers(services, togetherId);
    return {
      state: 'both' as const,
      questions: QUESTIONS.map((question) => {
        const bothAnswers = answers.filter((answer) => answer.question === question);
        const own = bothAnswers.find((answer) => answer.profileId === profileId);
        const theirs = bothAnswers.find((answer) => answer.profileId === member);
        const isOpen = isAnswered(own) && isAnswered(theirs);
        return {
          question,
          own: isAnswered(own) ? contentOf(own) : null,
          isPassedOver: own?.isPassedOver ?? false,
          theirs: isOpen ? contentOf(theirs) : null,
          until: isOpen && !own.isSettled ? (own.until?.toISOString() ?? '') : '',
          mayChange: !(isOpen && own.isSettled),
        };
      }),
    };
  });

  registerMemberCall(services, answerQuestion, async ({ who, values }) => {
    await services.limits.take('wordsTogether', String(who.accountId));
    return saveQuestionAnswer(services, who, values);
  });

  registerMemberCall(services, passQuestion, async ({ who, values }) => {
    await services.limits.take('wordsTogether', String(who.accountId));
    return skipQuestion(services, who, values);
  });
}

const isAnswered = (answer: Answer | undefined): answer is Answer => answer !== undefined && !answer.isPassedOver;

const contentOf = ({ choice, words }: Answer) => ({ choice, words });
