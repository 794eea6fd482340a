import { healthForm, showHealth, stepHealth, updateHealth } from '#contract/health.ts';
import type { LineageSide } from '#contract/lineage.ts';
import type { PartOf } from '#contract/step.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { isBesideCandidate, type Who } from '#server/door/session.ts';
import { type AnswerStore, saveAnswers, showAnswers } from '#server/people/answers/answers.queries.ts';
import { loadRelatives, type RelativeChange, saveRelatives } from '#server/people/family/relatives.queries.ts';
import { openStep } from '#server/people/steps/open-step.ts';
import { versionIfAsked } from '#server/people/steps/versions.ts';
import type { Services } from '#server/services.ts';

/** What a guardian reads of the candidate's own, and leaves as it is. */
const EMPTY = { bloodGroup: '', diseaseReport: '' } as const;

type ParentValues = PartOf<(typeof healthForm.fields)['father']>;

export function healthRoutes(services: Services): void {
  const { db, cipher, digest } = services;

  answerMember(services, showHealth, async ({ who, values }) => {
    const { profileId } = who;
    const health = await loadHealth(services, who);
    return {
      ...health,
      version: versionIfAsked({ digest, asked: values }, healthForm.fields, { profileId, values: health }),
    };
  });

  answerMember(services, updateHealth, async ({ who, values }) => {
    await db.transaction().execute((transaction) => saveHealth({ db: transaction, cipher }, who, values));
    return success('healthUpdated');
  });

  openStep(services, stepHealth, {
    asks: { sections: ['health'], kin: { father: 'father', mother: 'mother' } },
    sentence: 'healthUpdated',
    load: loadHealth,
    save: (store, { who }, changes) => saveHealth(store, who, changes),
  });
}

async function loadHealth(store: AnswerStore, who: Who) {
  const relatives = await loadRelatives(store, who.profileId);
  return {
    ...(isBesideCandidate(who) ? EMPTY : await showAnswers(store, who.profileId, 'health')),
    father: relatives['paternal/parent'],
    mother: relatives['maternal/parent'],
  };
}

/** Saves those answers that are given. */
async function saveHealth(
  store: AnswerStore,
  who: Who,
  { father = {}, mother = {}, ...health }: PartOf<typeof healthForm.fields>,
): Promise<void> {
  if (!isBesideCandidate(who)) await saveAnswers(store, who.profileId, { health });
  await saveRelatives(store, who.profileId, [parentChange('paternal', father), parentChange('maternal', mother)]);
}

const parentChange = (side: LineageSide, { isDetailsDisabled = '', ...parent }: ParentValues): RelativeChange => ({
  ...{ side, generation: 'parent', ...parent },
  ...(/^yes$/i.test(isDetailsDisabled) && { chronicDiseaseDetails: '' }),
});
