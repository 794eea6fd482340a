import { detailsForm, showDetails, updateDetails } from '#contract/details.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { languageOf } from '#server/door/rendering/language.ts';
import { leftOutFor } from '#server/door/session-rights.ts';
import { looksFirst } from '#server/looks-first.ts';
import { showAnswers } from '#server/people/answers/answers.queries.ts';
import { refuseStrangeIds } from '#server/people/answers/strange-ids.ts';
import { computeHoroscope } from '#server/people/birth-chart/compute-chart.ts';
import { saveDetails } from '#server/people/forms/details.ts';
import { versionIfAsked } from '#server/people/steps/versions.ts';
import type { Services } from '#server/services.ts';

export function detailsRoutes(services: Services): void {
  const { config, db, cipher, digest, lookups } = services;

  answerMember(services, showDetails, async ({ who, values }) => {
    const { profileId } = who;
    const details = await showAnswers(services, profileId, 'details');
    const leftOut = leftOutFor(who, showDetails.path);
    return {
      ...details,
      version: versionIfAsked({ digest, asked: values }, detailsForm.fields, { profileId, values: details, leftOut }),
      computed: await computeHoroscope(await showAnswers(services, profileId, 'personal')),
      nakshatras: lookups.list('nakshatra'),
    };
  });

  answerMember(services, updateDetails, async ({ who, values, request }) => {
    refuseStrangeIds(lookups, { details: values });
    await db
      .transaction()
      .execute((transaction) =>
        saveDetails(
          { db: transaction, cipher, isLookedAt: looksFirst(config) },
          { who, language: languageOf(request) },
          values,
        ),
      );
    return success('saved');
  });
}
