import { stepPersonal } from '#contract/details.ts';
import { type AnswerStore, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { strangeIds } from '#server/domain/answers/sealed.ts';
import { loadPersonal, saveDetails, savePersonal, strangeInPersonal } from '#server/domain/forms/personal.ts';
import type { Asks } from '#server/domain/steps/describe-conflict.ts';
import { inStep, readStep, savedStep } from '#server/domain/steps/save-step.ts';
import { registerStepCall } from '#server/http/answer.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import type { Services } from '#server/services.ts';
import { withHoroscope } from './with-horoscope.ts';
import { writtenGender } from './written-gender.ts';

/** Registers the steps of the personal information and the further details. */
export function personalStepRoutes(services: Services): void {
  const { db, lookups } = services;
  const asks: Asks = { sections: ['personal', 'details'], kin: { father: 'father', mother: 'mother' } };
  const form = { services, call: stepPersonal, asks };

  registerStepCall(
    services,
    stepPersonal,
    async (asked) => {
      const { who, values, request } = asked;
      const { profileId } = who;
      const errors = { ...strangeInPersonal(lookups, values), ...strangeIds(lookups, { details: values }) };
      if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
      return withHoroscope(services, asked, (keep) =>
        inStep(services, who, async (store) => {
          const step = readStep(form, asked, await loadBoth(store, profileId));
          if (step.conflict) return step.conflict;
          // Each function saves its own answers.
          await savePersonal(store, profileId, step.changes);
          await saveDetails(store, { who, language: languageOf(request) }, step.changes);
          await keep(store.db);
          return savedStep(form, asked, { message: 'saved', stored: await loadBoth(store, profileId) });
        }),
      );
    },
    { context: writtenGender(db) },
  );
}

const loadBoth = async (store: AnswerStore, profileId: string) => ({
  ...(await loadPersonal(store, profileId)),
  ...(await showAnswers(store, profileId, 'details')),
});
