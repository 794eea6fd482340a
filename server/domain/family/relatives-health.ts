import type { SavingStore } from '#server/domain/answers/answers.queries.ts';
import { RELATIVES } from '#server/platform/db/relatives.ts';
import { type RelativeChange, saveRelatives } from './relatives.queries.ts';

const NOTHING = {
  bloodGroup: '',
  lifeExpectancy: '',
  chronicDisease: '',
  chronicDiseaseDetails: '',
  // "Nobody remembers" is also an answer about health.
  lifeExpectancyUnknown: '',
  chronicDiseaseUnknown: '',
} as const;

/** Erases the health answers about parents and ancestors. */
export async function eraseRelativesHealth(store: SavingStore, profileId: string): Promise<void> {
  const erased = RELATIVES.map(({ side, generation }): RelativeChange => ({ side, generation, ...NOTHING }));
  await saveRelatives(store, profileId, erased);
}
