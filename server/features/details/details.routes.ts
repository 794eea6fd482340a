import { detailsForm, showDetails, updateDetails } from '#contract/details.ts';
import { chooseHomeAudience } from '#contract/household.ts';
import { showAnswers } from '#server/domain/answers/answers.queries.ts';
import { refuseStrangeIds } from '#server/domain/answers/sealed.ts';
import { computeHoroscope } from '#server/domain/birth-chart/compute-chart.ts';
import { saveDetails, saveHomeAudience } from '#server/domain/forms/personal.ts';
import { versionIfAsked } from '#server/domain/steps/versions.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { leftOutFor } from '#server/http/session-rights.ts';
import { requiresPreApproval } from '#server/requires-pre-approval.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls for the further details of a profile. */
export function detailsRoutes(services: Services): void {
  const { config, db, cipher, digest, lookups } = services;

  registerMemberCall(services, showDetails, async ({ who, values }) => {
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

  registerMemberCall(services, updateDetails, async ({ who, values, request }) => {
    refuseStrangeIds(lookups, { details: values });
    await db
      .transaction()
      .execute((transaction) =>
        saveDetails(
          { db: transaction, cipher, isLookedAt: requiresPreApproval(config) },
          { who, language: languageOf(request) },
          values,
        ),
      );
    return success('saved');
  });

  registerMemberCall(services, chooseHomeAudience, async ({ who, values: { homeFor } }) => {
    await db.transaction().execute((transaction) => saveHomeAudience({ db: transaction, cipher }, who, homeFor));
    return success('saved');
  });
}
