import { RELATIVES } from '#server/db/relatives.ts';
import type { SavingStore } from '#server/people/answers/answers.queries.ts';
import { type RelativeChange, saveRelatives } from './relatives.queries.ts';

const NOTHING = { bloodGroup: '', lifeExpectancy: '', chronicDisease: '', chronicDiseaseDetails: '' } as const;

/** Of parents and ancestors what is about their health. */
export async function eraseRelativesHealth(store: SavingStore, profileId: string): Promise<void> {
  const erased = RELATIVES.map(({ side, generation }): RelativeChange => ({ side, generation, ...NOTHING }));
  await saveRelatives(store, profileId, erased);
}
