import { stepPersonal } from '#contract/details.ts';
import { showAnswers } from '#server/domain/answers/answers.queries.ts';
import { strangeIds } from '#server/domain/answers/strange-ids.ts';
import { saveDetails } from '#server/domain/forms/details.ts';
import { loadPersonal, savePersonal, strangeInPersonal } from '#server/domain/forms/personal.ts';
import { openStep } from '#server/domain/steps/open-step.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import type { Services } from '#server/services.ts';
import { withHoroscope } from './with-horoscope.ts';
import { writtenGender } from './written-gender.ts';

/** The steps in which a family tells of the bride or groom: the personal information and the further details. */
export function personalStepRoutes(services: Services): void {
  const { db, lookups } = services;
  openStep(services, stepPersonal, {
    asks: { sections: ['personal', 'details'], kin: { father: 'father', mother: 'mother' } },
    sentence: 'saved',
    context: writtenGender(db),
    load: async (store, { profileId }) => ({
      ...(await loadPersonal(store, profileId)),
      ...(await showAnswers(store, profileId, 'details')),
    }),
    refuse: (values) => {
      const errors = { ...strangeInPersonal(lookups, values), ...strangeIds(lookups, { details: values }) };
      if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
    },
    // Each takes what is its own.
    save: async (store, { who, request }, changes) => {
      await savePersonal(store, who.profileId, changes);
      await saveDetails(store, { who, language: languageOf(request) }, changes);
    },
    withFiles: (asked, run) => withHoroscope(services, asked, run),
  });
}
