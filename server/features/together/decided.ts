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
import { tell } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import type { AfterPress } from './after-press.ts';

/** Once both have said that the match is fixed it works on others in a day; either may step back at any time, for both. */
export async function afterDecided(
  services: Pick<Services, 'phoneHash'>,
  transaction: Kysely<Database>,
  { togetherId, profileId, otherId, value, theirs }: AfterPress,
): Promise<void> {
  if (value !== '') {
    // Of the other family nothing is asked: the answer would tell what it has said of somebody else. What is due then comes to nothing.
    if (await isSaidElsewhere(transaction, { togetherId, profileId, kinds: ['engaged', 'married'] }))
      throw new Refusal(409, 'decidedElsewhere');
    if (theirs === '') return;
    const pairHash = hashOfPair(services, { oneId: profileId, otherId });
    return agreeOutcome(transaction, { togetherId, profileIds: [profileId, otherId], kind: 'engaged', pairHash });
  }
  // A wedding is not stepped back from here.
  const outcomes = await loadOutcomes(transaction, togetherId);
  if (outcomes.some(({ kind }) => kind === 'married')) throw new Refusal(409, 'stepStays');
  if (await endEngagement(transaction, togetherId, [profileId, otherId]))
    await tell(transaction, { kind: 'steppedBack', profileId: otherId, aboutId: profileId });
}

/** Each side's word of the wedding works on its own profile; what both have said is counted. */
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
