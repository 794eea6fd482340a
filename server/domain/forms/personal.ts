import type { FormErrors } from '#contract/form.ts';
import type { MessageId } from '#contract/message.ts';
import type { personalForm } from '#contract/personal.ts';
import type { PartOf } from '#contract/step.ts';
import { type AnswerStore, saveAnswers, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { strangeIds } from '#server/domain/answers/strange-ids.ts';
import { loadRelatives, saveRelatives } from '#server/domain/family/relatives.queries.ts';
import { type Lookups, lookupErrors } from '#server/domain/lookups/lookups.ts';

type Personal = PartOf<typeof personalForm.fields>;

/** The personal information with both parents, as its owner has written it. */
export async function loadPersonal(store: AnswerStore, profileId: string) {
  const relatives = await loadRelatives(store, profileId);
  return {
    ...(await showAnswers(store, profileId, 'personal')),
    father: relatives['paternal/parent'],
    mother: relatives['maternal/parent'],
  };
}

/** A sentence for every id that its list does not have. */
export const strangeInPersonal = (
  lookups: Lookups,
  { father, mother, ...personal }: Personal,
): FormErrors<MessageId> => ({
  ...strangeIds(lookups, { personal }),
  ...lookupErrors(lookups, {
    'father.occupation': ['male-occupation', father?.occupation ?? null],
    'mother.occupation': ['female-occupation', mother?.occupation ?? null],
  }),
});

/** Saves those answers that are given. */
export async function savePersonal(
  store: AnswerStore,
  profileId: string,
  { father, mother, ...personal }: Personal,
): Promise<void> {
  await saveAnswers(store, profileId, { personal });
  await saveRelatives(store, profileId, [
    { side: 'paternal', generation: 'parent', ...father },
    { side: 'maternal', generation: 'parent', ...mother },
  ]);
}
