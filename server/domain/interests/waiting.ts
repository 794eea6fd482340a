import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import type { Wishes } from '#matching/person.ts';
import { withGate } from '#matching/wishes/gate.ts';
import { wishFit } from '#matching/wishes/wish-fit.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { type Face, loadSenders, loadVisibleFaces } from '#server/domain/visibility/load-views.ts';
import { cachedOnPage } from '#server/http/page-cache.ts';
import { isGateTicked } from './gates.queries.ts';

/** An interest that waits for this member's answer. */
interface WaitingInterest {
  /** The family that has sent the interest, as this member sees it. */
  view: Face;
  sentAt: Date;
}

/**
 * Lists the families whose interest waits for this member's answer, the earliest deadline first. Includes only families
 * whom the member sees and who are not set apart. The queries do not depend on which families have sent an interest.
 * Loaded once for each page.
 */
export const loadWaiting = (
  services: Pick<DomainServices, 'db' | 'lookups'>,
  profileId: string,
): Promise<WaitingInterest[]> => cachedOnPage(`waiting ${profileId}`, () => findWaiting(services, profileId));

async function findWaiting(
  services: Pick<DomainServices, 'db' | 'lookups'>,
  profileId: string,
): Promise<WaitingInterest[]> {
  const { me, senders } = await loadSenders(services, profileId);
  return senders.flatMap(({ face, sentAt, isGated }) =>
    isListedAsWaiting(missedBy(me, face), isGated) ? [{ view: face, sentAt }] : [],
  );
}

/**
 * Whether an interest of this sender is listed as waiting and the reader is notified of it, instead of it being set
 * apart. False if the reader does not see the sender. Call with both members' rows locked.
 */
export async function isWelcome(
  services: Pick<DomainServices, 'db' | 'lookups'>,
  readerId: string,
  senderId: string,
): Promise<boolean> {
  const views = await loadVisibleFaces(services, readerId, [readerId, senderId]);
  const sender = views.get(senderId);
  if (sender === undefined) return false;
  return isListedAsWaiting(missedBy(views.get(readerId), sender), await isGateTicked(services.db, readerId));
}

/**
 * The names of the reader's musts that a family certainly fails, and of the other failed wishes that the gate judges.
 */
interface Missed {
  musts: string[];
  wishes: string[];
}

/**
 * Returns which wishes of the reader (`me`) a family certainly fails. An unknown value fails neither a must nor a wish.
 * Empty if the reader has no wishes.
 */
export function missedBy(me: Pick<Face, 'person'> | undefined, { person }: Pick<Face, 'person'>): Missed {
  const { wishes } = me?.person ?? {};
  if (me === undefined || wishes == null) return { musts: [], wishes: [] };
  const missedMusts = (readersWishes: Wishes) => {
    const fit = wishFit({ ...me.person, wishes: readersWishes }, person, todayInIndia());
    return fit.a.findings.flatMap(({ wish, code, strength }) =>
      strength === 'must' && code === 'wish.unmet' ? [wish] : [],
    );
  };
  const musts = missedMusts(wishes);
  // With the gate, the wishes that it judges count as musts.
  const mustsWithGate = missedMusts(withGate(wishes));
  return { musts, wishes: mustsWithGate.filter((wish) => !musts.includes(wish)) };
}

/** Whether an interest is listed among those that wait; otherwise it is set apart. `isGated`: the gate is ticked. */
export const isListedAsWaiting = ({ musts, wishes }: Missed, isGated: boolean): boolean =>
  musts.length === 0 && !(isGated && wishes.length > 0);

/**
 * Returns when an interest was sent and until when it waits (ISO times). `daysLeft` is the number of days in India from
 * today to the last day; 0 on the last day and after it.
 */
export function untilWhen(sentAt: Date) {
  const expiresAt = sentAt.getTime() + INTEREST_DAYS * DAY_MS;
  const days = (Date.parse(todayInIndia(expiresAt)) - Date.parse(todayInIndia())) / DAY_MS;
  return {
    sentAt: sentAt.toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    daysLeft: Math.max(0, days),
  };
}
