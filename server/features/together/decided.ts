import type { Kysely } from 'kysely';
import { hashOfPair } from '#server/domain/together/counts.queries.ts';
import {
  agreeOutcome,
  endEngagement,
  isSaidElsewhere,
  loadOutcomes,
  withdrawOutcome,
} from '#server/domain/together/outcomes.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import type { AfterPress } from './after-press.ts';

/**
 * Handles a press of *decided*. Once both have pressed, the outcome takes effect in a day. Either may step back at any
 * time, for both.
 */
export async function afterDecided(
  services: Pick<Services, 'phoneHash'>,
  transaction: Kysely<Database>,
  { togetherId, profileId, otherId, value, theirs }: AfterPress,
): Promise<void> {
  if (value !== '') {
    // Only this family is checked: a refusal because of the other would reveal what it said about somebody else. In
    // that case the outcome is dropped when it is due.
    if (await isSaidElsewhere(transaction, { togetherId, profileId, kinds: ['engaged', 'married'] }))
      throw new Refusal(409, 'decidedElsewhere');
    if (theirs === '') return;
    const pairHash = hashOfPair(services, { oneId: profileId, otherId });
    return agreeOutcome(transaction, { togetherId, profileIds: [profileId, otherId], kind: 'engaged', pairHash });
  }
  // A marriage cannot be taken back here.
  const outcomes = await loadOutcomes(transaction, togetherId);
  if (outcomes.some(({ kind }) => kind === 'married')) throw new Refusal(409, 'stepStays');
  if (await endEngagement(transaction, togetherId, [profileId, otherId]))
    await notify(transaction, { kind: 'steppedBack', profileId: otherId, aboutId: profileId });
}

/**
 * Handles a press of *married*. It takes effect for the pressing side's profile. A marriage is counted as reported by
 * both if both pressed.
 */
export async function afterMarried(
  services: Pick<Services, 'phoneHash'>,
  transaction: Kysely<Database>,
  { togetherId, profileId, otherId, value }: AfterPress,
): Promise<void> {
  if (value === '') {
    await withdrawOutcome(transaction, { togetherId, kind: 'married', profileId });
    return;
  }
  if (await isSaidElsewhere(transaction, { togetherId, profileId, kinds: ['married'] }))
    throw new Refusal(409, 'decidedElsewhere');
  const pairHash = hashOfPair(services, { oneId: profileId, otherId });
  await agreeOutcome(transaction, { togetherId, profileIds: [profileId], kind: 'married', pairHash });
}
