import type { Question, QuestionChoice } from '#contract/questions.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import {
  type Answer,
  haveBothCandidates,
  listAnswers,
  openAnswers,
  passOver,
  saveAnswer,
} from '#server/domain/together/questions.queries.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** A question between the caller's family and another. */
interface Asked {
  member: string;
  question: Question;
}

/**
 * Saves an answer, or returns why it can no longer be changed. If both answer at the same moment, one waits for the
 * other, and the second answer opens the question.
 */
export async function saveQuestionAnswer(
  services: Services,
  who: AccountProfile,
  { member, question, choice, words }: Asked & { choice: QuestionChoice | ''; words: string },
): Promise<Outcome> {
  return withBoth(services, who, { member, question }, async (standing) => {
    const { db, key, own, theirs, isOpen } = standing;
    if (isOpen && own?.isSettled) return failure('answerSettled');
    await saveAnswer(standing, key, { choice, words });
    if (isOpen) return success('answerChanged');
    if (!isAnswered(theirs)) return success('answerKept');
    await openAnswers(db, key.togetherId, question);
    return success('answersOpened');
  });
}

/**
 * Skips a question. Once both have answered, an answer can be changed but not withdrawn, because the other gave theirs
 * for it.
 */
export async function skipQuestion(services: Services, who: AccountProfile, asked: Asked): Promise<Outcome> {
  return withBoth(services, who, asked, async ({ db, key, isOpen }) => {
    if (isOpen) return failure('answerIsOpen');
    await passOver(db, key);
    return success('questionPassed');
  });
}

/** The two answers to a question. `isOpen`: both have answered, so both can read them. */
interface Standing extends Pick<Services, 'db' | 'cipher'> {
  key: AccountProfile & { togetherId: number; question: Question };
  own: Answer | undefined;
  theirs: Answer | undefined;
  isOpen: boolean;
}

/** Runs `act` with both members locked. Throws unless both are candidates in an acquaintance. */
// biome-ignore lint/complexity/useMaxParams: what is done comes last
async function withBoth(
  services: Services,
  { accountId, profileId }: AccountProfile,
  { member, question }: Asked,
  act: (standing: Standing) => Promise<Outcome>,
): Promise<Outcome> {
  // Checked before the lock, so that a stranger cannot lock anybody.
  await findTogether(services, { profileId, memberId: member });
  const { cipher } = services;
  return services.db.transaction().execute(async (db) => {
    await lockMembers(db, [profileId, member]);
    await findTogether({ db }, { profileId, memberId: member });
    if (!(await haveBothCandidates(db, [profileId, member]))) throw new Refusal(409, 'questionsNeedBoth');
    const togetherId = await openTogether(db, profileId, member);
    const answers = (await listAnswers({ db, cipher }, togetherId)).filter((answer) => answer.question === question);
    const own = answers.find((answer) => answer.profileId === profileId);
    const theirs = answers.find((answer) => answer.profileId === member);
    const isOpen = isAnswered(own) && isAnswered(theirs);
    return act({ db, cipher, own, theirs, isOpen, key: { accountId, profileId, togetherId, question } });
  });
}

const isAnswered = (answer: Answer | undefined): boolean => answer !== undefined && !answer.isPassedOver;
