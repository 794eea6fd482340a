import type { SentValues } from '#contract/call.ts';
import { showHealth, updateHealth } from '#contract/health.ts';
import type { LineageSide } from '#contract/lineage.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { saveAnswers, showAnswers } from '#server/people/answers/answers.queries.ts';
import { loadRelatives, type RelativeChange, saveRelatives } from '#server/people/family/relatives.queries.ts';
import type { Services } from '#server/services.ts';

type ParentValues = SentValues<typeof updateHealth>['father'];

export function healthRoutes(services: Services): void {
  const { db, cipher } = services;

  answerMember(services, showHealth, async ({ who }) => {
    const relatives = await loadRelatives(services, who.profileId);
    return {
      ...(await showAnswers(services, who.profileId, 'health')),
      father: relatives['paternal/parent'],
      mother: relatives['maternal/parent'],
    };
  });

  answerMember(services, updateHealth, async ({ who, values: { father, mother, ...health } }) => {
    await db.transaction().execute(async (transaction) => {
      const store = { db: transaction, cipher };
      await saveAnswers(store, who.profileId, { health });
      await saveRelatives(store, who.profileId, [parentChange('paternal', father), parentChange('maternal', mother)]);
    });
    return success('healthUpdated');
  });
}

const parentChange = (side: LineageSide, { isDetailsDisabled, ...parent }: ParentValues): RelativeChange => ({
  ...{ side, generation: 'parent', ...parent },
  ...(/^yes$/i.test(isDetailsDisabled) && { chronicDiseaseDetails: '' }),
});
