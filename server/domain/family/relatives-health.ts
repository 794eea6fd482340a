import type { SavingStore } from '#server/domain/answers/answers.queries.ts';
import { RELATIVES } from '#server/platform/db/relatives.ts';
import { type RelativeChange, saveRelatives } from './relatives.queries.ts';

/** The values of the health answers about a relative that nobody has given. */
const EMPTY_HEALTH = {
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
  const erased = RELATIVES.map(({ side, generation }): RelativeChange => ({ side, generation, ...EMPTY_HEALTH }));
  await saveRelatives(store, profileId, erased);
}
