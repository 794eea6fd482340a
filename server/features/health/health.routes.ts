import type { SentValues } from '#contract/call.ts';
import { showHealth, updateHealth } from '#contract/health.ts';
import type { LineageSide } from '#contract/lineage.ts';
import { messages } from '#contract/messages.ts';
import { success } from '#contract/outcome.ts';
import { answerMember } from '#server/door/answer.ts';
import {
  loadRelatives,
  type Relative,
  type RelativeChange,
  saveRelatives,
} from '#server/people/family/relatives.queries.ts';
import type { Services } from '#server/services.ts';
import { loadOwnAnswers, saveOwnAnswers } from './health.queries.ts';

type ParentValues = SentValues<typeof updateHealth>['father'];

export function healthRoutes(services: Services): void {
  const { db, cipher } = services;

  answerMember(services, showHealth, async ({ who }) => {
    const own = await loadOwnAnswers(db, cipher, who.profileId);
    const relatives = await loadRelatives(db, cipher, who.profileId);
    return {
      bloodGroup: own.blood_group,
      diseaseReport: own.disease_report,
      father: parentValues(relatives['paternal/parent']),
      mother: parentValues(relatives['maternal/parent']),
    };
  });

  answerMember(services, updateHealth, async ({ who, values }) => {
    const own = { blood_group: values.bloodGroup, disease_report: values.diseaseReport };
    await db.transaction().execute(async (transaction) => {
      await saveOwnAnswers(transaction, cipher, who.profileId, own);
      await saveRelatives(transaction, cipher, who.profileId, [
        parentChange('paternal', values.father),
        parentChange('maternal', values.mother),
      ]);
    });
    return success(messages.healthUpdated);
  });
}

const parentValues = (parent: Relative) => ({
  bloodGroup: parent.blood_group,
  chronicDisease: parent.chronic_disease,
  // Only sent; it is in the table, so it needs a value.
  isDetailsDisabled: '',
  chronicDiseaseDetails: parent.chronic_disease_details,
  lifeExpectancy: parent.life_expectancy,
});

const parentChange = (side: LineageSide, parent: ParentValues): RelativeChange => ({
  side,
  generation: 'parent',
  blood_group: parent.bloodGroup,
  chronic_disease: parent.chronicDisease,
  chronic_disease_details: /^yes$/i.test(parent.isDetailsDisabled) ? '' : parent.chronicDiseaseDetails,
  life_expectancy: parent.lifeExpectancy,
});
