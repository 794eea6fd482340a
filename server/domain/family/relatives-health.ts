import type { SavingStore } from '#server/domain/answers/answers.queries.ts';
import { RELATIVES } from '#server/platform/db/relatives.ts';
import { type RelativeChange, saveRelatives } from './relatives.queries.ts';

const NOTHING = {
  bloodGroup: '',
  lifeExpectancy: '',
  chronicDisease: '',
  chronicDiseaseDetails: '',
  // That nobody remembers is an answer about health as well.
  lifeExpectancyUnknown: '',
  chronicDiseaseUnknown: '',
} as const;

/** Of parents and ancestors what is about their health. */
export async function eraseRelativesHealth(store: SavingStore, profileId: string): Promise<void> {
  const erased = RELATIVES.map(({ side, generation }): RelativeChange => ({ side, generation, ...NOTHING }));
  await saveRelatives(store, profileId, erased);
}
