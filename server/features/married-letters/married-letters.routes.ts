import { answerMarriedLetter, showMarriedLetters, stopMarriedLetters } from '#contract/married-letters.ts';
import { loadShownText } from '#server/domain/content/shown-text.ts';
import { keepLetterAnswer, loadLetterState, stopLetters } from '#server/domain/together/letters.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls by which a married member answers the letters of the trust, or stops them. */
export function marriedLetterRoutes(services: Services): void {
  const { db, limits } = services;

  registerMemberCall(services, showMarriedLetters, async ({ who, request }) => ({
    state: await loadLetterState(db, who.profileId),
    counsellor: await loadShownText(services, 'counsellor', languageOf(request)),
  }));

  registerMemberCall(services, stopMarriedLetters, async ({ who }) =>
    (await stopLetters(db, who.profileId)) ? success('marriedLettersStopped') : failure('marriedFirst'),
  );

  // The answer is recorded nowhere else, and no holder is notified.
  registerMemberCall(services, answerMarriedLetter, async ({ who, values: { words } }) => {
    if ((await loadLetterState(db, who.profileId)) === 'none') throw new Refusal(409, 'marriedFirst');
    await limits.take('letterAnswerByMember', who.profileId);
    await keepLetterAnswer(services, who.profileId, words);
    return success('marriedLetterAnswered');
  });
}
