import { todayInIndia } from '#contract/india-day.ts';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import { wishFit } from '#matching/wishes/wish-fit.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { type Face, loadFaces, loadSenders } from '#server/domain/visibility/load-views.ts';
import { oncePerPage } from '#server/http/page-moment.ts';

interface Waiting {
  view: Face;
  sentAt: Date;
}

/**
 * The families whose interest waits for this member's answer, the one that ends soonest first: whom the member sees, and who
 * fail none of the member's musts for certain. The same questions are asked, no matter who has sent one.
 */
export const loadWaiting = (services: Pick<DomainServices, 'db' | 'lookups'>, profileId: string): Promise<Waiting[]> =>
  oncePerPage(`waiting ${profileId}`, () => findWaiting(services, profileId));

async function findWaiting(services: Pick<DomainServices, 'db' | 'lookups'>, profileId: string): Promise<Waiting[]> {
  const { me, senders } = await loadSenders(services, profileId);
  return senders.flatMap(({ face, sentAt }) => (missedMusts(me, face).length === 0 ? [{ view: face, sentAt }] : []));
}

/** Whether an interest of this sender stands among those that wait, not apart: told and counted. Both are locked. */
export async function isWelcome(
  services: Pick<DomainServices, 'db' | 'lookups'>,
  readerId: string,
  senderId: string,
): Promise<boolean> {
  const views = await loadFaces(services, readerId, [readerId, senderId]);
  const sender = views.get(senderId);
  return sender !== undefined && missedMusts(views.get(readerId), sender).length === 0;
}

/** Which musts of the reader this family fails for certain; what is unknown fails none. */
export function missedMusts(me: Pick<Face, 'person'> | undefined, { person }: Pick<Face, 'person'>): string[] {
  if (me === undefined) return [];
  const { findings } = wishFit(me.person, person, todayInIndia()).a;
  return findings.flatMap(({ wish, code, strength }) => (strength === 'must' && code === 'wish.unmet' ? [wish] : []));
}

const DAY_MS = 86_400_000;

/** When an interest was sent and until when it waits (ISO times), and the whole days (in India) until that day, 0 on it and after it. */
export function untilWhen(sentAt: Date) {
  const expiresAt = sentAt.getTime() + INTEREST_DAYS * DAY_MS;
  const days = (Date.parse(todayInIndia(expiresAt)) - Date.parse(todayInIndia())) / DAY_MS;
  return {
    sentAt: sentAt.toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    daysLeft: Math.max(0, days),
  };
}
